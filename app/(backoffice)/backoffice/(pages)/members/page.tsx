import type { Metadata } from 'next';
import Form from 'next/form';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MemberBadges } from '@/components/backoffice/member-badges';
import { PageHeader } from '@/components/backoffice/page-header';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { membersTable } from '@/lib/backoffice/tables/sources/records';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.members') };
}

const KINDS = ['member', 'agent', 'trial'] as const;

/** Members: the newest first, or those whose account name begins with the search text. */
export default async function MembersPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('members.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice' }),
    loadTable(membersTable, query, operator, locale),
    loadCandidates(operator, 'members'),
  ]);
  const kept = Object.entries(query).filter(
    ([name]) => !['account', 'kind', 'status', 'after', 'before'].includes(name),
  );
  return (
    <>
      <PageHeader title={t('nav.members')} />
      <OfficeTable
        table={table}
        base="/backoffice/members"
        operator={operator}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `/backoffice/members/${row.id}`}
        leads="account"
        cells={{ kind: (row) => <MemberBadges kind={row.kind} status={row.status} /> }}
        empty={
          <EmptyState
            title={t('members.none')}
            hint={query.account ? t('members.noneText', { account: query.account }) : undefined}
          />
        }
        candidates={candidates}
      >
        <Form
          action="/backoffice/members"
          role="search"
          key={JSON.stringify(query)}
          className="grid grid-cols-2 items-end gap-3 px-4 pb-4 sm:flex sm:flex-wrap"
        >
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field label={t('members.search')} className="min-w-0 max-sm:col-span-2 sm:w-72">
            {(control) => (
              <Input
                {...control}
                data-search
                name="account"
                type="search"
                defaultValue={query.account}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                dir="auto"
              />
            )}
          </Field>
          <Field label={t('members.kind')} className="min-w-0 sm:w-40">
            {(control) => (
              <Select
                {...control}
                name="kind"
                defaultValue={query.kind ?? ''}
                options={[
                  { value: '', label: t('members.allKinds') },
                  ...KINDS.map((value) => ({ value, label: t(`members.kinds.${value}`) })),
                ]}
              />
            )}
          </Field>
          <Field label={t('members.status')} className="min-w-0 sm:w-40">
            {(control) => (
              <Select
                {...control}
                name="status"
                defaultValue={query.status ?? ''}
                options={[
                  { value: '', label: t('members.allStatuses') },
                  { value: 'active', label: t('members.active') },
                  { value: 'disabled', label: t('members.closed') },
                ]}
              />
            )}
          </Field>
          <Button type="submit" variant="amber" className="mb-1.5 max-sm:col-span-2">
            <Search aria-hidden className="size-4" />
            {t('members.find')}
          </Button>
        </Form>
      </OfficeTable>
    </>
  );
}
