import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ChannelList } from '@/components/backoffice/channels/channel-list';
import { toChannelRow } from '@/components/backoffice/channels/channel-rows';
import { ChannelTabs } from '@/components/backoffice/channels/channel-tabs';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { Plus } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { loadChannels, loadGroups } from '@/lib/backoffice/channels/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-channels' });
  return { title: t('title') };
}

/** The payment channels in the order in which members see them, or the archived ones. */
export default async function ChannelsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('cashier.channels');
  const archived = (await searchParams).show === 'archived';
  const [t, tErrors, channels, groups] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-channels' }),
    getTranslations({ locale, namespace: 'errors.fields' }),
    loadChannels(archived),
    loadGroups(),
  ]);
  const context = {
    t: t as never,
    tErrors: tErrors as never,
    locale,
    zone: siteConfig().money.settlementZone,
    at: now(),
    groups: new Map(groups.map(({ id, name }) => [id, name])),
  };
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-channels'])}>
      <PageHeader title={t('title')} text={t('text')} />
      <ChannelTabs current={archived ? 'archived' : 'channels'} />
      <div className="flex flex-col gap-5">
        {(['deposit', 'withdraw'] as const).map((kind) => {
          const rows = channels
            .filter((channel) => channel.kind === kind)
            .map((channel) => toChannelRow(channel, context));
          return (
            <Panel
              key={kind}
              flush
              title={t(`kinds.${kind}`)}
              actions={
                !archived && (
                  <PageLink
                    href={`/backoffice/channels/new?kind=${kind}`}
                    className={buttonStyle({ variant: 'amber', size: 'sm' })}
                  >
                    <Plus aria-hidden className="size-4" />
                    {t('new')}
                  </PageLink>
                )
              }
            >
              {rows.length === 0 ? (
                <div className="border-t border-hairline">
                  <EmptyState title={archived ? t('noneArchived') : t(`none.${kind}`)} />
                </div>
              ) : archived ? (
                <ul className="divide-y divide-hairline border-t border-hairline">
                  {rows.map((row) => (
                    <li key={row.id} className="px-4 py-3">
                      <PageLink
                        href={`/backoffice/channels/${row.id}`}
                        className="font-semibold underline-offset-4 hover:underline"
                      >
                        {row.name}
                      </PageLink>{' '}
                      <bdi dir="ltr" className="text-xs text-faint">
                        {row.code}
                      </bdi>
                    </li>
                  ))}
                </ul>
              ) : (
                <ChannelList kind={kind} rows={rows} />
              )}
            </Panel>
          );
        })}
      </div>
    </PageMessages>
  );
}
