import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { TransactionFacts } from '@/lib/backoffice/ledger/transaction';
import { kindLabel } from '@/lib/backoffice/tables/labels';
import type { Operator } from '@/lib/backoffice/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from './data-table';
import { DateTime } from './date-time';
import { factName, factText } from './fact-text';
import { Facts, type Fact } from './facts';
import { Panel } from './panel';

const LINK = 'text-amber underline-offset-4 hover:underline';

/** The page of what a transaction belongs to, if it has one and the operator may open it. */
function sourceOf({ key, kind, meta }: TransactionFacts, { permissions }: Operator): string | undefined {
  const may = permissions.includes.bind(permissions);
  const round = typeof meta.round === 'string' || typeof meta.round === 'number' ? String(meta.round) : '';
  if (/^\d+$/.test(round) && may('reports.read')) return `/backoffice/reports/rounds/${round}`;
  if (!may('cashier.read')) return undefined;
  const deposit = /^deposit:(\d+)/.exec(key)?.[1];
  if (deposit) return `/backoffice/deposits?show=all&id=${deposit}`;
  const withdrawal = /^withdrawal:(\d+):(?!.*:)/.exec(key)?.[1];
  if (withdrawal && kind !== 'withdrawal.hold') return `/backoffice/withdrawals?show=all&id=${withdrawal}`;
  if (kind.startsWith('vendorWallet.')) return '/backoffice/wallet-transfers';
  return kind.startsWith('transfer.') ? '/backoffice/transfers' : undefined;
}

/** A transaction: what it is, and each of its entries. The amounts of the entries sum to zero. */
export async function TransactionView({
  transaction,
  operator,
  locale,
}: {
  transaction: TransactionFacts;
  operator: Operator;
  locale: LocaleCode;
}) {
  const t = await getTranslations('backoffice');
  const { currency, meta, reverses, reversedBy } = transaction;
  const amount = (value: bigint, signed = false) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} signed={signed} />
  );
  const link = (id: bigint) => (
    <PageLink href={`/backoffice/ledger/${id}`} className={`${LINK} tabular`}>
      {String(id)}
    </PageLink>
  );
  const source = sourceOf(transaction, operator);
  const facts: Fact[] = [
    { key: 'kind', name: t('transaction.kind'), value: kindLabel(locale, transaction.kind) },
    { key: 'at', name: t('transaction.at'), value: <DateTime at={transaction.at} locale={locale} seconds /> },
    { key: 'key', name: t('transaction.key'), value: <bdi className="break-all">{transaction.key}</bdi> },
    ...Object.entries(meta).map(([name, value]) => ({
      key: `meta-${name}`,
      name: factName(t, name),
      value: <bdi className="break-all">{factText(t, locale, value)}</bdi>,
    })),
    ...(reverses === null
      ? []
      : [{ key: 'reverses', name: t('transaction.reverses'), value: link(reverses) }]),
    ...(reversedBy === null
      ? []
      : [{ key: 'reversedBy', name: t('transaction.reversedBy'), value: link(reversedBy) }]),
  ];
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <Panel className="self-start">
        <Facts facts={facts} />
        {source && (
          <p className="mt-3">
            <PageLink href={source} className={`${LINK} inline-flex min-h-11 items-center text-sm`}>
              {t('transaction.source')}
            </PageLink>
          </p>
        )}
      </Panel>
      <Panel flush title={t('transaction.entries')} className="min-w-0">
        <DataTable
          label={t('transaction.entries')}
          rows={transaction.entries.map((entry, place) => ({ ...entry, place }))}
          rowKey={(entry) => String(entry.place)}
          empty={<EmptyState title={t('transaction.entries')} />}
          columns={[
            {
              key: 'account',
              head: t('transaction.account'),
              leads: true,
              cell: (entry) => <bdi>{entry.account}</bdi>,
            },
            {
              key: 'member',
              head: t('columns.member'),
              cell: (entry) =>
                entry.memberId === null ? (
                  t('transaction.house')
                ) : (
                  <PageLink href={`/backoffice/members/${entry.memberId}`} className={LINK}>
                    <bdi>{entry.member}</bdi>
                  </PageLink>
                ),
            },
            {
              key: 'amount',
              head: t('columns.amount'),
              end: true,
              cell: (entry) => amount(entry.amount, true),
            },
            {
              key: 'balance',
              head: t('transaction.balance'),
              end: true,
              cell: (entry) => (entry.balanceAfter === null ? '–' : amount(entry.balanceAfter)),
            },
          ]}
        />
      </Panel>
    </div>
  );
}
