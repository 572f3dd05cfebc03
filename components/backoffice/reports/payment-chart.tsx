import { getTranslations } from 'next-intl/server';
import type { loadPayments } from '@/lib/backoffice/reports/loaders';
import { isLocale, locale as localeOf } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { Money } from '@/components/ui/money';
import { AsTable } from '../as-table';
import { Chart } from '@/components/chart/chart';
import { DataTable } from '../data-table';
import { Panel } from '../panel';
import { bucketName } from '../tables/values';
import { height } from './revenue-chart';

const KEYS = ['deposits', 'withdrawals', 'net'] as const;

/** Deposits and withdrawals by day or month. */
export async function PaymentChart({
  report: { points, unit },
  currency,
  locale,
}: {
  report: Awaited<ReturnType<typeof loadPayments>>;
  currency: string;
  locale: string;
}) {
  const t = await getTranslations('backoffice-reports');
  const labelOf = (key: (typeof KEYS)[number]) => t(key === 'net' ? 'figures.netPayments' : `figures.${key}`);
  return (
    <Panel title={t('flows')} className="mb-5">
      <Chart
        points={points.map(({ bucket, deposits, withdrawals, net }) => ({
          label: bucketName(bucket, unit, locale, true),
          heights: { deposits: height(deposits), withdrawals: height(-withdrawals), net: height(net) },
          texts: {
            deposits: showAmount(formatDecimal(deposits), currency, locale),
            withdrawals: showAmount(formatDecimal(withdrawals), currency, locale),
            net: showAmount(formatDecimal(net), currency, locale),
          },
        }))}
        series={[
          { key: 'deposits', name: labelOf('deposits'), shape: 'bar', tone: 'jade' },
          { key: 'withdrawals', name: labelOf('withdrawals'), shape: 'bar', tone: 'vermilion' },
          { key: 'net', name: labelOf('net'), shape: 'line', tone: 'amber' },
        ]}
        locale={locale}
        direction={isLocale(locale) ? localeOf(locale).direction : 'ltr'}
      />
      <AsTable>
        <DataTable
          label={t('flows')}
          rows={[...points].reverse()}
          rowKey={({ bucket }) => bucket}
          empty={null}
          columns={[
            {
              key: 'bucket',
              head: t(`units.${unit}`),
              leads: true,
              cell: ({ bucket }) => bucketName(bucket, unit, locale),
            },
            ...KEYS.map((key) => ({
              key,
              head: labelOf(key),
              end: true,
              cell: (row: (typeof points)[number]) => (
                <Money
                  value={formatDecimal(row[key])}
                  currency={currency}
                  locale={locale}
                  signed={key === 'net'}
                />
              ),
            })),
          ]}
        />
      </AsTable>
    </Panel>
  );
}
