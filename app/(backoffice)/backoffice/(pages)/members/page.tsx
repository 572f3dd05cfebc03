import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MemberBadges } from '@/components/backoffice/member-badges';
import { MemberFilter } from '@/components/backoffice/members/member-filter';
import { PageHeader } from '@/components/backoffice/page-header';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { memberFilters } from '@/lib/backoffice/members/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { membersTable } from '@/lib/backoffice/tables/sources/members';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.members') };
}

/** Members: the newest first, or those that the search and the filters find. */
export default async function MembersPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('members.read');
  const query = toQuery(await searchParams);
  const [t, tMembers, table, candidates, filters] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice' }),
    getTranslations({ locale, namespace: 'backoffice-members' }),
    loadTable(membersTable, query, operator, locale),
    loadCandidates(operator, 'members'),
    memberFilters(),
  ]);
  const link = buttonStyle({ variant: 'outline', size: 'sm' });
  return (
    <>
      <PageHeader
        title={t('nav.members')}
        actions={
          <span className="flex flex-wrap gap-2">
            {operator.permissions.includes('members.write') && (
              <PageLink href="/backoffice/members/tags" className={link}>
                {tMembers('tags.title')}
              </PageLink>
            )}
            {operator.permissions.includes('members.create') && (
              <>
                <PageLink href="/backoffice/members/imports" className={link}>
                  {tMembers('import.title')}
                </PageLink>
                <PageLink
                  href="/backoffice/members/new"
                  className={buttonStyle({ variant: 'amber', size: 'sm' })}
                >
                  {tMembers('create.title')}
                </PageLink>
              </>
            )}
          </span>
        }
      />
      <OfficeTable
        table={table}
        base="/backoffice/members"
        operator={operator}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `/backoffice/members/${row.id}`}
        leads="account"
        cells={{
          kind: (row) => <MemberBadges kind={row.kind} status={row.status} />,
          match: (row) => <Badge tone="amber">{row.matchName}</Badge>,
        }}
        empty={
          <EmptyState
            title={t('members.none')}
            hint={query.q ? tMembers('search.none', { text: query.q }) : undefined}
          />
        }
        candidates={candidates}
      >
        <MemberFilter query={query} {...filters} />
      </OfficeTable>
    </>
  );
}
