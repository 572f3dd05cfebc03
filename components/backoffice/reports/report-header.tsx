import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Query } from '@/lib/backoffice/tables/types';
import { LinkTabs } from '../link-tabs';
import { PageHeader } from '../page-header';
import { linkedAddress } from '../tables/address';

export const REPORTS = ['revenue', 'games', 'players', 'payments', 'money', 'members'] as const;
export type ReportName = (typeof REPORTS)[number];

export const reportPath = (name: ReportName | 'rounds' | 'entries') => `/backoffice/reports/${name}`;

/** The parameters that all reports understand: they stay when the operator goes from one to another. */
const SHARED = ['period', 'from', 'until', 'currency', 'country'];

/** The title of a report, and the way to the others with the same period and currency. */
export async function ReportHeader({
  current,
  query,
  actions,
}: {
  current: ReportName;
  query: Query;
  actions?: ReactNode;
}) {
  const t = await getTranslations('backoffice-reports');
  return (
    <>
      <PageHeader title={t(`titles.${current}`)} text={t(`texts.${current}`)} actions={actions} />
      <div className="mb-4">
        <LinkTabs
          label={t('reports')}
          tabs={REPORTS.map((name) => ({
            href: linkedAddress(reportPath(name), query, SHARED),
            label: t(`titles.${name}`),
            isCurrent: name === current,
          }))}
        />
      </div>
    </>
  );
}
