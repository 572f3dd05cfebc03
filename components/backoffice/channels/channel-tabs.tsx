import { useTranslations } from 'next-intl';
import { LinkTabs } from '../link-tabs';

const PAGES = {
  channels: '/backoffice/channels',
  groups: '/backoffice/channels/groups',
  templates: '/backoffice/channels/templates',
  archived: '/backoffice/channels?show=archived',
} as const;

/** The tabs of the pages about payment channels. */
export function ChannelTabs({ current }: { current: keyof typeof PAGES }) {
  const t = useTranslations('backoffice-channels.tabs');
  return (
    <div className="mb-5 flex">
      <LinkTabs
        label={t('label')}
        tabs={Object.entries(PAGES).map(([key, href]) => ({
          href,
          label: t(key as keyof typeof PAGES),
          isCurrent: key === current,
        }))}
      />
    </div>
  );
}
