'use client';

import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordPager } from '@/components/records/record-pager';
import { RecordState } from '@/components/records/record-state';
import { useCursorList } from '@/components/records/use-cursor-list';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Money } from '@/components/ui/money';
import type { WireBillBets, WireBillMembers } from '@/lib/agents/bills/wire';
import { callApi } from '@/lib/platform/http/call';
import { BillBet } from './bill-bet';

interface Props {
  apiPath: string;
  day: string | undefined;
  isRealtime: boolean;
  currency: string;
  /** As in BillBet. */
  roundPath: string | null | undefined;
}

type MemberRow = WireBillMembers['list'][number];

/** The members behind a bill; a press shows the bets of one. */
export function BillMembers({ apiPath, day, isRealtime, currency, roundPath }: Props) {
  const t = useTranslations('agent-bills');
  const locale = useLocale();
  const [pageNum, setPageNum] = useState(1);
  const [chosen, setChosen] = useState<MemberRow['member']>();
  const members = useQuery({
    queryKey: ['agent-bill-members', apiPath, day, pageNum],
    queryFn: ({ signal }) =>
      callApi<WireBillMembers>(
        'GET',
        pathWithQuery(`${apiPath}/members`, { day, pageNum }),
        undefined,
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const money = (value: string, signed = false) => (
    <Money value={value} currency={currency} locale={locale} symbol={false} signed={signed} />
  );
  return (
    <>
      <RecordState
        query={members}
        empty={members.data?.list.length === 0}
        emptyTitle={t('behind.none')}
        rowClassName="h-14"
        rows={3}
      >
        <ul className="mt-2 divide-y divide-hairline">
          {members.data?.list.map((row) => (
            <li key={row.member.id}>
              <button
                type="button"
                onClick={() => setChosen(row.member)}
                className="flex min-h-14 w-full items-center justify-between gap-3 py-2 text-start text-sm hover:bg-raised"
              >
                <span className="min-w-0">
                  <bdi className="block truncate font-medium text-amber">{row.member.account}</bdi>
                  <span className="text-xs text-muted">
                    {t('behind.rounds', { count: row.rounds })}
                    {row.isActive && (
                      <>
                        {' '}
                        <Badge tone="jade">{t('behind.active')}</Badge>
                      </>
                    )}
                  </span>
                </span>
                <span className="text-end">
                  {money(row.validBet)}
                  <span className="block text-xs text-faint">
                    {isRealtime ? (
                      <>
                        {t('figures.wonBets')} {money(row.wonBets)} · {t('figures.lostBets')}{' '}
                        {money(row.lostBets)}
                      </>
                    ) : (
                      <>
                        {t('figures.stake')} {money(row.stake)} · {t('figures.payout')} {money(row.payout)}
                      </>
                    )}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <RecordPager page={pageNum} pages={members.data?.totalPages ?? 1} onPage={setPageNum} />
      </RecordState>
      {chosen && (
        <BillBets
          apiPath={apiPath}
          member={chosen}
          currency={currency}
          roundPath={roundPath}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function BillBets({
  apiPath,
  member,
  currency,
  roundPath,
  onClose,
}: {
  apiPath: string;
  member: MemberRow['member'];
  currency: string;
  roundPath: string | null | undefined;
  onClose: () => void;
}) {
  const t = useTranslations('agent-bills');
  const { query, list } = useCursorList<WireBillBets['list'][number]>(
    ['agent-bill-bets', apiPath, member.id],
    `${apiPath}/bets`,
    { memberId: member.id },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('bets.title', { account: member.account })}
      description={t('bets.text')}
      closeLabel={t('bets.close')}
      focusableBody
    >
      <RecordState
        query={query}
        empty={list.length === 0}
        emptyTitle={t('bets.none')}
        rowClassName="h-12"
        rows={4}
      >
        <ul className="divide-y divide-hairline text-sm">
          {list.map((bet) => (
            <li key={bet.id}>
              <BillBet bet={bet} currency={currency} roundPath={roundPath} />
            </li>
          ))}
        </ul>
        {query.hasNextPage && (
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('bets.more')}
          </Button>
        )}
      </RecordState>
    </Dialog>
  );
}
