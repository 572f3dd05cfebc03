import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkTabs } from './link-tabs';
import { PageHeader } from './page-header';

interface Props {
  /** The texts of the section: `title`, `intro.<view>`, `views.label` and `views.<view>`. */
  namespace:
    | 'backoffice-activities'
    | 'backoffice-agent-contracts'
    | 'backoffice-agent-lines'
    | 'backoffice-commissions'
    | 'backoffice-lottery'
    | 'backoffice-missions'
    | 'backoffice-points'
    | 'backoffice-rewards'
    | 'backoffice-protection'
    | 'backoffice-rebate'
    | 'backoffice-referral'
    | 'backoffice-risk'
    | 'backoffice-vip';
  /** The section's pages with their addresses. */
  views: Readonly<Record<string, string>>;
  view: string;
  actions?: ReactNode;
}

/** The header of the pages of one section, with links between them. */
export function SectionHeader({ namespace, views, view, actions }: Props) {
  const t = useTranslations(namespace);
  return (
    <>
      <PageHeader title={t('title')} text={t(`intro.${view}`)} actions={actions} />
      <div className="mb-5 flex">
        <LinkTabs
          label={t('views.label')}
          tabs={Object.entries(views).map(([name, href]) => ({
            href,
            label: t(`views.${name}`),
            isCurrent: name === view,
          }))}
        />
      </div>
    </>
  );
}
