import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkTabs } from '../link-tabs';
import { PageHeader } from '../page-header';

const VIEWS = {
  flags: '/backoffice/risk',
  cases: '/backoffice/risk/cases',
  rules: '/backoffice/risk/rules',
} as const;

/** The header of the pages under _Risk_, with links between them. */
export function RiskHeader({ view, actions }: { view: keyof typeof VIEWS; actions?: ReactNode }) {
  const t = useTranslations('backoffice-risk');
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
