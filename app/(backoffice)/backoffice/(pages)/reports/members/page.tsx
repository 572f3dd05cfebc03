import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Panel } from '@/components/backoffice/panel';
import { CohortMap } from '@/components/backoffice/reports/cohort-map';
import { ComparedStats } from '@/components/backoffice/reports/compared-stats';
import { MemberChart } from '@/components/backoffice/reports/member-chart';
import { ReportFilter } from '@/components/backoffice/reports/report-filter';
import { ReportHeader, reportPath } from '@/components/backoffice/reports/report-header';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadCurrencies, loadMemberReport, namedFilters } from '@/lib/backoffice/reports/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { currencyOf, periodOf, toQuery } from '@/lib/backoffice/tables/params';
import { activityTable } from '@/lib/backoffice/tables/sources/money';
import { bucketEnd } from '@/lib/reporting/figures/rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-reports' });
  return { title: t('titles.members') };
}

const FIGURES = ['active', 'returning', 'registered', 'firstDepositors'] as const;

/** Members: active, returning, new, first depositors, and the retention of those who joined. */
export default async function MembersReportPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('reports.read');
  const query = toQuery(await searchParams);
  const [t, report, table, filters, currencies, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-reports' }),
    loadMemberReport(query),
    loadTable(activityTable, query, operator, locale),
    namedFilters(query, locale),
    loadCurrencies(),
    loadCandidates(operator, 'activity'),
  ]);
  const currency = currencyOf(query);
  const { unit, now, before } = report;
  return (
    <>
      <ReportHeader current="members" query={query} actions={<RefreshButton />} />
      <ReportFilter
        base={reportPath('members')}
        query={query}
        period={periodOf(query, 'last30')}
        filters={filters.filter(({ param }) => param === 'country')}
        choices={[
          {
            name: 'unit',
            label: t('unit'),
            value: unit,
            options: (['day', 'week', 'month'] as const).map((value) => ({
              value,
              label: t(`units.${value}`),
            })),
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
        currency={currency}
        daysBefore={report.daysBefore}
        stats={FIGURES.map((key) => ({
          key,
          label: t(`figures.${key}`),
          kind: 'count' as const,
          now: now[key],
          before: before[key],
        }))}
      />
      <MemberChart report={report} locale={locale} />
      <div className="mb-5">
        <Panel title={t('retention.title')} flush>
          <p className="px-4 pb-3 text-sm text-muted">{t('retention.text')}</p>
          <CohortMap cohorts={report.cohorts} unit={unit} />
        </Panel>
      </div>
      <OfficeTable
        table={table}
        base={reportPath('members')}
        operator={operator}
        title={t('details')}
        unit={unit}
        rowKey={(row) => row.bucket}
        rowHref={(row) =>
          `${reportPath('players')}?from=${row.bucket}&until=${bucketEnd(row.bucket, unit)}&currency=${currency}`
        }
        candidates={candidates}
      />
    </>
  );
}
