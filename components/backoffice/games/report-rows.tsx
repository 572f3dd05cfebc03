import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Reason, ReportRow } from '@/lib/catalogue/imports/types';
import { DataTable } from '../data-table';
import { OutcomeBadge } from '../imports/import-status';

/** The rows of a list with what the check says about each: its reasons, or each changed field before and after. */
export function ReportRows({ rows }: { rows: readonly ReportRow[] }) {
  const t = useTranslations('backoffice-games');
  const count = new Intl.NumberFormat(useLocale());
  const reason = ({ code, column, values }: Reason) => (
    <li key={`${column} ${code}`}>
      {column && (
        <bdi dir="ltr" className="me-1.5 font-mono text-xs text-faint">
          {column}
        </bdi>
      )}
      {t(`reasons.${code}` as never, (values ?? {}) as never)}
    </li>
  );
  return (
    <DataTable
      label={t('import.report')}
      rows={rows}
      rowKey={(row) => String(row.place)}
      empty={<p className="px-4 py-6 text-sm text-muted">{t('import.noRows')}</p>}
      columns={[
        {
          key: 'game',
          head: t('columns.game'),
          leads: true,
          cell: (row) => (
            <>
              <span className="block min-w-44 wrap-anywhere">{row.name || '–'}</span>
              <bdi dir="ltr" className="block text-xs font-normal break-all text-faint">
                {row.vendor} · {row.code}
              </bdi>
            </>
          ),
        },
        { key: 'line', head: t('import.line'), end: true, cell: (row) => count.format(row.line) },
        {
          key: 'outcome',
          head: t('import.outcome'),
          cell: (row) => (
            <span className="inline-flex flex-wrap gap-1.5 max-md:justify-end">
              <OutcomeBadge outcome={row.outcome} />
              {row.outdated && <Badge tone="vermilion">{t('import.outcomes.outdated')}</Badge>}
            </span>
          ),
        },
        {
          key: 'detail',
          head: t('import.detail'),
          cell: (row) => {
            if (row.reasons)
              return <ul className="flex flex-col gap-1 text-sm">{row.reasons.map(reason)}</ul>;
            if (!row.changes) return null;
            return (
              <ul className="flex flex-col gap-1 text-sm">
                {Object.entries(row.changes).map(([column, [before, after]]) => (
                  <li key={column} className="wrap-anywhere">
                    <bdi dir="ltr" className="me-1.5 font-mono text-xs text-faint">
                      {column}
                    </bdi>
                    <del className="text-faint">
                      <bdi>{before || '–'}</bdi>
                    </del>{' '}
                    <span aria-hidden>→</span> <bdi>{after || '–'}</bdi>
                  </li>
                ))}
              </ul>
            );
          },
        },
      ]}
    />
  );
}
