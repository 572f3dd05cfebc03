import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { approvalActionName } from '@/components/backoffice/approvals/action-text';
import { ApprovalCase } from '@/components/backoffice/approvals/approval-case';
import { ApprovalRows } from '@/components/backoffice/approvals/approval-rows';
import { CaseNotFound } from '@/components/backoffice/case-not-found';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageLinks } from '@/components/backoffice/page-links';
import { Panel } from '@/components/backoffice/panel';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { buttonStyle } from '@/components/ui/button-style';
import { classes } from '@/components/ui/classes';
import { PageLink } from '@/components/ui/page-link';
import { approvalCase, approvalsPage } from '@/lib/backoffice/approvals/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, pageParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-approvals' });
  return { title: t('title') };
}

const VIEWS = ['waiting', 'mine', 'all'] as const;

/** Requests for approval that the operator may see: those of actions with their permissions, and their own. */
export default async function ApprovalsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator();
  const t = await getTranslations({ locale, namespace: 'backoffice-approvals' });
  const given = await searchParams;
  const show = VIEWS.find((view) => view === given.show) ?? 'waiting';
  const action = textParam(given.action) || undefined;
  const pageNum = pageParam(given.page);
  const id = idParam(given.id);
  const [{ page, actions }, open] = await Promise.all([
    approvalsPage(operator, { show, action, pageNum }),
    id === undefined ? undefined : approvalCase(operator, id),
  ]);
  const address = (change: { show?: string; action?: string | undefined; page?: number; id?: bigint }) => {
    const query = new URLSearchParams();
    const view = { show, action, page: pageNum, ...change };
    if (view.show !== 'waiting') query.set('show', view.show);
    if (view.action) query.set('action', view.action);
    if (view.page > 1) query.set('page', String(view.page));
    if (change.id !== undefined) query.set('id', String(change.id));
    return query.size > 0 ? `/backoffice/approvals?${query}` : '/backoffice/approvals';
  };
  const isOpen = id !== undefined;
  return (
    <>
      {isOpen && <h1 className="sr-only xl:hidden">{t('title')}</h1>}
      <div className={classes(isOpen && 'max-xl:hidden')}>
        <PageHeader
          title={t('title')}
          text={t('text')}
          actions={
            <>
              {operator.permissions.includes('operators.write') && (
                <PageLink
                  href="/backoffice/approvals/rules"
                  className={buttonStyle({ variant: 'outline', size: 'sm' })}
                >
                  {t('rules.title')}
                </PageLink>
              )}
              <RefreshButton />
            </>
          }
        />
      </div>
      <div className={classes(isOpen && 'grid gap-5 xl:grid-cols-[minmax(0,1fr)_28rem]')}>
        <div className={classes('min-w-0', isOpen && 'max-xl:hidden')}>
          <Panel
            flush
            actions={
              <>
                <LinkTabs
                  label={t('filter')}
                  tabs={VIEWS.map((view) => ({
                    href: address({ show: view, page: 1 }),
                    label: t(`views.${view}`),
                    isCurrent: view === show,
                  }))}
                />
                {actions.length > 1 && (
                  <LinkTabs
                    label={t('action')}
                    tabs={[undefined, ...actions].map((one) => ({
                      href: address({ action: one, page: 1 }),
                      label: one ? approvalActionName(t, one) : t('everyAction'),
                      isCurrent: one === action,
                    }))}
                  />
                )}
              </>
            }
          >
            <ApprovalRows
              rows={page.list}
              href={(row) => address({ id: row })}
              chosen={id}
              isWaiting={show === 'waiting'}
            />
            <PageLinks page={pageNum} pages={page.totalPages} href={(number) => address({ page: number })} />
          </Panel>
        </div>
        {open && <ApprovalCase key={String(id)} found={open} back={address({})} />}
        {isOpen && !open && <CaseNotFound back={address({})} />}
      </div>
    </>
  );
}
