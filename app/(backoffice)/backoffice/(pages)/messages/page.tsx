import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { StatusBadge } from '@/components/backoffice/messages/status-badge';
import { PageHeader } from '@/components/backoffice/page-header';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { TableForm } from '@/components/backoffice/tables/table-form';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { Select } from '@/components/ui/select';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { messagesTable } from '@/lib/backoffice/tables/sources/inbox';
import { MESSAGE_STATUSES } from '@/lib/inbox/messages/constants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-messages' });
  return { title: t('title') };
}

const AUDIENCES = ['all', 'segment', 'accounts'] as const;

/** Messages to members, the newest first. */
export default async function MessagesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('inbox.send');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-messages' }),
    loadTable(messagesTable, query, operator, locale),
    loadCandidates(operator, 'messages'),
  ]);
  const choices = [
    { name: 'status', values: MESSAGE_STATUSES, group: 'statuses', label: 'status' },
    { name: 'audience', values: AUDIENCES, group: 'audiences', label: 'audience' },
  ] as const;
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <PageLink href="/backoffice/messages/new" className={buttonStyle({ variant: 'amber' })}>
            {t('new')}
          </PageLink>
        }
      />
      <OfficeTable
        table={table}
        base="/backoffice/messages"
        operator={operator}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `/backoffice/messages/${row.id}`}
        leads="title"
        cells={{
          title: (row) => <bdi>{row.name}</bdi>,
          status: (row) => <StatusBadge status={row.status}>{row.statusName}</StatusBadge>,
        }}
        empty={<EmptyState title={t('none')} hint={t('noneText')} />}
        candidates={candidates}
      >
        <TableForm
          base="/backoffice/messages"
          query={query}
          fields={['text', ...choices.map(({ name }) => name)]}
          role="search"
          className="grid grid-cols-2 items-end gap-3 px-4 pb-4 sm:flex sm:flex-wrap"
        >
          <Field label={t('search')} className="min-w-0 max-sm:col-span-2 sm:w-72">
            {(control) => (
              <Input
                {...control}
                data-search
                name="text"
                type="search"
                defaultValue={query.text}
                maxLength={64}
                dir="auto"
              />
            )}
          </Field>
          {choices.map(({ name, values, group, label }) => (
            <Field key={name} label={t(label)} className="min-w-0 sm:w-44">
              {(control) => (
                <Select
                  {...control}
                  name={name}
                  defaultValue={query[name] ?? ''}
                  options={[
                    { value: '', label: t('any') },
                    ...values.map((value) => ({ value, label: t(`${group}.${value}`) })),
                  ]}
                />
              )}
            </Field>
          ))}
          <Button type="submit" variant="amber" className="mb-1.5 max-sm:col-span-2">
            <Search aria-hidden className="size-4" />
            {t('find')}
          </Button>
        </TableForm>
      </OfficeTable>
    </>
  );
}
