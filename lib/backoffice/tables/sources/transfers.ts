import { TRANSFER_DIRECTIONS, type TransferDirection } from '@/lib/cashier/transfers/constants';
import { sql } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { accountKey } from '@/lib/identity/queries';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { idOf } from '../params';
import type { TableSource } from '../types';

export interface TransferTableRow {
  id: bigint;
  direction: TransferDirection;
  kindName: string;
  fromMember: bigint;
  from: string;
  toMember: bigint;
  to: string;
  currency: string;
  amount: bigint;
  ledgerId: bigint;
  createdAt: Date;
}

/** Sender or recipient: an id, or an account name with this beginning. */
function partyCondition(text: string | undefined) {
  if (!text) return sql``;
  const id = idOf(text);
  const found = sql`ARRAY(SELECT m.id FROM identity.member m
    WHERE lower(m.account) LIKE ${`${escapeLike(accountKey(text))}%`} ${id === undefined ? sql`` : sql`OR m.id = ${id}`} LIMIT 1000)`;
  return sql`AND (t.from_member = ANY (${found}) OR t.to_member = ANY (${found}))`;
}

/** Transfers between members and the agents of their line. */
export const transfersTable: TableSource<TransferTableRow> = {
  name: 'transfers',
  params: ['kind', 'member', 'order', 'direction'],
  orders: ['at'],
  columns: () => [
    { key: 'at', kind: 'time', value: (row) => row.createdAt, order: 'at' },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'kind', kind: 'text', value: (row) => row.kindName },
    { key: 'from', kind: 'text', value: (row) => row.from },
    { key: 'to', kind: 'text', value: (row) => row.to },
    { key: 'amount', kind: 'amount', value: (row) => row.amount },
    { key: 'transaction', kind: 'id', value: (row) => row.ledgerId, optional: true },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const set = keyset(
      [
        { column: sql`t.created_at`, type: 'timestamptz' },
        { column: sql`t.id`, type: 'bigint' },
      ],
      request,
    );
    const direction = TRANSFER_DIRECTIONS.find((each) => each === query.kind);
    const { rows } = await sql<Omit<TransferTableRow, 'kindName'> & { cursorAt: string }>`
      SELECT t.id, t.direction, t.from_member AS "fromMember", f.account AS "from", t.to_member AS "toMember", r.account AS "to",
             t.currency::text AS currency, t.amount, t.ledger_id AS "ledgerId", t.created_at AS "createdAt",
             ${cursorTime(sql`t.created_at`)} AS "cursorAt"
        FROM cashier.member_transfer t
        JOIN identity.member f ON f.id = t.from_member
        JOIN identity.member r ON r.id = t.to_member
       WHERE true ${direction ? sql`AND t.direction = ${direction}` : sql``} ${partyCondition(query.member)}
         ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        kindName: valueLabel(locale, 'backoffice-tables.transferKinds', row.direction),
      })),
    };
  },
  currency: (row) => row.currency,
};
