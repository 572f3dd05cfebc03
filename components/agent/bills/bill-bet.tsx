'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordState } from '@/components/records/record-state';
import { useDateFormat } from '@/components/records/use-date-format';
import { ChevronRight } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { WireBillBets } from '@/lib/agents/bills/wire';
import type { WireTeamBetDetails } from '@/lib/agents/team/bets/wire';
import { callApi } from '@/lib/platform/http/call';
import { BetRecord } from '@/components/records/bets/bet-record';

type Bet = WireBillBets['list'][number];

const ROW = 'flex min-h-14 w-full items-center justify-between gap-3 py-2.5 text-start hover:bg-raised';

/** A bet behind a bill with its record: on the page of the round for operators, below the bet for agents. */
export function BillBet({
  bet,
  currency,
  roundPath,
}: {
  bet: Bet;
  currency: string;
  /** The address of a round's page without its id; undefined for agents. Null: the reader may not open rounds. */
  roundPath: string | null | undefined;
}) {
  const [open, setOpen] = useState(false);
  if (roundPath === null)
    return (
      <div className={ROW}>
        <Figures bet={bet} currency={currency} />
      </div>
    );
  if (roundPath !== undefined)
    return (
      <PageLink href={`${roundPath}/${bet.id}`} className={ROW}>
        <Figures bet={bet} currency={currency} />
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint rtl:-scale-x-100" />
      </PageLink>
    );
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className={ROW}>
        <Figures bet={bet} currency={currency} />
        <ChevronRight
          aria-hidden
          className={`size-4 shrink-0 text-faint transition-transform ${open ? 'rotate-90' : 'rtl:-scale-x-100'}`}
        />
      </button>
      {open && <Record id={bet.id} />}
    </>
  );
}

function Figures({ bet, currency }: { bet: Bet; currency: string }) {
  const t = useTranslations('agent-bills');
  const locale = useLocale();
  const { dateTime } = useDateFormat();
  const money = (value: string) => <Money value={value} currency={currency} locale={locale} symbol={false} />;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{bet.game}</span>
        <span className="text-xs text-faint">
          {dateTime(bet.at)} · <bdi>{bet.id}</bdi>
        </span>
      </span>
      <span className="text-end">
        {money(bet.validBet)}
        <span className="block text-xs text-faint">
          {t('figures.stake')} {money(bet.stake)} · {t('figures.payout')} {money(bet.payout)}
        </span>
      </span>
    </>
  );
}

function Record({ id }: { id: string }) {
  const locale = useLocale();
  const details = useQuery({
    queryKey: ['agent-team-bet', id, locale],
    queryFn: ({ signal }) =>
      callApi<WireTeamBetDetails>(
        'GET',
        pathWithQuery(`/wps/agent/team/bets/${id}`, { language: locale.toUpperCase() }),
        undefined,
        signal,
      ),
  });
  return (
    <div className="pb-4">
      <RecordState query={details} empty={false} emptyTitle="" rows={2} rowClassName="h-24">
        {details.data && <BetRecord round={details.data} />}
      </RecordState>
    </div>
  );
}
