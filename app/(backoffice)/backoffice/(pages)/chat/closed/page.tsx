import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { ServiceTabs } from '@/components/backoffice/service/service-tabs';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { loadClosedChats } from '@/lib/inbox/chat/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-service' });
  return { title: t('tabs.closed') };
}

/** Closed conversations, the newest first. They can be searched by words, account or number. */
export default async function ClosedChatsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('chat.answer');
  const given = await searchParams;
  const search = textParam(given.q);
  const [t, { list, older }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-service' }),
    loadClosedChats(search, idParam(given.before)),
  ]);
  return (
    <>
      <PageHeader title={t('tabs.closed')} text={t('closedAbout')} />
      <ServiceTabs current="closed" />
      <Panel flush>
        <form action="/backoffice/chat/closed" role="search" className="flex flex-wrap gap-2 px-4 py-3">
          <div className="min-w-52 flex-1">
            <Input
              name="q"
              type="search"
              dir="auto"
              defaultValue={search}
              maxLength={64}
              aria-label={t('search')}
              placeholder={t('search')}
              leading={<Search aria-hidden className="size-4" />}
            />
          </div>
          <button type="submit" className={buttonStyle({ variant: 'surface' })}>
            {t('find')}
          </button>
        </form>
        <DataTable
          label={t('tabs.closed')}
          rows={list}
          rowKey={(row) => String(row.id)}
          rowHref={(row) => `/backoffice/chat/closed/${row.id}`}
          empty={<EmptyState title={t('noneClosed')} />}
          columns={[
            {
              key: 'who',
              head: t('who'),
              leads: true,
              cell: (row) =>
                row.member ? <bdi>{row.member.account}</bdi> : t('visitor', { id: String(row.id) }),
            },
            {
              key: 'last',
              head: t('last'),
              cell: (row) => <bdi className="line-clamp-1">{row.lastText ?? t('deleted')}</bdi>,
            },
            { key: 'operator', head: t('operator'), cell: (row) => <bdi>{row.operator?.name ?? '–'}</bdi> },
            { key: 'by', head: t('endedBy'), cell: (row) => t(`ends.${row.closedBy ?? 'time'}`) },
            {
              key: 'at',
              head: t('endedAt'),
              cell: (row) => <DateTime at={row.closedAt ?? row.lastMessageAt} locale={locale} />,
            },
          ]}
        />
        {older !== undefined && (
          <nav aria-label={t('tabs.closed')} className="flex justify-end border-t border-hairline px-4 py-3">
            <PageLink
              href={`/backoffice/chat/closed?${new URLSearchParams({ ...(search && { q: search }), before: String(older) }).toString()}`}
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
            >
              {t('older')}
            </PageLink>
          </nav>
        )}
      </Panel>
    </>
  );
}
