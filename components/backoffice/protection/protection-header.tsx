import { useTranslations } from 'next-intl';
import { LinkTabs } from '../link-tabs';
import { PageHeader } from '../page-header';

const VIEWS = {
  documents: '/backoffice/protection',
  exclusions: '/backoffice/protection/exclusions',
  limits: '/backoffice/protection/limits',
} as const;

/** The header of the pages under _Protection_, with links between them. */
export function ProtectionHeader({ view }: { view: keyof typeof VIEWS }) {
  const t = useTranslations('backoffice-protection');
  return (
    <>
      <PageHeader title={t('title')} text={t(`intro.${view}`)} />
      <div className="mb-5 flex">
        <LinkTabs
          label={t('views.label')}
          tabs={Object.entries(VIEWS).map(([name, href]) => ({
            href,
            label: t(`views.${name}`),
            isCurrent: name === view,
          }))}
        />
      </div>
    </>
  );
}
