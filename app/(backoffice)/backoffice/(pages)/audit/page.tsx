import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { AuditRows } from '@/components/backoffice/audit-rows';
import { ChainState } from '@/components/backoffice/chain-state';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { subjectName } from '@/components/backoffice/subject-name';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { Skeleton } from '@/components/ui/skeleton';
import { auditPage, findBrokenEntry } from '@/lib/backoffice/audit/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.audit') };
}

/** The audit log, newest first, and the state of its hash chain. `?subject=` shows the entries of one subject. */
export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('audit.read');
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const given = await searchParams;
  const before = idParam(given.before);
  const subject = textParam(given.subject) || undefined;
  const { list, older } = await auditPage(before, subject);
  const address = (from?: bigint) => {
    const query = new URLSearchParams();
    if (subject) query.set('subject', subject);
    if (from !== undefined) query.set('before', String(from));
    return query.size > 0 ? `/backoffice/audit?${query}` : '/backoffice/audit';
  };
  const link = buttonStyle({ variant: 'outline', size: 'sm' });
  return (
    <>
      <PageHeader title={t('nav.audit')} text={t('audit.text')} />
      <div className="flex flex-col gap-5">
        <Suspense fallback={<Skeleton className="h-16 rounded-card" />}>
          <ChainState broken={findBrokenEntry()} />
        </Suspense>
        <Panel
          flush
          {...(subject
            ? {
                title: <bdi>{subjectName(t, subject)}</bdi>,
                actions: (
                  <PageLink href="/backoffice/audit" className={link}>
                    {t('audit.all')}
                  </PageLink>
                ),
              }
            : {})}
        >
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
