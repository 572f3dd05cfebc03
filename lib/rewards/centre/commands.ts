import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { post } from '@/lib/ledger/commands';
import { MAIN, REWARDS_ACCOUNT } from '@/lib/ledger/constants';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal, parseAmount, type Amount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { grantBonusMoney } from '../bonus-money/commands';
import { grantFreeRounds } from '../free-rounds/commands';
import { lockPoints, postPoints } from '../points/commands';
import { requireMayReceiveOffers } from '../standing';
import { returnToBudgets } from './budgets';
import { rewardCancelled, rewardEnded, rewardExpired } from './errors';
import { claimableBonus, rewardOfKey } from './queries';
import { toReward } from './rows';
import { isBonusMoney, NO_WAGERING, statusAt } from './rules';
import type { Reward, RewardOffer, RewardRounds } from './types';

const DAY_MS = 86_400_000;

/**
 * Writes a reward that the member can claim, and its notice; it pays nothing. The same key never makes a second one: then `created` is false
 * and nothing changes. The caller calls notifyBalanceChange for the member after the commit, so that open pages show the badge. Throws
 * MEMBER_EXCLUDED 403, NEED_TRUE_ACCOUNT 403, FORBIDDEN 403 (requireMayReceiveOffers). A payout of another currency than the member's, or of
 * zero, is a fault of the caller.
 */
export async function offerReward(tx: Tx, offer: RewardOffer): Promise<{ id: bigint; created: boolean }> {
  const written = await writeReward(tx, offer);
  if (written.created) await notifyMember(tx, offer, 'rewardReady');
  return written;
}

/**
 * Writes a reward and pays it at once, for what is paid by schedule without a claim. The same key pays once: a reward that was claimed
 * before is left as it is. The caller calls notifyBalanceChange for the member after the commit. Throws as offerReward, and REWARD_EXPIRED
 * 409 or REWARD_CANCELLED 409 if the key has a reward that has ended.
 */
export async function payReward(tx: Tx, offer: RewardOffer): Promise<{ id: bigint; created: boolean }> {
  // Points first: a command that moves them locks them before anything else.
  if (offer.payout.currency === POINTS_CURRENCY) await lockPoints(tx, offer.memberId);
  const written = await writeReward(tx, offer);
  const { wasClaimed } = await claimInTransaction(tx, offer.memberId, written.id);
  if (!wasClaimed) await notifyMember(tx, offer, 'rewardPaid');
  return written;
}

/**
 * Claims a reward of the member and pays it, once: a second claim gives what the first one gave. Throws NOT_FOUND 404, REWARD_EXPIRED 409,
 * REWARD_CANCELLED 409, and the errors of requireMayReceiveOffers.
 */
export async function claimReward(db: Db, memberId: bigint, rewardId: bigint): Promise<Reward> {
  const { reward, wasClaimed } = await inTransaction(db, (tx) => claimInTransaction(tx, memberId, rewardId));
  if (!wasClaimed) notifyBalanceChange([memberId]);
  return reward;
}

