import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ComparedStats } from '@/components/backoffice/reports/compared-stats';
import { ReportFilter } from '@/components/backoffice/reports/report-filter';
import { ReportHeader } from '@/components/backoffice/reports/report-header';
import { RevenueChart } from '@/components/backoffice/reports/revenue-chart';
import { revenueStats, revenueTarget } from '@/components/backoffice/reports/revenue-rules';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadCurrencies, loadRevenue, namedFilters } from '@/lib/backoffice/reports/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { currencyOf, GROUPS, maxDaysOf, periodOf, toQuery, UNITS } from '@/lib/backoffice/tables/params';
import { revenueTable } from '@/lib/backoffice/tables/sources/play';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-reports' });
  return { title: t('titles.revenue') };
}

const BASE = '/backoffice/reports/revenue';

/** Revenue by part of the period and by category, vendor, game, country or currency. */
export default async function RevenueReportPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('reports.read');
  const query = toQuery(await searchParams);
  const [t, report, table, filters, currencies, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-reports' }),
    loadRevenue(query, locale),
    loadTable(revenueTable, query, operator, locale),
    namedFilters(query, locale),
    loadCurrencies(),
    loadCandidates(operator, 'revenue'),
  ]);
  const { by, unit, now, before } = report;
  const currency = currencyOf(query);
  return (
    <>
      <ReportHeader current="revenue" query={query} actions={<RefreshButton />} />
      <ReportFilter
        base={BASE}
        query={query}
        period={periodOf(query, 'last7', maxDaysOf(unit))}
        filters={filters}
        choices={[
          {
            name: 'unit',
            label: t('unit'),
            value: unit ?? 'none',
            options: [...(by ? (['none'] as const) : []), ...UNITS].map((value) => ({
              value,
              label: t(`units.${value}`),
            })),
          },
          {
            name: 'by',
            label: t('by'),
            value: by ?? '',
            options: [
              { value: '', label: t('groups.none') },
              ...GROUPS.map((value) => ({ value, label: t(`groups.${value}`) })),
            ],
          },
          {
            name: 'currency',
            label: t('currency'),
            value: currency,
            options: currencies.map((value) => ({ value, label: value })),
          },
        ]}
      />
      {now && before && (
        <ComparedStats
          stats={revenueStats(now, before, (key) => t(`figures.${key}`))}
          currency={currency}
          daysBefore={report.daysBefore}
        />
      )}
      {report.points.length > 0 && (
        <RevenueChart base={BASE} query={query} report={report} currency={currency} locale={locale} />
      )}
      <OfficeTable
        table={table}
        base={BASE}
        operator={operator}
        title={t('details')}
        unit={unit}
        rowKey={(row) => `${row.bucket}/${row.key}`}
        rowHref={(row) => revenueTarget(query, row)}
        signed={['gross', 'net']}
        candidates={candidates}
      />
    </>
  );
}
