import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { LoadedQueue } from '@/lib/backoffice/decisions/loaders';
import type { Operator } from '@/lib/backoffice/types';
import type { DepositForOperator } from '@/lib/cashier/deposits/queries';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from '../data-table';
import { StatusBadge } from '../status-badge';
import { queueAddress, type QueueLocation } from './queue-address';
import { useQueueColumns } from './queue-columns';

export interface DepositRowsProps {
  queue: LoadedQueue<DepositForOperator>;
  operator: Operator;
  view: QueueLocation;
  chosen: bigint | undefined;
}

/** Table of deposits. */
export function DepositRows({ queue, operator, view, chosen }: DepositRowsProps) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  const shared = useQueueColumns<DepositForOperator>(queue, operator);
  const money = (value: bigint, currency: string) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} />
  );
  return (
    <DataTable
      label={t('nav.deposits')}
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
          key: 'reference',
          head: t('columns.reference'),
          cell: (row) => <bdi className="whitespace-nowrap tabular">{row.reference}</bdi>,
        },
        // The open request says both, and the table beside it has less room.
        ...(chosen === undefined ? [shared.channel, shared.requested] : []),
        shared.claim,
        {
          key: 'status',
          head: t('columns.status'),
          cell: (row) => <StatusBadge of="deposit" status={row.status} />,
        },
        {
          key: 'amount',
          head: t('columns.amount'),
          end: true,
          cell: (row) => {
            const said = row.status === 'checked' ? row.checkedAmount! : row.amount;
            return (
              <>
                {money(said, row.currency)}
                {said !== row.askedAmount && (
                  <s className="block text-xs text-faint">{money(row.askedAmount, row.currency)}</s>
                )}
              </>
            );
          },
        },
      ]}
    />
  );
}

/** Shown in place of an empty queue: nothing waits, or nothing fits the filter. */
export function NoRequests({ view }: { view: QueueLocation }) {
  const t = useTranslations('backoffice.queue');
  const isNarrowed = Object.values(view.parts).some(Boolean) || view.after !== undefined;
  if (isNarrowed && view.waiting)
    return (
      <EmptyState
        title={t('noneFoundWaiting')}
        hint={t('noneFoundWaitingText')}
        action={
          <PageLink
            href={queueAddress({ ...view, waiting: false, after: undefined })}
            className={buttonStyle({ variant: 'surface' })}
          >
            {t('searchAll')}
          </PageLink>
        }
      />
    );
  if (isNarrowed) return <EmptyState title={t('noneFound')} hint={t('noneFoundText')} />;
  return (
    <EmptyState
      title={view.waiting ? t('noneWaiting') : t('none')}
      hint={view.waiting ? t('noneWaitingText') : undefined}
    />
  );
}
