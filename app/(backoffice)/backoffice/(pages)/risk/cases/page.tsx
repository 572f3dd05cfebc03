import type { Metadata } from 'next';
import Form from 'next/form';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { OpenCase } from '@/components/backoffice/risk/open-case';
import { RiskHeader } from '@/components/backoffice/risk/risk-header';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
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
  const kept = Object.entries(query).filter(
    ([name]) => !['member', 'status', 'assigned', 'after', 'before'].includes(name),
  );
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
        <Form
          action="/backoffice/risk/cases"
          role="search"
          key={JSON.stringify(query)}
          className="grid grid-cols-2 items-end gap-3 px-4 pb-4 lg:flex lg:flex-wrap"
        >
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field label={t('filter.member')} className="min-w-0 max-lg:col-span-2 lg:w-56">
            {(control) => (
              <Input
                {...control}
                data-search
                name="member"
                type="search"
                defaultValue={query.member}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                dir="auto"
              />
            )}
          </Field>
          <Field label={t('filter.status')} className="min-w-0 lg:w-40">
            {(control) => (
              <Select
                {...control}
                name="status"
                defaultValue={query.status ?? 'open'}
                options={[
                  { value: 'open', label: t('caseStatuses.open') },
                  { value: 'closed', label: t('caseStatuses.closed') },
                  { value: 'all', label: t('filter.all') },
                ]}
              />
            )}
          </Field>
          <Field label={t('case.assignee')} className="min-w-0 lg:w-48">
            {(control) => (
              <Select
                {...control}
                name="assigned"
                defaultValue={query.assigned ?? ''}
                options={[
                  { value: '', label: t('filter.all') },
                  ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
            )}
          </Field>
          <Button type="submit" variant="amber" className="mb-1.5 max-lg:col-span-2">
            <Search aria-hidden className="size-4" />
            {t('filter.find')}
          </Button>
        </Form>
      </OfficeTable>
    </PageMessages>
  );
}
