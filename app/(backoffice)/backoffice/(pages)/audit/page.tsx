import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { actionOptions } from '@/components/backoffice/action-name';
import { AuditFilter } from '@/components/backoffice/audit-filter';
import { AuditRows } from '@/components/backoffice/audit-rows';
import { ChainState } from '@/components/backoffice/chain-state';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { Skeleton } from '@/components/ui/skeleton';
import { auditOperators, auditPage, findBrokenEntry } from '@/lib/backoffice/audit/loaders';
import { auditQuery, auditFilter, CONSOLE } from '@/lib/backoffice/audit/rules';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.audit') };
}

/** The audit log, newest first, with a filter, and the state of its hash chain. */
export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('audit.read');
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const given = await searchParams;
  const before = idParam(given.before);
  const query = auditQuery(given);
  const [{ list, older }, operators] = await Promise.all([
    auditPage({ ...auditFilter(query), before }),
    auditOperators(),
  ]);
  const address = (from?: bigint) => {
    const parts = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
    if (from !== undefined) parts.set('before', String(from));
    return parts.size > 0 ? `/backoffice/audit?${parts}` : '/backoffice/audit';
  };
  const link = buttonStyle({ variant: 'outline', size: 'sm' });
  return (
    <>
      <PageHeader title={t('nav.audit')} text={t('audit.text')} />
      <div className="flex flex-col gap-5">
        <Suspense fallback={<Skeleton className="h-16 rounded-card" />}>
          <ChainState broken={findBrokenEntry()} />
        </Suspense>
        <Panel>
          <AuditFilter
            key={address()}
            query={query}
            operators={[
              { value: CONSOLE, label: t('audit.console') },
              ...operators.map(({ id, account }) => ({ value: String(id), label: account })),
            ]}
            actions={actionOptions(pickMessages(locale, ['backoffice']), locale)}
          />
        </Panel>
        <Panel flush>
          <AuditRows rows={list} />
          {(before !== undefined || older !== undefined) && (
            <nav
              aria-label={t('pages.label')}
              className="flex justify-between gap-3 border-t border-hairline px-4 py-3"
            >
              {before === undefined ? (
                <span />
              ) : (
                <PageLink href={address()} className={link}>
                  {t('audit.newest')}
                </PageLink>
              )}
              {older !== undefined && (
                <PageLink href={address(older)} className={link}>
                  {t('audit.older')}
                </PageLink>
              )}
            </nav>
          )}
        </Panel>
      </div>
    </>
  );
}
