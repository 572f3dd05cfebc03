import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { listVendors } from '@/lib/backoffice/vendors/loaders';
import { vendorLogo } from '@/lib/catalogue/pictures';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { Milliseconds } from './milliseconds';
import { VendorStateBadge } from './vendor-state-badge';

type Row = Awaited<ReturnType<typeof listVendors>>[number];

/** Table of vendors in the order of the menus, with the health of their calls in the last 24 hours. */
export function VendorRows({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('backoffice-vendors');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => row.code}
      rowHref={(row) => `/backoffice/vendors/${row.code}`}
      empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      columns={[
        {
          key: 'vendor',
          head: t('columns.vendor'),
          leads: true,
          cell: (row) => (
            <span className="flex items-center gap-3">
              <img
                src={vendorLogo(row.code, 'active')}
                alt=""
                width={32}
                height={32}
                className="size-8 shrink-0"
              />
              {/* The other cells of the row are on the line of the name. */}
              <span className="self-baseline">
                <span className="block">{row.displayName}</span>
                <bdi dir="ltr" className="block text-xs font-normal text-faint">
                  {row.code}
                </bdi>
              </span>
            </span>
          ),
        },
        {
          key: 'state',
          head: t('columns.state'),
          cell: (row) => (
            <span className="inline-flex flex-wrap items-center gap-1.5 max-md:justify-end">
              <VendorStateBadge status={row.status} />
              {row.maintenanceUntil && (
                <span className="text-xs text-muted">
                  {t.rich('until', { at: () => <DateTime at={row.maintenanceUntil!} locale={locale} /> })}
                </span>
              )}
              {row.status === 'active' && row.open === 0 && <Badge tone="amber">{t('nothingOpen')}</Badge>}
            </span>
          ),
        },
        {
          key: 'games',
          head: t('columns.games'),
          end: true,
          cell: (row) => (
            <bdi>
              {count.format(row.open)} / {count.format(row.games)}
            </bdi>
          ),
        },
        {
          key: 'calls',
          head: t('columns.calls'),
          end: true,
          cell: (row) => count.format(row.health?.calls ?? 0),
        },
        {
          key: 'failed',
          head: t('columns.failed'),
          end: true,
          cell: (row) => (row.health ? share.format(row.health.failed / row.health.calls) : '–'),
        },
        {
          key: 'p99',
          head: t('columns.p99'),
          end: true,
          cell: (row) => <Milliseconds value={row.health?.p99} />,
        },
        {
          key: 'last',
          head: t('columns.last'),
          cell: (row) => (row.lastCallAt ? <DateTime at={row.lastCallAt} locale={locale} /> : '–'),
        },
      ]}
    />
  );
}
