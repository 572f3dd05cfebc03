import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ChannelTabs } from '@/components/backoffice/channels/channel-tabs';
import { GroupNameForm, GroupRows } from '@/components/backoffice/channels/group-rows';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { loadGroups } from '@/lib/backoffice/channels/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-channels' });
  return { title: t('groups.title') };
}

/** The member groups that payment channels can be limited to. */
export default async function GroupsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('cashier.channels');
  const [t, groups] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-channels' }),
    loadGroups(),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-channels'])}>
      <PageHeader title={t('groups.title')} text={t('groups.text')} />
      <ChannelTabs current="groups" />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel flush title={t('groups.title')}>
          <GroupRows rows={groups.map(({ id, ...rest }) => ({ id: String(id), ...rest }))} />
        </Panel>
        <Panel title={t('groups.new')}>
          <GroupNameForm />
        </Panel>
      </div>
    </PageMessages>
  );
}
