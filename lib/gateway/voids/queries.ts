import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import type { RoundStatus } from '../types';

/** A round with what an operator needs to void it. Amounts in 1/10,000. */
export interface VoidableRound {
  id: bigint;
  memberId: bigint;
  account: string;
  vendor: string;
  vendorRoundId: string;
  status: RoundStatus;
  currency: string;
  stake: Amount;
  payout: Amount;
  /** The balance of the account that the round was played from. */
  balance: Amount;
}

/** A round that an operator may void. Throws NOT_FOUND 404. */
export async function requireVoidableRound(db: Db, id: bigint): Promise<VoidableRound> {
  const { rows } = await sql<VoidableRound>`
    SELECT r.id, r.member_id AS "memberId", m.account, r.vendor, r.vendor_round_id::text AS "vendorRoundId", r.status,
           r.currency::text AS currency, r.stake::bigint AS stake, r.payout::bigint AS payout,
           coalesce(b.amount, 0)::bigint AS balance
      FROM gateway.round r
      JOIN identity.member m ON m.id = r.member_id
      JOIN gateway.game_session s ON s.id = r.session_id
      LEFT JOIN ledger.balance b ON b.account_id = s.account_id
     WHERE r.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** What a round was before an operator voided it. */
export interface VoidedRound {
  stake: Amount;
  payout: Amount;
  reason: string;
  at: Date;
  operatorId: bigint;
}

/** How an operator has voided a round; undefined if none has. */
export async function findVoidedRound(db: Db, roundId: bigint): Promise<VoidedRound | undefined> {
  const { rows } = await sql<VoidedRound>`
    SELECT v.stake::bigint AS stake, v.payout::bigint AS payout, v.reason, v.at, v.operator_id AS "operatorId"
      FROM gateway.voided_round v WHERE v.round_id = ${roundId}`.execute(db);
  return rows[0];
}

/** Those of a vendor's rounds, by the vendor's ids, that an operator has voided. */
export async function voidedRoundsOf(
  db: Db,
  vendor: string,
  roundIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT r.vendor_round_id::text AS id
      FROM gateway.round r JOIN gateway.voided_round v ON v.round_id = r.id
     WHERE r.vendor = ${vendor} AND r.vendor_round_id = ANY (${[...roundIds]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The sum of a member's rounds that an operator has voided since a moment: of each the stake or the payout, whichever is greater, in 1/10,000. */
export async function sumVoids(
  db: Db,
  { operatorId, memberId, since }: { operatorId: bigint; memberId: bigint; since: Date },
): Promise<Amount> {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(greatest(v.stake, v.payout)), 0)::bigint AS sum FROM gateway.voided_round v
     WHERE v.member_id = ${memberId} AND v.at > ${since} AND v.operator_id = ${operatorId}`.execute(db);
  return rows[0]!.sum as Amount;
}