/** As `claimReward`, in the caller's database transaction, which notifies the member after the commit. */
export async function claimInTransaction(
  tx: Tx,
  memberId: bigint,
  rewardId: bigint,
): Promise<{ reward: Reward; wasClaimed: boolean }> {
  const found = await tx
    .selectFrom('rewards.reward')
    .select('currency')
    .where('id', '=', rewardId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!found) throw notFound();
  if (found.currency === POINTS_CURRENCY) await lockPoints(tx, memberId);
  const reward = await lockReward(tx, rewardId);
  if (reward.status === 'claimed') return { reward, wasClaimed: true };
  if (reward.status === 'cancelled') throw rewardCancelled();
  if (statusAt(reward, now()) === 'expired') throw rewardExpired();
  await requireMayReceiveOffers(tx, memberId);
  const transactionId = await payOut(tx, reward);
  const row = await tx
    .updateTable('rewards.reward')
    .set({ status: 'claimed', ended_at: now(), transaction_id: transactionId })
    .where('id', '=', rewardId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { reward: toReward(row), wasClaimed: false };
}

/**
 * Cancels a reward that was not claimed yet; the reason is for operators. Returns the member, whose open pages the caller notifies after the
 * commit. Throws NOT_FOUND 404, REWARD_ENDED 409.
 */
export async function cancelReward(
  tx: Tx,
  call: { id: bigint; operatorId: bigint; reason: string },
): Promise<Reward> {
  const reward = await lockReward(tx, call.id);
  if (reward.status !== 'claimable') throw rewardEnded();
  const row = await tx
    .updateTable('rewards.reward')
    .set({
      status: 'cancelled',
      ended_at: now(),
      cancelled_by: call.operatorId,
      cancel_reason: call.reason,
    })
    .where('id', '=', call.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await returnToBudgets(tx, [row]);
  return toReward(row);
}

/**
 * Cancels the bonus money that a member can claim, in the caller's database transaction: what was given for playing with money ends when that
 * money leaves. Call it before balances are locked, as a claim does.
 */
export async function cancelClaimableBonuses(tx: Tx, memberId: bigint, reason: string): Promise<void> {
  const { rows } = await sql<{ id: bigint; kind: string }>`
    WITH locked AS MATERIALIZED (
      SELECT id FROM rewards.reward WHERE member_id = ${memberId} AND ${claimableBonus()} ORDER BY id FOR UPDATE)
    UPDATE rewards.reward r SET status = 'cancelled', ended_at = ${now()}, cancel_reason = ${reason}
      FROM locked l WHERE r.id = l.id RETURNING r.id, r.kind`.execute(tx);
  await returnToBudgets(tx, rows);
}

async function writeReward(tx: Tx, offer: RewardOffer): Promise<{ id: bigint; created: boolean }> {
  const {
    key,
    memberId,
    kind,
    payout,
    wagering = NO_WAGERING,
    freeRounds,
    expiresAt,
    sourceId,
    params,
  } = offer;
  const known = await rewardOfKey(tx, key);
  if (known) return sameMember(known, memberId);
  if (isBonusMoney(wagering) && payout.currency === POINTS_CURRENCY)
    throw new Error(`reward ${key}: points have no wagering requirement`);
  const { currency } = await requireMayReceiveOffers(tx, memberId);
  if (payout.currency !== POINTS_CURRENCY && payout.currency !== currency)
    throw new Error(`reward ${key}: the member has ${currency}, the payout ${payout.currency}`);
  const row = await tx
    .insertInto('rewards.reward')
    .values({
      key,
      member_id: memberId,
      kind,
      source_id: sourceId ?? null,
      currency: payout.currency,
      amount: payout.amount,
      wagering: JSON.stringify(wagering),
      free_rounds: freeRounds ? JSON.stringify(freeRounds) : null,
      params: JSON.stringify(params ?? {}),
      created_at: now(),
      expires_at: expiresAt ?? null,
    })
    .onConflict((on) => on.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) return { id: row.id, created: true };
  // Another transaction has written the key meanwhile and is committed now.
  return sameMember((await rewardOfKey(tx, key))!, memberId);
}

function sameMember(
  known: { id: bigint; memberId: bigint },
  memberId: bigint,
): { id: bigint; created: false } {
  if (known.memberId !== memberId) throw new Error(`reward ${known.id}: its key names another member`);
  return { id: known.id, created: false };
}

async function lockReward(tx: Tx, id: bigint): Promise<Reward> {
  const row = await tx
    .selectFrom('rewards.reward')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return toReward(row);
}

/**
 * Posts what a reward pays. The caller has locked the reward, and the points before it. Returns the ledger transaction; null for free rounds,
 * which move no money before they have won.
 */
async function payOut(tx: Tx, reward: Reward): Promise<bigint | null> {
  const { id, memberId, kind, payout } = reward;
  const key = `reward:${id}`;
  if (reward.freeRounds) {
    await grantRounds(tx, reward, reward.freeRounds, key);
    return null;
  }
  if (isBonusMoney(reward.wagering)) return grantMoney(tx, reward, key);
  const meta = { reward: String(id), of: kind };
  if (payout.currency === POINTS_CURRENCY)
    return (await postPoints(tx, { key, kind: 'points.reward', memberId, amount: payout.amount, meta }))
      .transactionId;
  const posted = await post(tx, {
    key,
    kind: `reward.${kind}`,
    currency: payout.currency,
    entries: [
      { account: { house: REWARDS_ACCOUNT }, amount: -payout.amount as Amount },
      { account: { memberId, kind: MAIN }, amount: payout.amount },
    ],
    meta,
  });
  return posted.transactionId;
}

async function grantRounds(tx: Tx, reward: Reward, given: RewardRounds, key: string): Promise<void> {
  await grantFreeRounds(tx, {
    key,
    memberId: reward.memberId,
    currency: reward.payout.currency,
    vendor: given.vendor,
    nodeIds: given.nodeIds.map(BigInt),
    rounds: given.rounds,
    stake: parseAmount(given.stake)!,
    wagering: reward.wagering,
    winCap: given.most === undefined ? null : parseAmount(given.most)!,
    expiresAt: new Date(now().getTime() + given.days * DAY_MS),
    rewardId: reward.id,
  });
}

/** Grants a reward as bonus money. Returns the ledger transaction. */
async function grantMoney(tx: Tx, { id, memberId, payout, wagering }: Reward, key: string): Promise<bigint> {
  const { multiple, weights, stakeCap, days } = wagering;
  const grant = await grantBonusMoney(tx, {
    key,
    memberId,
    currency: payout.currency,
    amount: payout.amount,
    multiple,
    weights,
    stakeCap: stakeCap === undefined ? null : parseAmount(stakeCap),
    expiresAt: days === undefined ? null : new Date(now().getTime() + days * DAY_MS),
    rewardId: id,
  });
  const { id: transactionId } = await tx
    .selectFrom('ledger.transaction')
    .select('id')
    .where('key', '=', `bonus:${grant.id}:grant`)
    .executeTakeFirstOrThrow();
  return transactionId;
}

async function notifyMember(tx: Tx, offer: RewardOffer, what: 'rewardReady' | 'rewardPaid'): Promise<void> {
  const { amount, currency } = offer.payout;
  if (offer.freeRounds) {
    const detail = { kind: offer.kind, rounds: String(offer.freeRounds.rounds) };
    return createNotice(tx, offer.memberId, `${what}Rounds`, detail);
  }
  if (currency === POINTS_CURRENCY)
    await createNotice(tx, offer.memberId, `${what}Points`, {
      kind: offer.kind,
      points: formatDecimal(amount),
    });
  else
    await createNotice(tx, offer.memberId, what, {
      kind: offer.kind,
      amount: formatDecimal(amount),
      currency,
    });
}
