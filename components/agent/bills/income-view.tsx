'use client';

import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Chart } from '@/components/chart/chart';
import { DownloadLink } from '@/components/records/download-link';
import { FigureTile } from '@/components/records/figure-tile';
import { dayCount, daysBefore, lastDays } from '@/components/records/period';
import { PeriodFilter } from '@/components/records/period-filter';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordState } from '@/components/records/record-state';
import { ZoneNote } from '@/components/records/zone-note';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { usePageDirection } from '@/components/ui/use-page-direction';
import { StatementList } from '../reports/statement-list';
import type { WireIncome } from '@/lib/agents/bills/wire';
import type { ContractKind } from '@/lib/agents/constants';
import { showAmount } from '@/lib/money/format';
import { callApi } from '@/lib/platform/http/call';

const LIVE = [['agent-income']] as const;

const TONES = {
  dividend: 'amber',
  daily: 'jade',
  hourly: 'vermilion',
  realtime: 'muted',
} as const satisfies Record<ContractKind, string>;

/** An agent's income from contracts: the sums of a period, a chart by day, and the sums by kind with links to the bills. */
export function IncomeView({ zone, paths }: { zone: string; paths: Record<ContractKind, string> }) {
  const t = useTranslations('agent-bills');
  const locale = useLocale();
  const direction = usePageDirection();
  const [period, setPeriod] = useState(() => lastDays(30, zone));
  useLiveQueries(LIVE);
  const income = useQuery({
    queryKey: ['agent-income', period],
    queryFn: ({ signal }) =>
      callApi<WireIncome>('GET', pathWithQuery('/wps/agent/income', { ...period }), undefined, signal),
    placeholderData: keepPreviousData,
  });
  const page = income.data;
  const money = (value: string | undefined) =>
    value === undefined || !page ? '–' : <Money value={value} currency={page.currency} locale={locale} />;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const known = new Map(page?.days.map((row) => [row.day, row]));
  const kinds = page?.kinds.filter(({ ownShare }) => Number(ownShare) > 0).map(({ kind }) => kind) ?? [];
  const days = Array.from({ length: Math.max(0, dayCount(period)) }, (_, index) =>
    daysBefore(period.from, -index),
  );
  return (
    <div className="flex flex-col gap-5">
      <PeriodFilter period={period} zone={zone} onChange={setPeriod} />
      <dl className="grid grid-cols-2 gap-2.5 lg:grid-cols-4" aria-busy={income.isFetching}>
        <FigureTile label={t('figures.allocated')}>{money(page?.summary.allocated)}</FigureTile>
        <FigureTile label={t('figures.passedOn')}>{money(page?.summary.passedOn)}</FigureTile>
        <FigureTile label={t('figures.ownShare')}>{money(page?.summary.ownShare)}</FigureTile>
        <FigureTile label={t('figures.paid')}>{money(page?.summary.paid)}</FigureTile>
      </dl>
      {page && Number(page.summary.kept) > 0 && (
        <p className="text-xs text-muted">
          {t('kept')} {money(page.summary.kept)}
        </p>
      )}
      <RecordState
        query={income}
        empty={page !== undefined && page.kinds.every(({ bills }) => bills === 0)}
        emptyTitle={t('empty')}
        emptyHint={t('emptyHint')}
        rowClassName="h-40"
        rows={2}
      >
        {page && (
          <>
            {days.length > 1 && (
              <Card>
                <CardHeader title={t('income.chart')} description={t('income.chartText')} />
                <Chart
                  points={days.map((day) => {
                    const row = known.get(day);
                    const paying = row ? kinds.filter((kind) => Number(row[kind]) > 0) : [];
                    return {
                      label: format.format(new Date(`${day}T00:00:00Z`)),
                      heights: Object.fromEntries(
                        kinds.map((kind) => [kind, row ? Number(row[kind]) : null]),
                      ),
                      texts: Object.fromEntries(
                        paying.map((kind) => [kind, showAmount(row![kind], page.currency, locale)]),
                      ),
                    };
                  })}
                  series={kinds.map((kind) => ({
                    key: kind,
                    name: t(`kinds.${kind}`),
                    shape: 'bar',
                    tone: TONES[kind],
                    stack: 'income',
                  }))}
                  locale={locale}
                  direction={direction}
                />
              </Card>
            )}
            <ul className="mt-4 grid gap-3 sm:grid-cols-2">
              {page.kinds
                .filter(({ bills }) => bills > 0)
                .map((kind) => (
                  <li key={kind.kind}>
                    <PageLink
                      href={paths[kind.kind]}
                      className="block rounded-card border border-hairline bg-surface p-4 transition hover:bg-raised"
                    >
                      <span className="flex justify-between gap-3">
                        <span className="font-medium">{t(`kinds.${kind.kind}`)}</span>
                        <Money
                          value={kind.ownShare}
                          currency={page.currency}
                          locale={locale}
                          className="font-display font-bold"
                        />
                      </span>
                      <span className="mt-1 block text-xs text-muted">
                        {t('income.bills', { count: kind.bills })}
                        {' · '}
                        {t('figures.passedOn')}{' '}
                        <Money
                          value={kind.passedOn}
                          currency={page.currency}
                          locale={locale}
                          symbol={false}
                        />
                      </span>
                    </PageLink>
                  </li>
                ))}
            </ul>
          </>
        )}
      </RecordState>
      <DownloadLink path="/wps/agent/income/file" query={{ ...period }} />
      <StatementList />
      <ZoneNote zone={zone} />
    </div>
  );
}
