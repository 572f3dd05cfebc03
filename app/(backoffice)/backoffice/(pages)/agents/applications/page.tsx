import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DecideApplication } from '@/components/backoffice/agent-lines/line-dialogs';
import { LinesHeader } from '@/components/backoffice/agent-lines/lines-header';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { PageLinks } from '@/components/backoffice/page-links';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { APPLICATION_STATES } from '@/lib/agents/applications/types';
import { loadApplications } from '@/lib/backoffice/agent-lines/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pageParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-agent-lines' });
  return { title: t('title') };
}

const BASE = '/backoffice/agents/applications';

/** The queue of members who want to become agents, and the decided applications. */
export default async function AgentApplicationsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('agents.read');
  const query = await searchParams;
  const state = APPLICATION_STATES.find((each) => each === textParam(query.state)) ?? 'open';
  const [t, page] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-agent-lines.applications' }),
    loadApplications(state, pageParam(query.page)),
  ]);
  const mayDecide = state === 'open' && operator.permissions.includes('agents.write');
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-agent-lines', 'agent-lines'])}>
      <LinesHeader view="applications" />
      <div className="mb-4 flex">
        <LinkTabs
          label={t('state')}
          tabs={APPLICATION_STATES.map((each) => ({
            href: `${BASE}?state=${each}`,
            label: t(`states.${each}`),
            isCurrent: each === state,
          }))}
        />
      </div>
      <Panel flush>
        <DataTable
          label={t('label')}
          rows={page.list}
          rowKey={(row) => String(row.id)}
          empty={<EmptyState title={t('none')} />}
          columns={[
            {
              key: 'account',
              head: t('member'),
              leads: true,
              cell: (row) => (
                <PageLink href={`/backoffice/members/${row.memberId}`} className="text-amber hover:underline">
                  <bdi>{row.account}</bdi>
                </PageLink>
              ),
            },
            {
              key: 'contact',
              head: t('contact'),
              cell: (row) => <bdi className="wrap-anywhere">{row.contact}</bdi>,
            },
            {
              key: 'content',
              head: t('content'),
              cell: (row) => <bdi className="wrap-anywhere">{row.content}</bdi>,
            },
            { key: 'at', head: t('at'), cell: (row) => <DateTime at={row.createdAt} locale={locale} /> },
            {
              key: 'answer',
              head: state === 'open' ? t('decision') : t('answer'),
              cell: (row) =>
                state !== 'open' ? (
                  <span className="wrap-anywhere">
                    <bdi>{row.answer}</bdi>
                    <span className="block text-xs text-faint">{row.operator}</span>
                  </span>
                ) : mayDecide ? (
                  <DecideApplication id={String(row.id)} />
                ) : null,
            },
          ]}
        />
        <PageLinks
          page={page.pageNum}
          pages={page.totalPages}
          href={(to) => `${BASE}?state=${state}&page=${to}`}
        />
      </Panel>
    </PageMessages>
  );
}
