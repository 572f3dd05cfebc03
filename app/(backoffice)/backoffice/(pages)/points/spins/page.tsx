import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PointsHeader } from '@/components/backoffice/points/points-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { spinsTable } from '@/lib/backoffice/tables/sources/points';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-points' });
  return { title: t('title') };
}

/** The spins of the wheel, newest first. */
export default async function SpinsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('points.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-points' }),
    loadTable(spinsTable, query, operator, locale),
    loadCandidates(operator, 'spins'),
  ]);
  return (
    <>
      <PointsHeader view="spins" />
      <OfficeTable
        table={table}
        base="/backoffice/points/spins"
        operator={operator}
        rowKey={(row) => String(row.id)}
        leads="prize"
        cells={{
          member: (row) => (
            <PageLink className="text-amber hover:underline" href={`/backoffice/members/${row.memberId}`}>
              <bdi>{row.account}</bdi>
            </PageLink>
          ),
        }}
        candidates={candidates}
        empty={<EmptyState title={t('wheel.noSpins')} />}
      >
        <MemberFilter base="/backoffice/points/spins" query={query} choices={[]} />
      </OfficeTable>
    </>
  );
}
