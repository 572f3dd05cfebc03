import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { toLedgerError } from '@/lib/ledger/errors';
import { notifyBalanceChange } from '@/lib/ledger/live';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { requireMayReceiveOffers } from '../standing';
import { bonusEnded } from './errors';
import { findBonus, listActiveBonuses } from './queries';
import { completeWeights, requiredBets } from './rules';
import type { BonusGrant } from './types';

/**
 * Grants bonus money to a member, in the caller's database transaction: from the house account `bonuses` to the member's account `bonus`,
 * with the ledger kind `bonus.grant`. The same key grants once. Returns the bonus's id and its posting. The caller notifies balances after the commit.
 * Throws RangeError for a multiple or a weight that is none, IDEMPOTENCY_CONFLICT 409, and the errors of requireMayReceiveOffers.
 */
export async function grantBonusMoney(
  tx: Tx,
  grant: BonusGrant,
): Promise<{ id: bigint; created: boolean; transactionId: bigint }> {
  await requireMayReceiveOffers(tx, grant.memberId);
  const { key, memberId, currency, amount, stakeCap, bonusFirst, expiresAt, rewardId } = grant;
  const required = requiredBets(amount, grant.multiple);
  const weights = JSON.stringify(completeWeights(grant.weights));
  try {
    const { rows } = await sql<{ id: bigint; created: boolean; transactionId: bigint }>`
      SELECT id, created, transaction_id AS "transactionId" FROM gateway.grant_bonus(${key}, ${memberId}, ${currency}, ${amount}, ${required}, ${weights}::jsonb,
        ${stakeCap ?? null}, ${bonusFirst ?? false}, ${expiresAt ?? null}, ${rewardId ?? null}, ${now()})`.execute(
      tx,
    );
    return rows[0]!;
  } catch (error) {
    throw toLedgerError(error);
  }
}

/** How a bonus ends before its requirement is met. */
export type BonusEnding = 'expired' | 'forfeited' | 'cancelled';

/**
 * Ends an active bonus, in the caller's database transaction: what is left goes back to the house with the ledger kind `bonus.forfeit`.
 * Money of its open rounds follows when they are settled. `reason` is `member`, `withdrawal`, or an operator's words (1 to 200 characters);
 * null for an expiry. Returns what was left, in 1/10,000; null if the bonus is not active, and nothing happens then.
 */
export async function endBonus(
  tx: Tx,
  grantId: bigint,
  reason: string | null,
  ending: BonusEnding = 'forfeited',
): Promise<Amount | null> {
  const { rows } = await sql<{ left: Amount | null }>`
    SELECT gateway.end_bonus(${grantId}, ${ending}, ${reason}, ${now()}) AS left`.execute(tx);
  return rows[0]!.left;
}

/** Forfeits all active bonuses of a member, in the caller's database transaction. Returns what was left of them together, in 1/10,000. */
export async function forfeitBonuses(tx: Tx, memberId: bigint, reason: string): Promise<Amount> {
  let sum = 0n;
  for (const { id } of await listActiveBonuses(tx, memberId)) sum += (await endBonus(tx, id, reason)) ?? 0n;
  return sum as Amount;
}

/** Gives up a bonus for its member. Throws NOT_FOUND 404, BONUS_ENDED 409. */
export async function giveUpBonus(db: Db, memberId: bigint, id: bigint): Promise<void> {
  if (!(await findBonus(db, memberId, id))) throw notFound();
  if ((await inTransaction(db, (tx) => endBonus(tx, id, 'member'))) === null) throw bonusEnded();
  notifyBalanceChange([memberId]);
}
