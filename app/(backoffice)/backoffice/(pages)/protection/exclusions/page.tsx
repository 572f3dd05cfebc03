import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ProtectionHeader } from '@/components/backoffice/protection/protection-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { exclusionsTable } from '@/lib/backoffice/tables/sources/protection';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-protection' });
  return { title: t('views.exclusions') };
}

/** Members who have taken a break or excluded themselves. */
export default async function ExclusionsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('protection.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-protection' }),
    loadTable(exclusionsTable, query, operator, locale),
    loadCandidates(operator, exclusionsTable.name),
  ]);
  return (
    <>
      <ProtectionHeader view="exclusions" />
      <OfficeTable
        table={table}
        base="/backoffice/protection/exclusions"
        operator={operator}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `/backoffice/members/${row.memberId}?view=protection`}
        leads="account"
        candidates={candidates}
        empty={<EmptyState title={t('empty.exclusions')} />}
      >
        <MemberFilter
          base="/backoffice/protection/exclusions"
          query={query}
          memberLabel={t('filter.member')}
          memberClassName="min-w-0 lg:w-56"
          choices={[
            {
              name: 'status',
              label: t('filter.status'),
              fallback: 'active',
              options: [
                { value: 'active', label: t('filter.active') },
                { value: 'all', label: t('filter.all') },
              ],
              className: 'min-w-0 lg:w-48',
            },
          ]}
        />
      </OfficeTable>
    </>
  );
}
