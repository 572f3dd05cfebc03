import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ActivitiesHeader } from '@/components/backoffice/activities/activities-header';
import { ApplicationBadge } from '@/components/backoffice/activities/application-badge';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { applicationsTable } from '@/lib/backoffice/tables/sources/activities';
import { APPLICATION_STATUSES } from '@/lib/rewards/promotions/applications/constants';

const BASE = '/backoffice/activities/applications';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-activities' });
  return { title: t('views.applications') };
}

/** The queue of applications for promotions: those that wait if no status is chosen. */
export default async function ApplicationsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('promotions.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-activities' }),
    loadTable(applicationsTable, query, operator, locale),
    loadCandidates(operator, 'applications'),
  ]);
  return (
    <>
      <ActivitiesHeader view="applications" />
      <OfficeTable
        table={table}
        base={BASE}
        operator={operator}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `${BASE}/${row.id}`}
        leads="promotion"
        cells={{
          status: (row) => <ApplicationBadge status={row.status} />,
          promotion: (row) => <bdi>{row.title}</bdi>,
          remark: (row) => <bdi className="line-clamp-2">{row.remark}</bdi>,
        }}
        candidates={candidates}
        empty={<EmptyState title={t('application.none')} hint={t('application.noneHint')} />}
      >
        <MemberFilter
          base={BASE}
          query={query}
          choices={[
            {
              name: 'status',
              label: t('application.status'),
              fallback: 'applying',
              options: [
                ...APPLICATION_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
                { value: 'all', label: t('application.all') },
              ],
              className: 'min-w-0 lg:w-44',
            },
          ]}
        />
      </OfficeTable>
    </>
  );
}
