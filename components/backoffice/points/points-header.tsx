import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkTabs } from '../link-tabs';
import { PageHeader } from '../page-header';

const VIEWS = {
  report: '/backoffice/points',
  orders: '/backoffice/points/orders',
  rules: '/backoffice/points/rules',
  wheel: '/backoffice/points/wheel',
  spins: '/backoffice/points/spins',
} as const;

/** The header of the pages under _Points_, with links between them. */
export function PointsHeader({ view, actions }: { view: keyof typeof VIEWS; actions?: ReactNode }) {
  const t = useTranslations('backoffice-points');
  return (
    <>
      <PageHeader title={t('title')} text={t(`intro.${view}`)} actions={actions} />
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
