import { sql } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import type { TransferDirection, TransferStatus } from '@/lib/gateway/transfers/types';
import { accountKey } from '@/lib/identity/queries';
import { keyset } from '../keyset';
import { valueLabel } from '../labels';
import { idOf } from '../params';
import type { TableSource } from '../types';

export interface WalletTransferRow {
  id: bigint;
  direction: TransferDirection;
  directionName: string;
  memberId: bigint;
  account: string;
  vendor: string;
  currency: string;
  amount: bigint;
  status: TransferStatus;
  statusName: string;
  reason: string | null;
  asks: number;
  nextAskAt: Date | null;
  contradictedAt: Date | null;
  reference: string;
  createdAt: Date;
}

/** What the list can be limited to. `held` has what is started too: both have no known outcome. */
export const WALLET_TRANSFER_STATES = ['held', 'done', 'refused', 'contradicted'] as const;

const STATES: Record<(typeof WALLET_TRANSFER_STATES)[number], ReturnType<typeof sql>> = {
  held: sql`AND t.next_ask_at IS NOT NULL`,
  done: sql`AND t.status = 'done'`,
  refused: sql`AND t.status = 'refused'`,
  contradicted: sql`AND t.contradicted_at IS NOT NULL`,
};

/** An id, or an account name with this beginning. */
function memberCondition(text: string | undefined) {
  if (!text) return sql``;
  const id = idOf(text);
  return sql`AND t.member_id = ANY (ARRAY(SELECT m.id FROM identity.member m
    WHERE lower(m.account) LIKE ${`${escapeLike(accountKey(text))}%`} ${id === undefined ? sql`` : sql`OR m.id = ${id}`} LIMIT 1000))`;
}

/** Transfers between members' main accounts and the wallets of vendors. */
export const walletTransfersTable: TableSource<WalletTransferRow> = {
  name: 'walletTransfers',
  params: ['status', 'vendor', 'member', 'order', 'direction'],
  orders: ['at'],
  columns: () => [
    { key: 'at', kind: 'time', value: (row) => row.createdAt, order: 'at' },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'account', kind: 'text', value: (row) => row.account },
    { key: 'vendor', kind: 'text', value: (row) => row.vendor },
    { key: 'walletDirection', kind: 'text', value: (row) => row.directionName },
    { key: 'amount', kind: 'amount', value: (row) => row.amount },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'reason', kind: 'text', value: (row) => row.reason },
    { key: 'asks', kind: 'count', value: (row) => row.asks },
    { key: 'nextAsk', kind: 'time', value: (row) => row.nextAskAt, optional: true },
    { key: 'reference', kind: 'text', value: (row) => row.reference, optional: true },
  ],
  async page(db, request) {
    const { query, locale } = request;
    // Ids are given in the order of time.
    const set = keyset([{ column: sql`t.id`, type: 'bigint' }], request);
    const state = WALLET_TRANSFER_STATES.find((each) => each === query.status);
    const { rows } = await sql<Omit<WalletTransferRow, 'directionName' | 'statusName'>>`
      SELECT t.id, t.direction, t.member_id AS "memberId", m.account, t.vendor, t.currency::text AS currency, t.amount, t.status, t.reason,
             t.asks, t.next_ask_at AS "nextAskAt", t.contradicted_at AS "contradictedAt", t.reference, t.created_at AS "createdAt"
        FROM gateway.wallet_transfer t JOIN identity.member m ON m.id = t.member_id
       WHERE true ${state ? STATES[state] : sql``} ${query.vendor ? sql`AND t.vendor = ${query.vendor}` : sql``}
         ${memberCondition(query.member)} ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [String(row.id)]);
    const label = (kind: string, value: string) => valueLabel(locale, `backoffice-tables.${kind}`, value);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        directionName: label('walletDirections', row.direction),
        statusName: label('walletStates', row.contradictedAt ? 'contradicted' : row.status),
      })),
    };
  },
  currency: (row) => row.currency,
};
