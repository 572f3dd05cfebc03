import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { Import } from '@/lib/catalogue/imports/types';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { ImportStatusBadge } from '../imports/import-status';

/** Table of imports, the latest first; a row links to its report. */
export function ImportRows({ rows }: { rows: readonly Import[] }) {
  const t = useTranslations('backoffice-games');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('import.history')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/games/imports/${row.id}`}
      empty={<EmptyState title={t('import.none')} hint={t('import.noneHint')} />}
      columns={[
        {
          key: 'file',
          head: t('import.what'),
          leads: true,
          cell: (row) =>
            row.source === 'studio' ? t('import.studio') : <bdi className="break-all">{row.fileName}</bdi>,
        },
        {
          key: 'when',
          head: t('import.when'),
          cell: (row) => <DateTime at={row.createdAt} locale={locale} />,
        },
        {
          key: 'who',
          head: t('import.who'),
          cell: (row) => (row.operator ? <bdi>{row.operator}</bdi> : t('import.setUp')),
        },
        { key: 'added', head: t('import.outcomes.new'), end: true, cell: (row) => count.format(row.added) },
        {
          key: 'changed',
          head: t('import.outcomes.changed'),
          end: true,
          cell: (row) => count.format(row.changed),
        },
        {
          key: 'refused',
          head: t('import.outcomes.refused'),
          end: true,
          cell: (row) => count.format(row.refused),
        },
        { key: 'status', head: t('import.state'), cell: (row) => <ImportStatusBadge status={row.status} /> },
      ]}
    />
  );
}
