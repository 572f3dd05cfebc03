import { useTranslations } from 'next-intl';
import { LinkTabs } from '../link-tabs';

/** The pages of the outbox: the messages, and the texts that operators change. */
export function OutboxTabs({ current }: { current: 'messages' | 'texts' }) {
  const t = useTranslations('outbox');
  return (
    <div className="mb-5 max-w-fit">
      <LinkTabs
        label={t('title')}
        tabs={[
          { href: '/backoffice/outbox', label: t('tabs.messages'), isCurrent: current === 'messages' },
          { href: '/backoffice/outbox/templates', label: t('tabs.texts'), isCurrent: current === 'texts' },
        ]}
      />
    </div>
  );
}
