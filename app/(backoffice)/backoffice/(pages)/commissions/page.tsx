import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CommissionsHeader } from '@/components/backoffice/commissions/commissions-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { CONTRACT_KINDS } from '@/lib/agents/constants';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { COMMISSION_STATUSES, commissionsTable } from '@/lib/backoffice/tables/sources/commissions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-commissions' });
  return { title: t('title') };
}

/** All bills of agents, the newest period first. */
export default async function CommissionsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('commissions.read');
  const query = toQuery(await searchParams);
  const [t, bills, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-commissions' }),
    getTranslations({ locale, namespace: 'agent-bills' }),
    loadTable(commissionsTable, query, operator, locale),
    loadCandidates(operator, 'commissions'),
  ]);
  return (
    <>
      <CommissionsHeader view="bills" />
      <OfficeTable
        table={table}
        base="/backoffice/commissions"
        operator={operator}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `/backoffice/commissions/${row.id}`}
        leads="member"
        candidates={candidates}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      >
        <MemberFilter
          base="/backoffice/commissions"
          query={query}
          choices={[
            {
              name: 'kind',
              label: t('kind'),
              fallback: '',
              options: [
                { value: '', label: t('all') },
                ...CONTRACT_KINDS.map((value) => ({ value, label: bills(`kinds.${value}`) })),
              ],
              className: 'min-w-0 lg:w-48',
            },
            {
              name: 'status',
              label: t('status'),
              fallback: '',
              options: [
                { value: '', label: t('all') },
                { value: 'paid', label: bills('figures.paid') },
                ...COMMISSION_STATUSES.map((value) => ({ value, label: bills(`status.${value}`) })),
              ],
              className: 'min-w-0 lg:w-44',
            },
          ]}
        />
      </OfficeTable>
    </>
  );
}
