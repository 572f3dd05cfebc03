import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import type { WithdrawalForOperator } from '@/lib/cashier/withdrawals/queries';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from './data-table';
import { queueAddress, type QueueLocation } from './queue-address';
import { StatusBadge } from './status-badge';
import { DateTime } from './date-time';

export interface WithdrawalRowsProps {
  rows: readonly WithdrawalForOperator[];
  view: QueueLocation;
  chosen: bigint | undefined;
}

/** Table of withdrawals. */
export function WithdrawalRows({ rows, view, chosen }: WithdrawalRowsProps) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  return (
    <DataTable
      label={t('nav.withdrawals')}
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
          key: 'number',
          head: t('columns.number'),
          cell: (row) => <bdi className="tabular">{`#${row.id}`}</bdi>,
        },
        {
          key: 'payee',
          head: t('columns.payee'),
          cell: ({ payee }) => (
            <>
              {payee.bank} <bdi className="text-muted tabular">{`•••• ${payee.numberTail}`}</bdi>
            </>
          ),
        },
        {
          key: 'requested',
          head: t('columns.requested'),
          cell: (row) => <DateTime at={row.createdAt} locale={locale} />,
        },
        {
          key: 'status',
          head: t('columns.status'),
          cell: (row) => <StatusBadge of="withdrawal" status={row.status} />,
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
