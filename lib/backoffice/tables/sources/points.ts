import { sql } from '@/lib/db/client';
import { textIn } from '@/lib/content/text';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { ORDER_STATUSES } from '@/lib/rewards/mall/constants';
import type { OrderStatus } from '@/lib/rewards/mall/types';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { memberCondition } from '../member-condition';
import type { Query, TableSource } from '../types';

export interface OrderRow {
  id: bigint;
  memberId: bigint;
  account: string;
  title: string;
  quantity: number;
  points: bigint;
  price: bigint;
  currency: string;
  status: OrderStatus;
  statusName: string;
  isWon: boolean;
  createdAt: Date;
  decidedAt: Date | null;
  operator: string | null;
  tracking: string | null;
}

const statusOf = (query: Query) =>
  query.status === 'all'
    ? undefined
    : (ORDER_STATUSES.find((status) => status === query.status) ?? ('process' satisfies OrderStatus));

/** Orders of the points mall: those in process if no status is chosen. */
export const ordersTable: TableSource<OrderRow> = {
  name: 'orders',
  params: ['status', 'member', 'order', 'direction'],
  orders: ['at'],
  ascending: [],
  columns: () => [
    { key: 'good', kind: 'text', value: (row) => row.title },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'quantity', kind: 'count', value: (row) => BigInt(row.quantity) },
    { key: 'pointsPaid', kind: 'count', value: (row) => row.points / 10_000n },
    { key: 'price', kind: 'amount', value: (row) => row.price },
    { key: 'at', kind: 'time', value: (row) => row.createdAt, order: 'at' },
    { key: 'decided', kind: 'time', value: (row) => row.decidedAt },
    { key: 'operator', kind: 'text', value: (row) => row.operator, optional: true },
    { key: 'tracking', kind: 'text', value: (row) => row.tracking, optional: true },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const set = keyset(
      [
        { column: sql`r.created_at`, type: 'timestamptz' },
        { column: sql`r.id`, type: 'bigint' },
      ],
      request,
    );
    const status = statusOf(query);
    const { rows } = await sql<Omit<OrderRow, 'title' | 'statusName'> & { title: unknown; cursorAt: string }>`
      SELECT r.id, r.member_id AS "memberId", m.account, r.title, r.quantity, r.points, r.price, r.currency::text AS currency, r.status,
             r.spin_id IS NOT NULL AS "isWon", r.created_at AS "createdAt", ${cursorTime(sql`r.created_at`)} AS "cursorAt",
             r.decided_at AS "decidedAt", o.name AS operator, r.tracking
        FROM rewards.redemption r JOIN identity.member m ON m.id = r.member_id
        LEFT JOIN backoffice.operator o ON o.id = r.decided_by
       WHERE true ${status ? sql`AND r.status = ${status}` : sql``} ${memberCondition(query.member)}
         ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        title: textIn(row.title, locale),
        statusName: valueLabel(locale, 'backoffice-points.statuses', row.status),
      })),
    };
  },
  currency: (row) => row.currency,
};

export interface PointsRow {
  memberId: bigint;
  account: string;
  balance: bigint;
  shortfall: bigint;
  spins: number;
}

/** The members with points, the most first. */
export const pointsTable: TableSource<PointsRow> = {
  name: 'points',
  params: ['member', 'direction'],
  orders: ['balance'],
  columns: () => [
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'id', kind: 'id', value: (row) => row.memberId },
    { key: 'points', kind: 'amount', value: (row) => row.balance, order: 'balance' },
    { key: 'spins', kind: 'count', value: (row) => BigInt(row.spins) },
    { key: 'shortfall', kind: 'amount', value: (row) => row.shortfall, optional: true },
  ],
  async page(db, request) {
    const set = keyset(
      [
        { column: sql`b.amount`, type: 'bigint' },
        { column: sql`a.owner_id`, type: 'bigint' },
      ],
      request,
    );
    const { rows } = await sql<PointsRow>`
      SELECT a.owner_id AS "memberId", m.account, b.amount AS balance, coalesce(p.shortfall, 0)::bigint AS shortfall,
             coalesce(p.spins, 0) AS spins
        FROM ledger.balance b JOIN ledger.account a ON a.id = b.account_id
        JOIN identity.member m ON m.id = a.owner_id
        LEFT JOIN rewards.points_member p ON p.member_id = a.owner_id
       WHERE b.currency = ${POINTS_CURRENCY} AND a.owner_kind = 'member' ${memberCondition(request.query.member)}
         ${set.bounds} ${set.order}`.execute(db);
    return set.toPage(rows, (row) => [String(row.balance), String(row.memberId)]);
  },
  currency: () => POINTS_CURRENCY,
};

export interface SpinRow {
  id: bigint;
  memberId: bigint;
  account: string;
  title: string;
  given: string;
  givenName: string;
  amount: bigint;
  currency: string;
  createdAt: Date;
  transactionId: bigint | null;
  wheelId: bigint;
}

/** Spins of the wheel, newest first. */
export const spinsTable: TableSource<SpinRow> = {
  name: 'spins',
  params: ['member', 'direction'],
  orders: ['at'],
  columns: () => [
    { key: 'prize', kind: 'text', value: (row) => row.title },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'given', kind: 'text', value: (row) => row.givenName },
    { key: 'amount', kind: 'amount', value: (row) => row.amount },
    { key: 'at', kind: 'time', value: (row) => row.createdAt, order: 'at' },
    { key: 'wheel', kind: 'id', value: (row) => row.wheelId, optional: true },
    { key: 'transaction', kind: 'id', value: (row) => row.transactionId, optional: true },
  ],
  async page(db, request) {
    const { locale } = request;
    const set = keyset(
      [
        { column: sql`s.created_at`, type: 'timestamptz' },
        { column: sql`s.id`, type: 'bigint' },
      ],
      request,
    );
    const { rows } = await sql<Omit<SpinRow, 'title' | 'givenName'> & { title: unknown; cursorAt: string }>`
      SELECT s.id, s.member_id AS "memberId", m.account, w.title, s.given, s.amount,
             CASE WHEN s.given = 'money' THEN s.currency ELSE ${POINTS_CURRENCY} END::text AS currency,
             s.created_at AS "createdAt", ${cursorTime(sql`s.created_at`)} AS "cursorAt", s.transaction_id AS "transactionId",
             s.wheel_id AS "wheelId"
        FROM rewards.spin s JOIN identity.member m ON m.id = s.member_id
        JOIN rewards.wheel_sector w ON w.wheel_id = s.wheel_id AND w.place = s.place
       WHERE true ${memberCondition(request.query.member)} ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        title: textIn(row.title, locale),
        givenName: valueLabel(locale, 'backoffice-points.given', row.given),
      })),
    };
  },
  currency: (row) => row.currency,
};
