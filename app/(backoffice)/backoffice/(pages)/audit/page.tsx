import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { actionName, actionOptions } from '@/components/backoffice/action-name';
import { AuditFilter } from '@/components/backoffice/audit-filter';
import { AuditDetail } from '@/components/backoffice/audit-detail';
import { ChainState } from '@/components/backoffice/chain-state';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { subjectName } from '@/components/backoffice/subject-name';
import { tableAddress } from '@/components/backoffice/tables/address';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { Skeleton } from '@/components/ui/skeleton';
import { auditOperators, findBrokenEntry } from '@/lib/backoffice/audit/loaders';
import { auditQuery, CONSOLE } from '@/lib/backoffice/audit/rules';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { auditTable } from '@/lib/backoffice/tables/sources/records';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.audit') };
}

const BASE = '/backoffice/audit';
const LINK = 'text-amber hover:underline';

/** The audit log, newest first, with a filter, and the state of its hash chain. */
export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('audit.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates, operators] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice' }),
    loadTable(auditTable, query, operator, locale),
    loadCandidates(operator, 'audit'),
    auditOperators(),
  ]);
  const isFiltered = Object.values(auditQuery(query)).some((value) => value !== '');
  const linkTo = (changes: Record<string, string>) => tableAddress(BASE, query, changes);
  return (
    <>
      <PageHeader title={t('nav.audit')} text={t('audit.text')} />
      <div className="flex flex-col gap-5">
        <Suspense fallback={<Skeleton className="h-16 rounded-card" />}>
          <ChainState broken={findBrokenEntry()} />
        </Suspense>
        <Panel>
          <AuditFilter
            key={tableAddress(BASE, query, {})}
            query={auditQuery(query)}
            operators={[
              { value: CONSOLE, label: t('audit.console') },
              ...operators.map(({ id, account }) => ({ value: String(id), label: account })),
            ]}
            actions={actionOptions(pickMessages(locale, ['backoffice']), locale)}
          />
        </Panel>
        <OfficeTable
          table={table}
          base={BASE}
          operator={operator}
          rowKey={(row) => String(row.id)}
          leads="action"
          cells={{
            action: (row) => (
              <PageLink href={linkTo({ action: row.action })} className="hover:underline">
                {actionName(t, row.action)}
              </PageLink>
            ),
            operator: (row) => (row.operator === null ? t('audit.console') : <bdi>{row.operator}</bdi>),
            subject: (row) => (
              <PageLink href={linkTo({ subject: row.subject })} className={LINK}>
                <bdi>{subjectName(t, row.subject)}</bdi>
              </PageLink>
            ),
            detail: (row) =>
              Object.keys(row.detail).length > 0 ? (
                <AuditDetail subject={row.subject} detail={row.detail} />
              ) : undefined,
          }}
          candidates={candidates}
          empty={<EmptyState title={t(isFiltered ? 'audit.noneFound' : 'audit.none')} />}
        />
      </div>
    </>
  );
}
