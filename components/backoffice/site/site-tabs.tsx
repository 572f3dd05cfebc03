import { useTranslations } from 'next-intl';
import { SECTIONS, type Section } from '@/lib/backoffice/site/constants';
import { LinkTabs } from '../link-tabs';

export type SiteTab = Section | 'overview' | 'history' | 'transfer';

const TABS: readonly SiteTab[] = ['overview', ...SECTIONS, 'history', 'transfer'];

/** The sections of the settings centre, as links. */
export function SiteTabs({ current }: { current: SiteTab }) {
  const t = useTranslations('backoffice-site');
  return (
    <div className="mb-5">
      <LinkTabs
        label={t('sectionsLabel')}
        tabs={TABS.map((tab) => ({
          href: tab === 'overview' ? '/backoffice/site' : `/backoffice/site/${tab}`,
          label: t(`sections.${tab}`),
          isCurrent: tab === current,
        }))}
      />
    </div>
  );
}
