import { getTranslations } from 'next-intl/server';
import type { RevenueReport } from '@/lib/backoffice/reports/loaders';
import type { Query } from '@/lib/backoffice/tables/types';
import { isLocale, locale as localeOf } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { Chart } from '@/components/chart/chart';
import { Panel } from '../panel';
import { bucketName } from '../tables/values';
import { revenueTarget } from './revenue-rules';

/** The height of an amount in a chart: its units, in the only place where an amount may be a float. */
export const height = (amount: bigint): number => Number(amount / 100n) / 100;

/** Gross and net revenue by part of the period with the gross revenue of the period before, or the largest groups. */
export async function RevenueChart({
  query,
  report,
  currency,
  locale,
}: {
  base: string;
  query: Query;
  report: RevenueReport;
  currency: string;
  locale: string;
}) {
  const t = await getTranslations('backoffice-reports');
  const { points, unit, by } = report;
  const text = (amount: bigint | undefined) =>
    amount === undefined ? undefined : showAmount(formatDecimal(amount), currency, locale);
  const hasNet = points.some(({ net }) => net !== undefined);
  const hasBefore = points.some(({ before }) => before !== undefined);
  const isGroups = by !== undefined && !unit;
  const texts = (values: Record<string, bigint | undefined>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) => {
        const shown = text(value);
        return shown === undefined ? [] : [[key, shown]];
      }),
    );
  return (
    <Panel title={isGroups ? t('largest') : t('figures.gross')} className="mb-5">
      <Chart
        points={points.map(({ bucket, label, gross, net, before }) => ({
          label: label ?? bucketName(bucket, unit, locale, true),
          heights: {
            gross: height(gross),
            net: net === undefined ? null : height(net),
            before: before === undefined ? null : height(before),
          },
          texts: texts({ gross, net, before }),
          // With a group, a bar is the sum of all its values and has no row of its own.
          ...(by && unit ? {} : { href: revenueTarget(query, { bucket, key: isGroups ? bucket : '' }) }),
        }))}
        series={[
          { key: 'gross', name: t('figures.gross'), shape: 'bar', tone: 'result' },
          ...(hasNet ? [{ key: 'net', name: t('figures.net'), shape: 'line', tone: 'amber' } as const] : []),
          ...(hasBefore
            ? [
                {
                  key: 'before',
                  name: t('periodBefore'),
                  shape: 'line',
                  tone: 'muted',
                  dashed: true,
                } as const,
              ]
            : []),
        ]}
        locale={locale}
        direction={isLocale(locale) ? localeOf(locale).direction : 'ltr'}
      />
    </Panel>
  );
}
