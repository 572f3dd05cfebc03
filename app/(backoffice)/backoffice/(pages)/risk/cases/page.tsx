import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { OpenCase } from '@/components/backoffice/risk/open-case';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { RiskHeader } from '@/components/backoffice/risk/risk-header';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadAssignees } from '@/lib/backoffice/risk/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { riskCasesTable } from '@/lib/backoffice/tables/sources/risk';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-risk' });
  return { title: t('views.cases') };
}

/** The cases, the open ones first. */
export default async function CasesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('risk.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates, assignees] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-risk' }),
    loadTable(riskCasesTable, query, operator, locale),
    loadCandidates(operator, 'riskCases'),
    loadAssignees(),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-risk'])}>
      <RiskHeader
        view="cases"
        actions={
          operator.permissions.includes('risk.decide') && (
            <OpenCase buttonClassName={buttonStyle({ variant: 'amber', size: 'sm' })} />
          )
        }
      />
      <OfficeTable
        table={table}
        base="/backoffice/risk/cases"
        operator={operator}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `/backoffice/risk/cases/${row.id}`}
        leads="title"
        cells={{
          status: (row) => (
            <Badge tone={row.status === 'open' ? 'amber' : 'plain'}>{t(`caseStatuses.${row.status}`)}</Badge>
          ),
          members: (row) => <bdi>{row.accounts.join(', ')}</bdi>,
          assignee: (row) => row.assignee ?? t('case.nobody'),
        }}
        candidates={candidates}
        empty={<EmptyState title={t('noCases')} hint={t('noCasesHint')} />}
      >
        <MemberFilter
          base="/backoffice/risk/cases"
          query={query}
          choices={[
            {
              name: 'status',
              label: t('filter.status'),
              fallback: 'open',
              options: [
                { value: 'open', label: t('caseStatuses.open') },
                { value: 'closed', label: t('caseStatuses.closed') },
                { value: 'all', label: t('filter.all') },
              ],
              className: 'min-w-0 lg:w-40',
            },
            {
              name: 'assigned',
              label: t('case.assignee'),
              fallback: '',
              options: [
                { value: '', label: t('filter.all') },
                ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
              ],
              className: 'min-w-0 lg:w-48',
            },
          ]}
        />
      </OfficeTable>
    </PageMessages>
  );
}
