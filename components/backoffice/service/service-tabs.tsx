import { useTranslations } from 'next-intl';
import { LinkTabs } from '../link-tabs';

const TABS = [
  { name: 'live', href: '/backoffice/chat' },
  { name: 'closed', href: '/backoffice/chat/closed' },
  { name: 'answers', href: '/backoffice/chat/answers' },
] as const;

/** The pages of the live chat. */
export function ServiceTabs({ current }: { current: (typeof TABS)[number]['name'] }) {
  const t = useTranslations('backoffice-service');
  return (
    <div className="mb-5 max-w-fit">
      <LinkTabs
        label={t('title')}
        tabs={TABS.map(({ name, href }) => ({ href, label: t(`tabs.${name}`), isCurrent: name === current }))}
      />
    </div>
  );
}
