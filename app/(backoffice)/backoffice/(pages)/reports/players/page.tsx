import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ComparedStats } from '@/components/backoffice/reports/compared-stats';
import { ReportFilter } from '@/components/backoffice/reports/report-filter';
import { ReportHeader, reportPath } from '@/components/backoffice/reports/report-header';
import { playStats } from '@/components/backoffice/reports/revenue-rules';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { linkedAddress } from '@/components/backoffice/tables/address';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadCurrencies, loadPlay, namedFilters } from '@/lib/backoffice/reports/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { currencyOf, periodOf, SCOPE_PARAMS, toQuery } from '@/lib/backoffice/tables/params';
import { playersTable } from '@/lib/backoffice/tables/sources/play';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-reports' });
  return { title: t('titles.players') };
}

/** Members' profit and loss: who won and who lost. */
export default async function PlayersReportPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('reports.read');
  const query = toQuery(await searchParams);
  const [t, play, table, filters, currencies, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-reports' }),
    loadPlay(query),
    loadTable(playersTable, query, operator, locale),
    namedFilters(query, locale),
    loadCurrencies(),
    loadCandidates(operator, 'players'),
  ]);
  const currency = currencyOf(query);
  return (
    <>
      <ReportHeader current="players" query={query} actions={<RefreshButton />} />
      <ReportFilter
        base={reportPath('players')}
        query={query}
        period={periodOf(query)}
        filters={filters}
        choices={[
          {
            name: 'direction',
            label: t('show.label'),
            value: table.descending ? 'desc' : 'asc',
            options: [
              { value: 'desc', label: t('show.winners') },
              { value: 'asc', label: t('show.losers') },
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
      <ComparedStats
        stats={playStats(play.now, play.before, (key) => t(`figures.${key}`))}
        currency={currency}
        daysBefore={play.daysBefore}
      />
      <OfficeTable
        table={table}
        base={reportPath('players')}
        operator={operator}
        title={t('details')}
        rowKey={(row) => row.id}
        rowHref={(row) =>
          linkedAddress(reportPath('rounds'), query, SCOPE_PARAMS, {
            period: query.period ?? 'last7',
            member: row.id,
          })
        }
        leads="account"
        signed={['result']}
        candidates={candidates}
      />
    </>
  );
}
