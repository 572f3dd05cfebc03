import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { ImportRow, MemberImport, RowReason } from '@/lib/backoffice/member-imports/types';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { ImportStatusBadge } from '../imports/import-status';

/** The imports of members, the latest first; a row leads to its report. */
export function MemberImports({ rows }: { rows: readonly MemberImport[] }) {
  const t = useTranslations('backoffice-members.import');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('history')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/members/imports/${row.id}`}
      empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      columns={[
        {
          key: 'file',
          head: t('file'),
          leads: true,
          cell: (row) => <bdi className="break-all">{row.fileName}</bdi>,
        },
        { key: 'when', head: t('when'), cell: (row) => <DateTime at={row.createdAt} locale={locale} /> },
        { key: 'who', head: t('who'), cell: (row) => <bdi>{row.operator}</bdi> },
        { key: 'added', head: t('outcomes.new'), end: true, cell: (row) => count.format(row.added) },
        { key: 'refused', head: t('outcomes.refused'), end: true, cell: (row) => count.format(row.refused) },
        {
          key: 'status',
          head: t('state'),
          cell: (row) => <ImportStatusBadge status={row.status} namespace="backoffice-members" />,
        },
      ]}
    />
  );
}

/** The rows of a list, each with the result of its check. */
export function ImportReport({ rows }: { rows: readonly ImportRow[] }) {
  const t = useTranslations('backoffice-members.import');
  const tFields = useTranslations('errors.fields');
  const count = new Intl.NumberFormat(useLocale());
  const reason = ({ column, code, values }: RowReason) => (
    <li key={`${column} ${code}`}>
      {column && (
        <bdi dir="ltr" className="me-1.5 font-mono text-xs text-faint">
          {column}
        </bdi>
      )}
      {code === 'CELL_COUNT'
        ? t('cellCount', values as { found: number; expected: number })
        : tFields(code as never, (values ?? {}) as never)}
    </li>
  );
  return (
    <DataTable
      label={t('report')}
      rows={rows}
      rowKey={(row) => String(row.place)}
      empty={<p className="px-4 py-6 text-sm text-muted">{t('noRows')}</p>}
      columns={[
        {
          key: 'account',
          head: t('account'),
          leads: true,
          cell: (row) => <bdi className="break-all">{row.account || '–'}</bdi>,
        },
        { key: 'downline', head: t('line'), end: true, cell: (row) => count.format(row.line) },
        {
          key: 'outcome',
          head: t('outcome'),
          cell: (row) => (
            <Badge tone={row.outdated || row.outcome === 'refused' ? 'vermilion' : 'jade'}>
              {t(`outcomes.${row.outdated ? 'outdated' : row.outcome}`)}
            </Badge>
          ),
        },
        {
          key: 'detail',
          head: t('detail'),
          cell: (row) =>
            row.reasons && <ul className="flex flex-col gap-1 text-sm">{row.reasons.map(reason)}</ul>,
        },
      ]}
    />
  );
}
