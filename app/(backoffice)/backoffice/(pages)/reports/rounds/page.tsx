import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BackHeader } from '@/components/backoffice/reports/back-header';
import { ReportFilter } from '@/components/backoffice/reports/report-filter';
import { reportPath } from '@/components/backoffice/reports/report-header';
import { linkedAddress } from '@/components/backoffice/tables/address';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadCurrencies, namedFilters } from '@/lib/backoffice/reports/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { currencyOf, periodOf, SCOPE_PARAMS, toQuery } from '@/lib/backoffice/tables/params';
import { roundsTable } from '@/lib/backoffice/tables/sources/records';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-reports' });
  return { title: t('titles.rounds') };
}

/** The settled rounds behind a figure. */
export default async function RoundsReportPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('reports.read');
  const query = toQuery(await searchParams);
  const [t, table, filters, currencies, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-reports' }),
    loadTable(roundsTable, query, operator, locale),
    namedFilters(query, locale),
    loadCurrencies(),
    loadCandidates(operator, 'rounds'),
  ]);
  return (
    <>
      <BackHeader
        title={t('titles.rounds')}
        text={t('texts.rounds')}
        back={linkedAddress(reportPath('revenue'), query, SCOPE_PARAMS)}
        label={t('toRevenue')}
      />
      <ReportFilter
        base={reportPath('rounds')}
        query={query}
        period={periodOf(query, 'today')}
        filters={filters}
        choices={[
          {
            name: 'currency',
            label: t('currency'),
            value: currencyOf(query),
            options: currencies.map((value) => ({ value, label: value })),
          },
        ]}
      />
      <OfficeTable
        table={table}
        base={reportPath('rounds')}
        operator={operator}
        title={t('details')}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `${reportPath('rounds')}/${row.id}`}
        leads="id"
        signed={['result']}
        candidates={candidates}
      />
    </>
  );
}
