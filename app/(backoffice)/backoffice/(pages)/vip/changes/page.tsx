import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { VipHeader } from '@/components/backoffice/vip/vip-header';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { vipChangesTable } from '@/lib/backoffice/tables/sources/vip';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-vip' });
  return { title: t('title') };
}

/** Every change of a rank, newest first, with the figures or the operator that decided it. */
export default async function VipChangesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('vip.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-vip' }),
    loadTable(vipChangesTable, query, operator, locale),
    loadCandidates(operator, 'vipChanges'),
  ]);
  return (
    <>
      <VipHeader view="changes" />
      <OfficeTable
        table={table}
        base="/backoffice/vip/changes"
        operator={operator}
        rowKey={(row) => String(row.id)}
        leads="member"
        cells={{
          member: (row) => (
            <PageLink className="text-amber hover:underline" href={`/backoffice/members/${row.memberId}`}>
              <bdi>{row.account}</bdi>
            </PageLink>
          ),
        }}
        candidates={candidates}
        empty={<EmptyState title={t('noChanges')} />}
      >
        <MemberFilter base="/backoffice/vip/changes" query={query} choices={[]} />
      </OfficeTable>
    </>
  );
}
