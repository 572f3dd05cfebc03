'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import type { DashboardMoney } from '@/lib/backoffice/dashboard/schema';
import { isLocale, locale as localeOf } from '@/lib/i18n/locales';
import { showAmount } from '@/lib/money/format';
import { Chart } from '@/components/chart/chart';
import { AsTable } from '../as-table';
import { DataTable } from '../data-table';
import { Panel } from '../panel';
import { heightOf } from './values';

const METRICS = ['gross', 'stakes', 'deposits', 'withdrawals'] as const;
type Metric = (typeof METRICS)[number];
const DAYS = ['today', 'yesterday', 'lastWeek'] as const;

const directionOf = (locale: string) => (isLocale(locale) ? localeOf(locale).direction : 'ltr');

/** A figure of today by hour, against yesterday and the same weekday of the week before. */
export function DayChart({ money }: { money: DashboardMoney }) {
  const t = useTranslations('backoffice-dashboard');
  const locale = useLocale();
  const [metric, setMetric] = useState<Metric>('gross');
  const { hours, currency } = money;
  const count = Math.max(hours.today.length, hours.yesterday.length, hours.lastWeek.length);
  const hourName = (hour: number) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(hour * 3_600_000));
  const valueOf = (day: (typeof DAYS)[number], hour: number) => hours[day][hour]?.[metric];
  const points = Array.from({ length: count }, (_, hour) => ({
    label: hourName(hour),
    heights: Object.fromEntries(
      DAYS.map((day) => {
        const value = valueOf(day, hour);
        return [day, value === undefined ? null : heightOf(value)];
      }),
    ),
    texts: Object.fromEntries(
      DAYS.flatMap((day) => {
        const value = valueOf(day, hour);
        return value === undefined ? [] : [[day, showAmount(value, currency, locale)]];
      }),
    ),
  }));
  return (
    <Panel
      title={t('byHour')}
      actions={
        <div
          role="group"
          aria-label={t('metric')}
          className="flex flex-wrap gap-1 rounded-control bg-sunken p-1"
        >
          {METRICS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={metric === name}
              onClick={() => setMetric(name)}
              className="inline-flex h-10 items-center rounded-[0.45rem] px-3 text-sm font-medium text-muted transition hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-key lg:h-8"
            >
              {t(`figures.${name}`)}
            </button>
          ))}
        </div>
      }
    >
      <Chart
        points={points}
        series={[
          { key: 'today', name: t('today'), shape: 'bar', tone: metric === 'gross' ? 'result' : 'amber' },
          { key: 'yesterday', name: t('yesterday'), shape: 'line', tone: 'muted' },
          { key: 'lastWeek', name: t('lastWeek'), shape: 'line', tone: 'muted', dashed: true },
        ]}
        locale={locale}
        direction={directionOf(locale)}
      />
      <AsTable>
        <DataTable
          label={`${t('byHour')}: ${t(`figures.${metric}`)}`}
          rows={Array.from({ length: count }, (_, hour) => hour)}
          rowKey={String}
          empty={null}
          columns={[
            { key: 'hour', head: t('hour'), leads: true, cell: hourName },
            ...DAYS.map((day) => ({
              key: day,
              head: t(day),
              end: true,
              cell: (hour: number) => {
                const value = valueOf(day, hour);
                return value === undefined ? null : (
                  <Money value={value} currency={currency} locale={locale} signed={metric === 'gross'} />
                );
              },
            })),
          ]}
        />
      </AsTable>
    </Panel>
  );
}

/** Gross and net revenue of the last fourteen days. A bar opens the hours of its day. */
export function FortnightChart({ money }: { money: DashboardMoney }) {
  const t = useTranslations('backoffice-dashboard');
  const locale = useLocale();
  const { currency, fortnight } = money;
  const dayName = (day: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const hrefOf = (day: string) => `/backoffice/reports/revenue?from=${day}&until=${day}&unit=hour`;
  return (
    <Panel title={t('fortnight')}>
      <Chart
        points={fortnight.map(({ day, gross, net }) => ({
          label: dayName(day),
          heights: { gross: heightOf(gross), net: heightOf(net) },
          texts: { gross: showAmount(gross, currency, locale), net: showAmount(net, currency, locale) },
          href: hrefOf(day),
        }))}
        series={[
          { key: 'gross', name: t('figures.gross'), shape: 'bar', tone: 'result' },
          { key: 'net', name: t('figures.net'), shape: 'line', tone: 'amber' },
        ]}
        locale={locale}
        direction={directionOf(locale)}
      />
      <AsTable>
        <DataTable
          label={t('fortnight')}
          rows={[...fortnight].reverse()}
          rowKey={({ day }) => day}
          rowHref={({ day }) => hrefOf(day)}
          empty={null}
          columns={[
            { key: 'day', head: t('day'), leads: true, cell: ({ day }) => dayName(day) },
            ...(['gross', 'net'] as const).map((key) => ({
              key,
              head: t(`figures.${key}`),
              end: true,
              cell: (row: (typeof fortnight)[number]) => (
                <Money value={row[key]} currency={currency} locale={locale} signed />
              ),
            })),
          ]}
        />
      </AsTable>
    </Panel>
  );
}
