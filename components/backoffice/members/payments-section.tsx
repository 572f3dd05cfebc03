import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { memberPayments } from '@/lib/backoffice/members/loaders';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable, type Column } from '../data-table';
import { DateTime } from '../date-time';
import { PageLinks } from '../page-links';
import { StatusBadge } from '../status-badge';
import type { SectionProps } from './section';

/** The deposits and withdrawals of a member; each leads to its case. */
export async function PaymentsSection({ member, locale, page, pageAddress }: SectionProps) {
  const [t, { deposits, withdrawals }] = await Promise.all([
    getTranslations('backoffice-members.payments'),
    memberPayments(member, page),
  ]);
  type Row = (typeof deposits)['list'][number] | (typeof withdrawals)['list'][number];
  const money = (value: bigint, currency: string) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} />
  );
  const columns = (badge: (row: Row) => ReactNode): Column<Row>[] => [
    {
      key: 'id',
      head: t('number'),
      leads: true,
      cell: (row) => <bdi className="tabular">{`#${row.id}`}</bdi>,
    },
    { key: 'at', head: t('at'), cell: (row) => <DateTime at={row.createdAt} locale={locale} /> },
    { key: 'channel', head: t('channel'), cell: (row) => <bdi>{textIn(row.channelNames, locale)}</bdi> },
    { key: 'status', head: t('status'), cell: badge },
    { key: 'amount', head: t('amount'), end: true, cell: (row) => money(row.amount, row.currency) },
    { key: 'fee', head: t('fee'), end: true, cell: (row) => money(row.fee, row.currency) },
  ];
  const list = <Payment extends Row>(
    kind: 'deposits' | 'withdrawals',
    rows: readonly Payment[],
    path: string,
    badge: (row: Payment) => ReactNode,
  ) => (
    <>
      <h3 className="px-4 pt-4 pb-3 font-bold">{t(kind)}</h3>
      <DataTable
        label={t(kind)}
        rows={rows}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `${path}?show=all&id=${row.id}`}
        empty={<EmptyState title={t(`${kind}None`)} />}
        columns={columns(badge as (row: Row) => ReactNode)}
      />
    </>
  );
  return (
    <>
      {list('deposits', deposits.list, '/backoffice/deposits', (row) => (
        <StatusBadge of="deposit" status={row.status} />
      ))}
      {list('withdrawals', withdrawals.list, '/backoffice/withdrawals', (row) => (
        <StatusBadge of="withdrawal" status={row.status} />
      ))}
      <PageLinks
        page={page}
        pages={Math.max(deposits.totalPages, withdrawals.totalPages)}
        href={pageAddress}
      />
    </>
  );
}
