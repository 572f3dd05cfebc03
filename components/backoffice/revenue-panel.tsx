import { getLocale, getTranslations } from 'next-intl/server';
import { Money } from '@/components/ui/money';
import type { Revenue } from '@/lib/backoffice/dashboard/queries';
import { isLocale, locale as localeOf } from '@/lib/i18n/locales';
import { formatDecimal, UNIT } from '@/lib/money/amount';
import { siteConfig } from '@/lib/platform/site-config';
import { DataTable } from './data-table';
import { Panel } from './panel';
import { RevenueChart } from './revenue-chart';
import { Stat, STAT_ROW } from './stat';

const money = (value: bigint, locale: string, signed = false) => (
  <Money
    value={formatDecimal(value)}
    currency={siteConfig().money.currency}
    locale={locale}
    signed={signed}
  />
);

/** Formats a settlement day (2026-01-31). UTC is used because the day has no time zone. */
const dayLabel = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Today's stakes, payouts and gross gaming revenue. */
export async function RevenueStats({ revenue }: { revenue: Promise<Revenue[]> }) {
  const [t, locale, days] = await Promise.all([
    getTranslations('backoffice.dashboard'),
    getLocale(),
    revenue,
  ]);
  const today = days.at(-1)!;
  return (
    <div className={STAT_ROW}>
      <Stat label={t('revenueToday')} value={money(today.revenue, locale, true)} />
      <Stat
        label={t('stakesToday')}
        value={money(today.stakes, locale)}
        note={t('rounds', { count: today.rounds })}
      />
      <Stat label={t('payoutsToday')} value={money(today.payouts, locale)} />
    </div>
  );
}

/** Gross gaming revenue by day, as a chart and as a table. */
export async function RevenuePanel({ revenue }: { revenue: Promise<Revenue[]> }) {
  const [t, locale, days] = await Promise.all([
    getTranslations('backoffice.dashboard'),
    getLocale(),
    revenue,
  ]);
  const plotted = days.map((day) => ({
    label: dayLabel(day.day, locale),
    height: Number(day.revenue / UNIT),
    revenue: formatDecimal(day.revenue),
  }));
  return (
    <Panel title={t('revenueByDay', { days: days.length })}>
      <RevenueChart
        days={plotted}
        currency={siteConfig().money.currency}
        locale={locale}
        direction={isLocale(locale) ? localeOf(locale).direction : 'ltr'}
        name={t('revenue')}
      />
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control text-sm text-amber lg:min-h-9">
          {t('asTable')}
        </summary>
        <div className="-mx-4 -mb-4 mt-2">
          <DataTable
            label={t('revenueByDay', { days: days.length })}
            rows={[...days].reverse()}
            rowKey={(day) => day.day}
            empty={null}
            columns={[
              { key: 'day', head: t('day'), leads: true, cell: (day) => dayLabel(day.day, locale) },
              {
                key: 'rounds',
                head: t('roundsHead'),
                end: true,
                cell: (day) => new Intl.NumberFormat(locale).format(day.rounds),
              },
              { key: 'stakes', head: t('stakes'), end: true, cell: (day) => money(day.stakes, locale) },
              { key: 'payouts', head: t('payouts'), end: true, cell: (day) => money(day.payouts, locale) },
              {
                key: 'revenue',
                head: t('revenue'),
                end: true,
                cell: (day) => money(day.revenue, locale, true),
              },
            ]}
          />
        </div>
      </details>
    </Panel>
  );
}
