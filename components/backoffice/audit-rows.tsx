import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import type { AuditEntry } from '@/lib/backoffice/audit/queries';
import { actionName } from './action-name';
import { AuditDetail } from './audit-detail';
import { DataTable } from './data-table';
import { subjectName } from './subject-name';
import { DateTime } from './date-time';

/** Table of audit entries. */
export function AuditRows({ rows }: { rows: readonly AuditEntry[] }) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  return (
    <DataTable
      label={t('nav.audit')}
      rows={rows}
      rowKey={(line) => String(line.id)}
      empty={<EmptyState title={t('audit.none')} />}
      columns={[
        { key: 'what', head: t('audit.what'), leads: true, cell: (line) => actionName(t, line.action) },
        {
          key: 'id',
          head: t('audit.line'),
          cell: (line) => <bdi className="tabular">{String(line.id)}</bdi>,
        },
        { key: 'who', head: t('audit.who'), cell: (line) => line.operator ?? t('audit.console') },
        {
          key: 'when',
          head: t('members.when'),
          cell: (line) => <DateTime at={line.at} locale={locale} seconds />,
        },
        {
          key: 'subject',
          head: t('audit.subject'),
          cell: (line) => (
            <PageLink
              href={`/backoffice/audit?subject=${encodeURIComponent(line.subject)}`}
              className="text-amber hover:underline"
            >
              <bdi>{subjectName(t, line.subject)}</bdi>
            </PageLink>
          ),
        },
        { key: 'ip', head: t('members.address'), cell: (line) => <bdi className="tabular">{line.ip}</bdi> },
        {
          key: 'detail',
          head: t('audit.detail'),
          cell: (line) =>
            Object.keys(line.detail).length > 0 ? (
              <AuditDetail subject={line.subject} detail={line.detail} />
            ) : null,
        },
      ]}
    />
  );
}
