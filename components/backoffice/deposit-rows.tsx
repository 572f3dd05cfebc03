import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import type { DepositForOperator } from '@/lib/cashier/deposits/queries';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from './data-table';
import { queueAddress, type QueueLocation } from './queue-address';
import { StatusBadge } from './status-badge';
import { DateTime } from './date-time';

export interface DepositRowsProps {
  rows: readonly DepositForOperator[];
  view: QueueLocation;
  chosen: bigint | undefined;
}

/** Table of deposits by bank transfer. */
export function DepositRows({ rows, view, chosen }: DepositRowsProps) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  return (
    <DataTable
      label={t('nav.deposits')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => queueAddress(view, row.id)}
      chosen={chosen === undefined ? undefined : String(chosen)}
      empty={
        <EmptyState
          title={view.waiting ? t('queue.noneWaiting') : t('queue.none')}
          hint={view.waiting ? t('queue.noneWaitingText') : undefined}
        />
      }
      columns={[
        { key: 'member', head: t('columns.member'), leads: true, cell: (row) => row.account },
        {
          key: 'reference',
          head: t('columns.reference'),
          cell: (row) => <bdi className="whitespace-nowrap tabular">{row.reference}</bdi>,
        },
        { key: 'channel', head: t('columns.channel'), cell: (row) => textIn(row.channelNames, locale) },
        {
          key: 'requested',
          head: t('columns.requested'),
          cell: (row) => <DateTime at={row.createdAt} locale={locale} />,
        },
        {
          key: 'status',
          head: t('columns.status'),
          cell: (row) => <StatusBadge of="deposit" status={row.status} />,
        },
        {
          key: 'amount',
          head: t('columns.amount'),
          end: true,
          cell: (row) => <Money value={formatDecimal(row.amount)} currency={row.currency} locale={locale} />,
        },
      ]}
    />
  );
}
