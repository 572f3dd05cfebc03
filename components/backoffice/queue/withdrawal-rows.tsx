import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import type { LoadedQueue } from '@/lib/backoffice/decisions/loaders';
import type { Operator } from '@/lib/backoffice/types';
import type { WithdrawalForOperator } from '@/lib/cashier/withdrawals/queries';
import { payoutOf } from '@/lib/cashier/withdrawals/rules';
import { formatDecimal } from '@/lib/money/amount';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '../data-table';
import { StatusBadge } from '../status-badge';
import { NoRequests } from './deposit-rows';
import { queueAddress, type QueueLocation } from './queue-address';
import { useQueueColumns } from './queue-columns';

export interface WithdrawalRowsProps {
  queue: LoadedQueue<WithdrawalForOperator>;
  operator: Operator;
  view: QueueLocation;
  chosen: bigint | undefined;
}

/** Table of withdrawals. */
export function WithdrawalRows({ queue, operator, view, chosen }: WithdrawalRowsProps) {
  const t = useTranslations('backoffice');
  const tQueues = useTranslations('backoffice-queues');
  const locale = useLocale();
  const shared = useQueueColumns<WithdrawalForOperator>(queue, operator);
  return (
    <DataTable
      label={t('nav.withdrawals')}
      rows={queue.list}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => queueAddress(view, row.id)}
      chosen={chosen === undefined ? undefined : String(chosen)}
      empty={<NoRequests view={view} />}
      columns={[
        ...(operator.permissions.includes('cashier.decide') ? [shared.check] : []),
        shared.member,
        shared.number,
        {
          key: 'payee',
          head: t('columns.payee'),
          cell: ({ payee }) => (
            <>
              {payee.bank} <bdi className="text-muted tabular">{`•••• ${payee.numberTail}`}</bdi>
            </>
          ),
        },
        // The open request says both, and the table beside it has less room.
        ...(chosen === undefined ? [shared.channel, shared.requested] : []),
        shared.claim,
        {
          key: 'status',
          head: t('columns.status'),
          cell: (row) => (
            <span className="inline-flex flex-wrap gap-1">
              <StatusBadge of="withdrawal" status={row.status} />
              {row.paymentFileId !== null && row.status === 'approved' && (
                <Badge>{tQueues('files.inFile', { id: String(row.paymentFileId) })}</Badge>
              )}
            </span>
          ),
        },
        {
          key: 'amount',
          head: t('columns.amount'),
          end: true,
          cell: (row) => (
            <>
              <Money value={formatDecimal(row.amount)} currency={row.currency} locale={locale} />
              {row.fee > 0n && (
                <span className="block text-xs text-faint">
                  {tQueues('payout')}{' '}
                  <Money value={formatDecimal(payoutOf(row))} currency={row.currency} locale={locale} />
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
