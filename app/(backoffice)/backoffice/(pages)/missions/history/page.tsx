import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MissionsHeader } from '@/components/backoffice/missions/missions-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { missionsDoneTable } from '@/lib/backoffice/tables/sources/missions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-missions' });
  return { title: t('title') };
}

const BASE = '/backoffice/missions/history';

/** The missions that members have done, newest first, with what each gave. */
export default async function MissionHistoryPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('missions.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-missions' }),
    loadTable(missionsDoneTable, query, operator, locale),
    loadCandidates(operator, 'missionsDone'),
  ]);
  return (
    <>
      <MissionsHeader view="history" />
      <OfficeTable
        table={table}
        base={BASE}
        operator={operator}
        rowKey={(row) => `${row.missionId} ${row.memberId} ${row.periodKey}`}
        leads="mission"
        cells={{
          member: (row) => (
            <PageLink className="text-amber hover:underline" href={`/backoffice/members/${row.memberId}`}>
              <bdi>{row.account}</bdi>
            </PageLink>
          ),
        }}
        candidates={candidates}
        empty={<EmptyState title={t('history.none')} />}
      >
        <MemberFilter base={BASE} query={query} choices={[]} />
      </OfficeTable>
    </>
  );
}
