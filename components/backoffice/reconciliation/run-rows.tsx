import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { Badge } from '@/components/ui/badge';
import type { ReconciliationRun } from '@/lib/reporting/reconciliation/types';
import { partyName } from './party-name';

/** Table of reconciliations, the latest first; a row links to its differences. */
export function RunRows({ rows }: { rows: readonly ReconciliationRun[] }) {
  const t = useTranslations('backoffice-reconciliation');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('runs')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/reconciliation/${row.id}`}
      empty={<p className="px-4 py-6 text-sm text-muted">{t('none')}</p>}
      columns={[
        {
          key: 'source',
          head: t('source'),
          leads: true,
          cell: (row) => partyName(t, row, locale),
        },
        { key: 'from', head: t('period'), cell: (row) => <DateTime at={row.from} locale={locale} /> },
        { key: 'lines', head: t('lines'), end: true, cell: (row) => count.format(row.lines) },
        { key: 'matched', head: t('matched'), end: true, cell: (row) => count.format(row.matched) },
        {
          key: 'differences',
          head: t('differences'),
          end: true,
          cell: (row) =>
            row.differences === 0 ? (
              <Badge tone="jade">{t('noDifference')}</Badge>
            ) : (
              <Badge tone="vermilion">{count.format(row.differences)}</Badge>
            ),
        },
        { key: 'when', head: t('when'), cell: (row) => <DateTime at={row.madeAt} locale={locale} /> },
      ]}
    />
  );
}
