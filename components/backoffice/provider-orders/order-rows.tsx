import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { ListedOrder } from '@/lib/cashier/providers/queries';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { OrderActions } from './order-actions';
import { OrderState } from './order-state';
import { outcomesOf } from './outcomes';

/** Table of payments and payouts at providers. */
export function OrderRows({ rows }: { rows: readonly ListedOrder[] }) {
  const t = useTranslations('backoffice-providers');
  const locale = useLocale();
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      empty={<EmptyState title={t('none')} hint={t('noneText')} />}
      columns={[
        {
          key: 'request',
          head: t('request'),
          leads: true,
          cell: (row) => (
            <PageLink
              href={
                row.kind === 'payment'
                  ? `/backoffice/deposits?id=${row.depositId}`
                  : `/backoffice/withdrawals?id=${row.withdrawalId}`
              }
              className="text-amber hover:underline"
            >
              {t(`kinds.${row.kind}`, { id: String(row.depositId ?? row.withdrawalId) })}
            </PageLink>
          ),
        },
        { key: 'member', head: t('member'), cell: (row) => <bdi>{row.account}</bdi> },
        { key: 'channel', head: t('channel'), cell: (row) => textIn(row.channelNames, locale) },
        {
          key: 'amount',
          head: t('amount'),
          end: true,
          cell: (row) => (
            <span className="flex flex-col items-end">
              <Money value={formatDecimal(row.amount)} currency={row.currency} locale={locale} />
              {row.reportedAmount !== null && row.reportedAmount !== row.amount && (
                <span className="text-xs text-vermilion">
                  {t('reported')}{' '}
                  <Money value={formatDecimal(row.reportedAmount)} currency={row.currency} locale={locale} />
                </span>
              )}
            </span>
          ),
        },
        { key: 'state', head: t('state'), cell: (row) => <OrderState order={row} /> },
        {
          key: 'reference',
          head: t('reference'),
          cell: (row) => (
            <bdi dir="ltr" className="text-xs break-all text-muted">
              {row.reference}
              {row.providerId && <span className="block">{row.providerId}</span>}
            </bdi>
          ),
        },
        { key: 'made', head: t('madeAt'), cell: (row) => <DateTime at={row.createdAt} locale={locale} /> },
        {
          key: 'actions',
          head: t('actions'),
          cell: (row) => (
            <OrderActions
              id={String(row.id)}
              canAsk={row.status === 'starting' || row.status === 'open'}
              outcomes={outcomesOf(row)}
            />
          ),
        },
      ]}
    />
  );
}
