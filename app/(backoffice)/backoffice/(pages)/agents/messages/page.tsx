import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LinesHeader } from '@/components/backoffice/agent-lines/lines-header';
import { CancelWithReason } from '@/components/backoffice/cancel-with-reason';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { PageLinks } from '@/components/backoffice/page-links';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { loadLineMessages } from '@/lib/backoffice/agent-lines/loaders';
import { MAX_WITHDRAW_REASON } from '@/lib/backoffice/agent-lines/schema';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pageParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-agent-lines' });
  return { title: t('views.messages') };
}

const BASE = '/backoffice/agents/messages';

/** The messages that members write within their lines, newest first, and their withdrawal. */
export default async function LineMessagesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('agents.read');
  const query = await searchParams;
  const member = textParam(query.member)?.trim() ?? '';
  const [t, page] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-agent-lines.messages' }),
    loadLineMessages(member, pageParam(query.page)),
  ]);
  const mayWithdraw = operator.permissions.includes('agents.write');
  const link = (id: bigint, account: string) => (
    <PageLink href={`/backoffice/members/${id}`} className="text-amber hover:underline">
      <bdi>{account}</bdi>
    </PageLink>
  );
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-agent-lines', 'backoffice-risk'])}>
      <LinesHeader view="messages" />
      <Panel flush>
        <div className="pt-4">
          <MemberFilter base={BASE} query={member ? { member } : {}} memberLabel={t('sender')} choices={[]} />
        </div>
        <DataTable
          label={t('label')}
          rows={page.list}
          rowKey={(row) => String(row.id)}
          empty={<EmptyState title={t('none')} />}
          columns={[
            { key: 'sender', head: t('sender'), leads: true, cell: (row) => link(row.senderId, row.sender) },
            {
              key: 'to',
              head: t('to'),
              cell: (row) =>
                row.receiverId === null
                  ? t(`audiences.${row.audience}`)
                  : link(row.receiverId, row.receiver!),
            },
            {
              key: 'text',
              head: t('text'),
              cell: (row) => <bdi className="wrap-anywhere whitespace-pre-line">{row.text}</bdi>,
            },
            {
              key: 'read',
              head: t('read'),
              cell: (row) => (
                <span className="tabular">{t('readOf', { read: row.read, count: row.receivers })}</span>
              ),
            },
            { key: 'at', head: t('at'), cell: (row) => <DateTime at={row.createdAt} locale={locale} /> },
            {
              key: 'withdraw',
              head: t('withdrawal'),
              cell: (row) =>
                row.withdrawnAt ? (
                  <span>
                    <Badge tone="vermilion">{t('withdrawn')}</Badge>
                    <span className="mt-1 block text-xs text-faint">{row.withdrawnBy}</span>
                  </span>
                ) : mayWithdraw ? (
                  <CancelWithReason
                    path={`/backoffice/api/agents/messages/${row.id}/withdraw`}
                    maxReason={MAX_WITHDRAW_REASON}
                    small
                    strings={{
                      button: t('withdraw.button'),
                      title: t('withdraw.title'),
                      text: t('withdraw.text', { count: row.receivers }),
                      confirm: t('withdraw.button'),
                      reason: t('withdraw.reason'),
                      reasonHint: t('withdraw.reasonHint'),
                      done: t('withdraw.done'),
                    }}
                  />
                ) : null,
            },
          ]}
        />
        <PageLinks
          page={page.pageNum}
          pages={page.totalPages}
          href={(to) => `${BASE}?${member ? `member=${encodeURIComponent(member)}&` : ''}page=${to}`}
        />
      </Panel>
    </PageMessages>
  );
}
