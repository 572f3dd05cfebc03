import { useLocale, useTranslations } from 'next-intl';
import type { VendorHealth } from '@/lib/gateway/health/types';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { Panel } from '../panel';
import { Milliseconds } from './milliseconds';

interface Props {
  periods: readonly { period: 'hour' | 'day' | 'week'; figures: VendorHealth | undefined }[];
  lastCallAt: Date | undefined;
}

/** How a vendor's calls went: how many, which failed, and how long they took. */
export function HealthPanel({ periods, lastCallAt }: Props) {
  const t = useTranslations('backoffice-vendors');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const failures = periods.at(-1)?.figures?.failures ?? [];
  return (
    <Panel
      title={t('panels.health')}
      actions={
        <p className="text-sm text-muted">
          {lastCallAt
            ? t.rich('health.last', { at: () => <DateTime at={lastCallAt} locale={locale} seconds /> })
            : t('health.never')}
        </p>
      }
      flush
    >
      <DataTable
        label={t('panels.health')}
        rows={periods}
        rowKey={(row) => row.period}
        empty={null}
        columns={[
          { key: 'period', head: t('health.period'), leads: true, cell: (row) => t(`health.${row.period}`) },
          {
            key: 'calls',
            head: t('health.calls'),
            end: true,
            cell: (row) => count.format(row.figures?.calls ?? 0),
          },
          {
            key: 'failed',
            head: t('health.failed'),
            end: true,
            cell: (row) =>
              row.figures
                ? `${count.format(row.figures.failed)} (${share.format(row.figures.failed / row.figures.calls)})`
                : '–',
          },
          {
            key: 'median',
            head: t('health.median'),
            end: true,
            cell: (row) => <Milliseconds value={row.figures?.median} />,
          },
          {
            key: 'p99',
            head: t('health.p99'),
            end: true,
            cell: (row) => <Milliseconds value={row.figures?.p99} />,
          },
        ]}
      />
      {failures.length > 0 && (
        <div className="border-t border-hairline px-4 py-3">
          <p className="mb-1.5 text-xs text-faint">{t('health.byCode')}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {failures.map(({ code, calls }) => (
              <li key={code}>
                <bdi dir="ltr" className="font-mono text-xs">
                  {code}
                </bdi>{' '}
                <span className="text-muted tabular">{count.format(calls)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
