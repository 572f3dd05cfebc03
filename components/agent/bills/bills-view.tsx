'use client';

import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Choice } from '@/components/records/choice';
import { DownloadLink } from '@/components/records/download-link';
import { FigureTile } from '@/components/records/figure-tile';
import { lastDays } from '@/components/records/period';
import { PeriodFilter } from '@/components/records/period-filter';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordPager } from '@/components/records/record-pager';
import { RecordState } from '@/components/records/record-state';
import { ZoneNote } from '@/components/records/zone-note';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { ChevronRight } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { WireBill, WireBills } from '@/lib/agents/bills/wire';
import type { ContractKind } from '@/lib/agents/constants';
import { callApi } from '@/lib/platform/http/call';
import { PeriodText } from './period-text';
import { StatusBadge } from './status-badge';

const LIVE = [['agent-bills']] as const;
const SIDES = ['own', 'downline'] as const;

interface Props {
  kind: ContractKind;
  zone: string;
  currency: string;
  /** The address of a bill without its id, in the page's language. */
  billPath: string;
}

/** The bills of a kind: an agent's own, or those that the direct downlines are paid out of them. */
export function BillsView({ kind, zone, currency, billPath }: Props) {
  const t = useTranslations('agent-bills');
  const locale = useLocale();
  const [filter, setFilter] = useState(() => ({
    ...lastDays(30, zone),
    side: 'own' as (typeof SIDES)[number],
    pageNum: 1,
  }));
  const apply = (part: Partial<typeof filter>) => setFilter((before) => ({ ...before, pageNum: 1, ...part }));
  useLiveQueries(LIVE);
  const bills = useQuery({
    queryKey: ['agent-bills', kind, filter],
    queryFn: ({ signal }) =>
      callApi<WireBills>(
        'GET',
        pathWithQuery('/wps/agent/bills', { ...filter, kind, pageSize: 20 }),
        undefined,
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const page = bills.data;
  const money = (value: string | null | undefined) =>
    value === undefined || value === null ? '–' : <Money value={value} currency={currency} locale={locale} />;
  const isOwn = filter.side === 'own';
  return (
    <div className="flex flex-col gap-5">
      <div role="radiogroup" aria-label={t('side.label')} className="flex flex-wrap gap-2">
        {SIDES.map((side) => (
          <Choice
            key={side}
            name="side"
            label={t(`side.${side}`)}
            checked={filter.side === side}
            onChoose={() => apply({ side })}
          />
        ))}
      </div>
      <PeriodFilter period={filter} zone={zone} onChange={apply} />
      <dl className="grid grid-cols-2 gap-2.5 lg:grid-cols-4" aria-busy={bills.isFetching}>
        <FigureTile label={t('figures.due')}>{money(page?.summary.due)}</FigureTile>
        <FigureTile label={t('figures.allocated')}>{money(page?.summary.allocated)}</FigureTile>
        {isOwn && (
          <>
            <FigureTile label={t('figures.passedOn')}>{money(page?.summary.passedOn)}</FigureTile>
            <FigureTile label={t('figures.ownShare')}>{money(page?.summary.ownShare)}</FigureTile>
          </>
        )}
      </dl>
      {page && Number(page.summary.kept ?? 0) > 0 && (
        <p className="text-xs text-muted">
          {t('kept')} {money(page.summary.kept)}
        </p>
      )}
      <section
        aria-label={t(`kinds.${kind}`)}
        aria-busy={bills.isFetching}
        className={bills.isPlaceholderData ? 'opacity-60' : ''}
      >
        <RecordState
          query={bills}
          empty={page?.list.length === 0}
          emptyTitle={t('empty')}
          emptyHint={t(isOwn ? 'emptyHint' : 'emptyDownlineHint')}
          rowClassName="h-20"
        >
          <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
            {page?.list.map((bill) => (
              <BillRow key={bill.id} bill={bill} zone={zone} billPath={billPath} isOwn={isOwn} />
            ))}
          </ul>
          <RecordPager
            page={filter.pageNum}
            pages={page?.totalPages ?? 1}
            onPage={(pageNum) => setFilter({ ...filter, pageNum })}
          />
        </RecordState>
      </section>
      <DownloadLink
        path="/wps/agent/bills/file"
        query={{ from: filter.from, to: filter.to, side: filter.side, kind }}
      />
      <ZoneNote zone={zone} />
    </div>
  );
}

function BillRow({
  bill,
  zone,
  billPath,
  isOwn,
}: {
  bill: WireBill;
  zone: string;
  billPath: string;
  isOwn: boolean;
}) {
  const t = useTranslations('agent-bills');
  const locale = useLocale();
  return (
    <li>
      <PageLink
        href={`${billPath}/${bill.id}`}
        className="flex items-center gap-3 px-4 py-3.5 transition hover:bg-raised"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-medium">
              <PeriodText from={bill.from} to={bill.to} zone={zone} />
            </span>
            <StatusBadge status={bill.status} />
          </span>
          <span className="mt-1 block truncate text-xs text-muted">
            {!isOwn && (
              <>
                <bdi>{bill.agent.account}</bdi>
                {' · '}
              </>
            )}
            {bill.kind !== 'realtime' && (
              <>
                {bill.tier === null ? t('row.noTier') : t('row.tier', { no: bill.tier })}
                {' · '}
              </>
            )}
            {t('figures.validBet')}{' '}
            <Money value={bill.validBet} currency={bill.currency} locale={locale} symbol={false} />
          </span>
        </span>
        <span className="text-end">
          <Money
            value={isOwn ? (bill.ownShare ?? '0.00') : bill.allocated}
            currency={bill.currency}
            locale={locale}
            className="font-display text-base font-bold"
          />
          <span className="block text-2xs text-faint">
            {t(isOwn ? 'figures.ownShare' : 'figures.allocated')}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint rtl:-scale-x-100" />
      </PageLink>
    </li>
  );
}
