import type { Db } from '@/lib/db/client';
import { sumFlows, sumMoney } from '@/lib/reporting/figures/money';
import { sumMembers, totalMembers } from '@/lib/reporting/figures/members';
import { sumPayments } from '@/lib/reporting/figures/payments';
import type { MemberRow, MoneyRow, MoneyScope } from '@/lib/reporting/figures/types';
import { compareCells, pageOfList } from '../keyset';
import { kindLabel, valueLabel } from '../labels';
import { codeOf, countryOf, currencyOf, maxDaysOf, periodOf, unitOf } from '../params';
import type { Query, TableSource } from '../types';

/** What a channel and an operator did, or what the ledger has beside the requests. */
export interface PaymentTableRow {
  /** `other…`: postings without a request, and refunds. */
  kind: 'deposit' | 'withdrawal' | 'otherDeposit' | 'otherWithdrawal';
  kindName: string;
  channel: string;
  operator: string | null;
  currency: string;
  count: bigint;
  amount: bigint;
  rejected: bigint;
  median: number | null;
  ninth: number | null;
}

const paymentScope = (query: Query) => ({
  days: periodOf(query).days,
  currency: currencyOf(query),
  channel: codeOf(query.channel),
});

/**
 * The decided requests, and rows for what the house accounts of the channels moved beside them. All rows of a kind together are what
 * the ledger moved, as on the dashboard.
 */
export async function listPayments(db: Db, query: Query): Promise<Omit<PaymentTableRow, 'kindName'>[]> {
  const scope = paymentScope(query);
  const [requests, flows] = await Promise.all([
    sumPayments(db, scope),
    sumFlows(db, scope, { channel: true }),
  ]);
  const channels = new Set([...requests, ...flows].map(({ channel }) => channel));
  const others = [...channels].sort().flatMap((channel) => {
    if (scope.channel !== undefined && channel !== scope.channel) return [];
    const flow = flows.find((each) => each.channel === channel);
    return (['deposit', 'withdrawal'] as const).flatMap((kind) => {
      const decided = requests.filter((row) => row.kind === kind && row.channel === channel);
      const [moved, count] =
        kind === 'deposit'
          ? [flow?.deposits ?? 0n, flow?.depositCount ?? 0n]
          : [flow?.withdrawals ?? 0n, flow?.withdrawalCount ?? 0n];
      const amount = moved - decided.reduce((sum, row) => sum + row.amount, 0n);
      if (amount === 0n) return [];
      return {
        kind: kind === 'deposit' ? ('otherDeposit' as const) : ('otherWithdrawal' as const),
        channel,
        operator: null,
        currency: scope.currency,
        count: count - decided.reduce((sum, row) => sum + row.count, 0n),
        amount,
        rejected: 0n,
        median: null,
        ninth: null,
      };
    });
  });
  return [...requests, ...others];
}

const isDeposit = (kind: PaymentTableRow['kind']) => kind === 'deposit' || kind === 'otherDeposit';

export const paymentsTable: TableSource<PaymentTableRow> = {
  name: 'payments',
  params: ['period', 'from', 'until', 'currency', 'channel', 'order', 'direction'],
  orders: ['channel', 'amount', 'count'],
  ascending: ['channel'],
  period: 'last7',
  columns: () => [
    { key: 'kind', kind: 'text', value: (row) => row.kindName },
    { key: 'channel', kind: 'text', value: (row) => row.channel, order: 'channel' },
    { key: 'operator', kind: 'text', value: (row) => row.operator },
    { key: 'count', kind: 'count', value: (row) => row.count, order: 'count' },
    { key: 'amount', kind: 'amount', value: (row) => row.amount, order: 'amount' },
    { key: 'rejected', kind: 'count', value: (row) => row.rejected },
    { key: 'median', kind: 'seconds', value: (row) => row.median },
    { key: 'ninth', kind: 'seconds', value: (row) => row.ninth },
  ],
  async page(db, request) {
    const rows = (await listPayments(db, request.query)).map((row) => ({
      ...row,
      kindName: valueLabel(request.locale, 'backoffice-tables.paymentKinds', row.kind),
    }));
    const sign = request.descending ? -1 : 1;
    const value = (row: PaymentTableRow) =>
      request.order === 'amount' ? row.amount : request.order === 'count' ? row.count : row.channel;
    rows.sort(
      (one, other) => sign * compareCells(value(one), value(other)) || compareCells(idOf(one), idOf(other)),
    );
    return pageOfList(rows, request, idOf);
  },
  async totals(db, query) {
    // Deposits minus withdrawals, as the ledger has them.
    const rows = await listPayments(db, query);
    const amount = rows.reduce((sum, row) => (isDeposit(row.kind) ? sum + row.amount : sum - row.amount), 0n);
    return { amount };
  },
  currency: (row) => row.currency,
};
const idOf = (row: PaymentTableRow) => `${row.kind}/${row.channel}/${row.operator ?? ''}/${row.currency}`;

