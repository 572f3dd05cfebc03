'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Chart } from '@/components/chart/chart';
import { FigureTile } from '@/components/records/figure-tile';
import { dayCount, daysBefore, lastDays } from '@/components/records/period';
import { PeriodFilter } from '@/components/records/period-filter';
import { RecordState } from '@/components/records/record-state';
import { useDateFormat } from '@/components/records/use-date-format';
import { ZoneNote } from '@/components/records/zone-note';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { usePageDirection } from '@/components/ui/use-page-direction';
import type { WireOverview } from '@/lib/agents/team/wire';
import { showAmount } from '@/lib/money/format';
import { useTeam } from './use-team';

/** The figures of the agent's team: sums of a period, and charts by day. */
export function OverviewView({ zone }: { zone: string }) {
  const t = useTranslations('agent-team');
  const locale = useLocale();
  const format = useDateFormat();
  const [period, setPeriod] = useState(() => lastDays(7, zone));
  const query = useTeam<WireOverview>('/wps/agent/overview', { ...period });
  const page = query.data;
  const money = (value: string | undefined) =>
    value === undefined || !page ? '–' : <Money value={value} currency={page.currency} locale={locale} />;
  const number = (value: number | undefined) =>
    value === undefined ? '–' : <span className="tabular">{value.toLocaleString(locale)}</span>;
  const figures = page?.figures;
  return (
    <div className="flex flex-col gap-5">
      <PeriodFilter period={period} zone={zone} onChange={setPeriod} />
      <dl className="grid grid-cols-2 gap-2.5 md:grid-cols-5" aria-busy={query.isFetching}>
        <FigureTile label={t('figures.team')}>{number(page?.team.total)}</FigureTile>
        <FigureTile label={t('figures.activeToday')}>{number(page?.activeToday)}</FigureTile>
        <FigureTile label={t('figures.active')}>{number(figures?.active)}</FigureTile>
        <FigureTile label={t('figures.registrations')}>{number(figures?.registrations)}</FigureTile>
        <FigureTile label={t('figures.firstDeposits')}>{number(figures?.firstDeposits)}</FigureTile>
        <FigureTile label={t('figures.deposits')}>{money(figures?.deposits)}</FigureTile>
        <FigureTile label={t('figures.withdrawals')}>{money(figures?.withdrawals)}</FigureTile>
        <FigureTile label={t('figures.validBet')}>{money(figures?.validBet)}</FigureTile>
        <FigureTile label={t('figures.netLoss')}>{money(figures?.netLoss)}</FigureTile>
        <FigureTile label={t('figures.ownIncome')}>{money(figures?.ownIncome)}</FigureTile>
      </dl>
      <RecordState query={query} empty={false} emptyTitle="" rowClassName="h-40" rows={2}>
        {page && dayCount(page) > 1 && <DayCharts page={page} />}
      </RecordState>
      <div className="flex flex-col gap-1">
        {page?.countedUntil && (
          <p className="text-xs text-faint">
            {t('countedUntil', { at: format.dateTime(page.countedUntil) })}
          </p>
        )}
        <ZoneNote zone={zone} />
      </div>
    </div>
  );
}

function DayCharts({ page }: { page: WireOverview }) {
  const t = useTranslations('agent-team');
  const locale = useLocale();
  const direction = usePageDirection();
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const known = new Map(page.byDay.map((row) => [row.day, row]));
  const days = Array.from({ length: Math.max(0, dayCount(page)) }, (_, index) => {
    const day = daysBefore(page.from, -index);
    return { label: date.format(new Date(`${day}T00:00:00Z`)), row: known.get(day) };
  });
  const amount = (value: string) =>
    showAmount(value, page.currency, locale, { signed: value.startsWith('-') });
  const count = (value: number) => value.toLocaleString(locale);
  // Amounts are decimal strings. A day without a row has neither height nor text.
  const show = (value: string | number) => (typeof value === 'string' ? amount(value) : count(value));
  const charts = CHARTS.map(({ title, bar, line, tone, wide }) => (
    <Card key={title} className={wide ? 'xl:col-span-2' : undefined}>
      <CardHeader title={t(`charts.${title}`)} />
      <Chart
        points={days.map(({ label, row }) => ({
          label,
          heights: { [bar]: row ? Number(row[bar]) : null, [line]: row ? Number(row[line]) : null },
          texts: row ? { [bar]: show(row[bar]), [line]: show(row[line]) } : {},
        }))}
        series={[
          { key: bar, name: t(`figures.${bar}`), shape: 'bar', tone: 'amber' },
          { key: line, name: t(`figures.${line}`), shape: 'line', tone },
        ]}
        locale={locale}
        direction={direction}
      />
    </Card>
  ));
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      {charts}
      <details className="xl:col-span-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-amber">
          {t('charts.table')}
        </summary>
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead className="text-xs text-faint">
              <tr>
                {COLUMNS.map((key) => (
                  <th key={key} scope="col" className="px-2 py-2 text-end font-medium first:text-start">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="tabular divide-y divide-hairline">
              {days.map(
                ({ label, row }) =>
                  row && (
                    <tr key={row.day}>
                      <th scope="row" className="px-2 py-2 text-start font-medium whitespace-nowrap">
                        {label}
                      </th>
                      <td className="px-2 py-2 text-end">{row.active.toLocaleString(locale)}</td>
                      <td className="px-2 py-2 text-end">{row.registrations.toLocaleString(locale)}</td>
                      <td className="px-2 py-2 text-end">{amount(row.deposits)}</td>
                      <td className="px-2 py-2 text-end">{amount(row.withdrawals)}</td>
                      <td className="px-2 py-2 text-end">{amount(row.validBet)}</td>
                      <td className="px-2 py-2 text-end">{amount(row.netLoss)}</td>
                    </tr>
                  ),
              )}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

/** The charts by day: a bar and a line of two figures each. */
const CHARTS = [
  { title: 'play', bar: 'validBet', line: 'netLoss', tone: 'jade', wide: false },
  { title: 'money', bar: 'deposits', line: 'withdrawals', tone: 'vermilion', wide: false },
  { title: 'members', bar: 'active', line: 'registrations', tone: 'jade', wide: true },
] as const;

const COLUMNS = [
  'day',
  'figures.active',
  'figures.registrations',
  'figures.deposits',
  'figures.withdrawals',
  'figures.validBet',
  'figures.netLoss',
] as const;
