import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { Approval } from '@/lib/backoffice/approvals/types';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { subjectName } from '../subject-name';
import { approvalActionName } from './action-text';
import { ApprovalStatusBadge } from './approval-status';

/** Table of requests for approval; a row opens the request. */
export function ApprovalRows({
  rows,
  href,
  chosen,
  isWaiting,
}: {
  rows: readonly Approval[];
  href: (id: bigint) => string;
  chosen: bigint | undefined;
  /** Whether the list has only requests that wait. */
  isWaiting: boolean;
}) {
  const t = useTranslations('backoffice-approvals');
  const tOffice = useTranslations('backoffice');
  const locale = useLocale();
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => href(row.id)}
      chosen={chosen === undefined ? undefined : String(chosen)}
      empty={
        isWaiting ? (
          <EmptyState title={t('noneWaiting')} hint={t('noneWaitingText')} />
        ) : (
          <EmptyState title={t('none')} />
        )
      }
      columns={[
        {
          key: 'action',
          head: t('action'),
          leads: true,
          cell: (row) => approvalActionName(t, row.action),
        },
        { key: 'subject', head: t('subject'), cell: (row) => <bdi>{subjectName(tOffice, row.subject)}</bdi> },
        { key: 'who', head: t('requestedBy'), cell: (row) => <bdi>{row.requestedBy.account}</bdi> },
        {
          key: 'when',
          head: t('requestedAt'),
          cell: (row) => <DateTime at={row.requestedAt} locale={locale} />,
        },
        { key: 'status', head: t('status'), cell: (row) => <ApprovalStatusBadge status={row.status} /> },
      ]}
    />
  );
}
