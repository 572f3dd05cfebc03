import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MoneyClasses } from '@/components/backoffice/reports/money-classes';
import { ReportFilter } from '@/components/backoffice/reports/report-filter';
import { ReportHeader, reportPath } from '@/components/backoffice/reports/report-header';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { linkedAddress } from '@/components/backoffice/tables/address';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadCurrencies, loadMoneyReport } from '@/lib/backoffice/reports/loaders';
import { valueLabel } from '@/lib/backoffice/tables/labels';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { currencyOf, periodOf, toQuery, unitOf, UNITS } from '@/lib/backoffice/tables/params';
import { moneyTable } from '@/lib/backoffice/tables/sources/money';
import { MONEY_CLASSES } from '@/lib/reporting/figures/types';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-reports' });
  return { title: t('titles.money') };
}

/** What the house accounts moved, by kind: bonus cost, jackpots, adjustments and everything else. */
export default async function MoneyReportPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('reports.read');
  const query = toQuery(await searchParams);
  const [t, report, table, currencies, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-reports' }),
    loadMoneyReport(query),
    loadTable(moneyTable, query, operator, locale),
    loadCurrencies(),
    loadCandidates(operator, 'money'),
  ]);
  const unit = unitOf(query);
  const target = (row: (typeof table.rows)[number]) =>
    // The parts of rounds are the rounds themselves; everything else has entries of its own.
    row.class === 'game'
      ? linkedAddress(reportPath('rounds'), query, ['period', 'from', 'until'], {
          period: query.period ?? 'last7',
          currency: row.currency,
          vendor: row.account.replace(/^games:/, ''),
        })
      : linkedAddress(reportPath('entries'), query, ['period', 'from', 'until'], {
          period: query.period ?? 'last7',
          currency: row.currency,
          kind: row.kind,
          account: row.account,
        });
  return (
    <>
      <ReportHeader current="money" query={query} actions={<RefreshButton />} />
      <ReportFilter
        base={reportPath('money')}
        query={query}
        period={periodOf(query)}
        choices={[
          {
            name: 'class',
            label: t('class'),
            value: query.class ?? '',
            options: [
              { value: '', label: t('allClasses') },
              ...MONEY_CLASSES.map((value) => ({
                value,
                label: valueLabel(locale, 'backoffice-tables.classes', value),
              })),
            ],
          },
          {
            name: 'unit',
            label: t('unit'),
            value: unit ?? 'none',
            options: (['none', ...UNITS] as const).map((value) => ({ value, label: t(`units.${value}`) })),
          },
          {
            name: 'currency',
            label: t('currency'),
            value: query.currency === 'all' ? 'all' : currencyOf(query),
            options: [
              ...currencies.map((value) => ({ value, label: value })),
              { value: 'all', label: t('allCurrencies') },
            ],
          },
        ]}
      />
      {report.currency && (
        <MoneyClasses query={query} report={report} currency={report.currency} locale={locale} />
      )}
      <OfficeTable
        table={table}
        base={reportPath('money')}
        operator={operator}
        title={t('details')}
        unit={unit}
        rowKey={(row) => `${row.bucket}/${row.class}/${row.kind}/${row.account}/${row.currency}`}
        rowHref={target}
        leads="kind"
        signed={['amount']}
        candidates={candidates}
      />
    </>
  );
}
