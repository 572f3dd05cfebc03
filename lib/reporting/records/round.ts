import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import type { RoundStatus } from '@/lib/gateway/types';

/** A call of a vendor that belongs to a round, with what it moved. */
export interface RoundCall {
  id: bigint;
  kind: string;
  transactionId: string;
  debit: Amount;
  credit: Amount;
  at: Date;
  cancelled: boolean;
  ledgerId: bigint | null;
  /** The ledger entries of the call, in their order. */
  entries: { owner: 'member' | 'house'; account: string; amount: Amount }[];
}

export interface RoundFacts {
  id: bigint;
  vendor: string;
  vendorRoundId: string;
  status: RoundStatus;
  memberId: bigint;
  account: string;
  gameId: bigint;
  names: Record<string, string>;
  currency: string;
  stake: Amount;
  payout: Amount;
  validBet: Amount;
  openedAt: Date;
  settledAt: Date | null;
  /** What the vendor recorded of the round. */
  details: Record<string, unknown> | null;
  calls: RoundCall[];
}

/** A round with its calls and their ledger entries; undefined if there is no such round. */
export async function findRound(db: Db, id: bigint): Promise<RoundFacts | undefined> {
  const { rows } = await sql<Omit<RoundFacts, 'calls'>>`
    SELECT r.id, r.vendor, r.vendor_round_id AS "vendorRoundId", r.status, r.member_id AS "memberId", m.account,
           r.node_id AS "gameId", g.names, r.currency, r.stake::bigint AS stake, r.payout::bigint AS payout,
           r.valid_bet::bigint AS "validBet", r.opened_at AS "openedAt", r.settled_at AS "settledAt", r.details
      FROM gateway.round r
      JOIN catalogue.game g ON g.node_id = r.node_id
      JOIN identity.member m ON m.id = r.member_id
     WHERE r.id = ${id}`.execute(db);
  const [round] = rows;
  return round && { ...round, calls: await listCalls(db, id) };
}

/**
 * The calls of a round. The call that settled a whole round is found by its time, which is that of the round, because an index of such
 * calls by round would slow every bet.
 */
async function listCalls(db: Db, id: bigint): Promise<RoundCall[]> {
  const columns = sql`
    t.id, t.kind::text AS kind, t.transaction_id::text AS "transactionId", t.debit::bigint AS debit, t.credit::bigint AS credit, t.at,
    t.cancelled_at IS NOT NULL AS cancelled, t.ledger_id AS "ledgerId"`;
  const { rows } = await sql<Omit<RoundCall, 'entries'>>`
    SELECT ${columns} FROM gateway.transaction t WHERE t.round_id = ${id} AND t.kind <> 'round'
    UNION ALL
    SELECT ${columns}
      FROM gateway.round r
      JOIN gateway.transaction t ON t.at = r.opened_at AND t.round_id = r.id AND t.kind = 'round'
     WHERE r.id = ${id}
     ORDER BY 1`.execute(db);
  const ledgerIds = rows.flatMap(({ ledgerId }) => (ledgerId === null ? [] : [ledgerId]));
  const { rows: entries } = await sql<{
    transactionId: bigint;
    owner: 'member' | 'house';
    account: string;
    amount: Amount;
  }>`
    SELECT e.transaction_id AS "transactionId", a.owner_kind AS owner, a.kind AS account, e.amount
      FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
     WHERE e.transaction_id = ANY (${ledgerIds}::bigint[]) ORDER BY e.transaction_id, e.entry_no`.execute(db);
  return rows.map((row) => ({
    ...row,
    entries: entries.filter(({ transactionId }) => transactionId === row.ledgerId),
  }));
}