/** A kind of money on a house account, in a part of the period. */
export interface MoneyTableRow extends MoneyRow {
  className: string;
  kindName: string;
}

export const moneyScope = (query: Query): MoneyScope => ({
  days: periodOf(query, 'last7', maxDaysOf(unitOf(query))).days,
  currency: query.currency === 'all' ? undefined : currencyOf(query),
  kind: codeOf(query.kind),
  account: codeOf(query.account),
});

export const moneyTable: TableSource<MoneyTableRow> = {
  name: 'money',
  params: ['period', 'from', 'until', 'currency', 'unit', 'kind', 'account', 'class', 'order', 'direction'],
  orders: ['kind', 'transactions', 'amount'],
  ascending: ['kind'],
  period: 'last7',
  columns: (query) => [
    ...(unitOf(query)
      ? [{ key: 'bucket', kind: 'bucket', value: (row: MoneyTableRow) => row.bucket } as const]
      : []),
    { key: 'kind', kind: 'text', value: (row) => row.kindName, order: 'kind' },
    { key: 'class', kind: 'text', value: (row) => row.className },
    { key: 'account', kind: 'text', value: (row) => row.account },
    { key: 'transactions', kind: 'count', value: (row) => row.transactions, order: 'transactions' },
    { key: 'amount', kind: 'amount', value: (row) => row.amount, order: 'amount' },
  ],
  async page(db, request) {
    const rows = (await moneyRows(db, request.query)).map((row) => ({
      ...row,
      className: valueLabel(request.locale, 'backoffice-tables.classes', row.class),
      kindName: kindLabel(request.locale, row.kind),
    }));
    const sign = request.descending ? -1 : 1;
    const value = (row: MoneyTableRow) =>
      request.order === 'amount' ? row.amount : request.order === 'transactions' ? row.transactions : '';
    rows.sort(
      (one, other) =>
        sign * compareCells(value(one), value(other)) || sign * compareCells(moneyId(one), moneyId(other)),
    );
    return pageOfList(rows, request, moneyId);
  },
  async totals(db, query) {
    const rows = await moneyRows(db, query);
    // Amounts of several currencies have no sum.
    if (new Set(rows.map(({ currency }) => currency)).size > 1) return {};
    return { amount: rows.reduce((sum, row) => sum + row.amount, 0n) };
  },
  currency: (row) => row.currency,
};

/** The kinds of money of a query, one class of them if it names one. */
export async function moneyRows(db: Db, query: Query): Promise<MoneyRow[]> {
  const rows = await sumMoney(db, moneyScope(query), unitOf(query));
  return query.class ? rows.filter((row) => row.class === query.class) : rows;
}
const moneyId = (row: MoneyRow) => `${row.bucket}/${row.class}/${row.kind}/${row.account}/${row.currency}`;

export const memberScope = (query: Query) => ({
  days: periodOf(query, 'last30').days,
  currency: currencyOf(query),
  country: countryOf(query.country),
});

/** The part of a period of a report of members: there are no hours, because a member counts once a day. */
export const memberUnit = (query: Query): 'day' | 'week' | 'month' => {
  const unit = unitOf(query, 'day');
  return unit === 'week' || unit === 'month' ? unit : 'day';
};

export const activityTable: TableSource<MemberRow> = {
  name: 'activity',
  params: ['period', 'from', 'until', 'currency', 'country', 'unit', 'direction'],
  orders: ['bucket'],
  period: 'last30',
  columns: () => [
    { key: 'bucket', kind: 'bucket', value: (row) => row.bucket, order: 'bucket' },
    { key: 'active', kind: 'count', value: (row) => row.active },
    { key: 'returning', kind: 'count', value: (row) => row.returning },
    { key: 'registered', kind: 'count', value: (row) => row.registered },
    { key: 'firstDepositors', kind: 'count', value: (row) => row.firstDepositors },
  ],
  async page(db, request) {
    const rows = await sumMembers(db, memberScope(request.query), memberUnit(request.query));
    if (request.descending) rows.reverse();
    return pageOfList(rows, request, (row) => row.bucket);
  },
  totals: async (db, query) => ({ ...(await totalMembers(db, memberScope(query))) }),
};
