import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@/lib/db/client';
import { inTransaction } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import type { Text } from '@/lib/content/types';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { claimReward, offerReward, payReward } from '../centre/commands';
import { titleParams } from '../centre/rules';
import type { RewardOffer } from '../centre/types';
import { lockPoints } from '../points/commands';
import { claimRebate } from '../rebate/commands';
import { lockOpen } from './commands';
import { exhausted, goalMissing, notOpen } from './errors';
import { waitingBonuses } from './links';
import { capKind, countedSince, readRule, sumSince } from './queries';
import { isOverCap, isReached, payoutOf, periodOf, progressOf } from './rules';
import type { StoredRule } from './types';

const DAY_MS = 86_400_000;

export interface Grant {
  stored: StoredRule;
  memberId: bigint;
  /** Makes the reward unique for the member. */
  period: string;
  kind: 'promotion' | 'raffle';
  payout: { currency: string; amount: Amount };
  multiple: string;
  /** Whether it is paid at once, or waits in the reward centre. */
  isPaid: boolean;
}

/**
 * Gives a reward of a promotion, once for the member and period, within the caps of the rule. The caller has locked the rule, and calls
 * notifyBalanceChange after the commit. Returns the reward. Throws PROMOTION_EXHAUSTED 409, and the errors of offerReward and payReward.
 */
export async function give(tx: Tx, grant: Grant): Promise<bigint> {
  const { stored, memberId, period, kind, payout, multiple } = grant;
  const { promotionId, rule } = stored;
  const unit = capKind(payout.currency);
  if (isOverCap(rule, stored.given, unit, payout.amount)) throw exhausted();
  const promotion = await tx
    .selectFrom('content.promotion')
    .select('title')
    .where('id', '=', promotionId)
    .executeTakeFirstOrThrow();
  const offer: RewardOffer = {
    key: `${kind}:${promotionId}:${memberId}:${period}`,
    memberId,
    kind,
    payout,
    wagering: { multiple },
    expiresAt:
      grant.isPaid || rule.payout.days === 0 ? null : new Date(now().getTime() + rule.payout.days * DAY_MS),
    sourceId: promotionId,
    params: titleParams(promotion.title as Text),
  };
  const { id } = await (grant.isPaid ? payReward(tx, offer) : offerReward(tx, offer));
  await tx
    .insertInto('rewards.promotion_grant')
    .values({ promotion_id: promotionId, member_id: memberId, period, reward_id: id, created_at: now() })
    .execute();
  await tx
    .updateTable('rewards.promotion_rule')
    .set((on) => ({
      given: on('given', '+', 1),
      ...(unit === 'money'
        ? { given_money: on('given_money', '+', payout.amount) }
        : { given_points: on('given_points', '+', payout.amount) }),
    }))
    .where('promotion_id', '=', promotionId)
    .execute();
  return id;
}

/**
 * Claims what a promotion has for a member: a reward that waits, or else the reward of its rule for this period, which is paid at once. A
 * second claim in the period gives nothing more. In the modes `bonus` and `rebate` it claims the rewards of the bonus, or the rebate. Throws as
 * lockOpen and claimRebate, PROMOTION_GOAL 409, PROMOTION_EXHAUSTED 409, REWARD_EXPIRED 409, and the errors of requireMayReceiveOffers.
 */
export async function claimPromotion(db: Db, memberId: bigint, promotionId: bigint): Promise<void> {
  const known = await readRule(db, promotionId);
  if (known.mode === 'rebate') {
    await inTransaction(db, (tx) => lockOpen(tx, memberId, promotionId, ['rebate']));
    await claimRebate(db, memberId, `promotion:${promotionId}:${randomUUID()}`);
    return;
  }
  const waiting = await db
    .selectFrom('rewards.promotion_grant as g')
    .innerJoin('rewards.reward as r', 'r.id', 'g.reward_id')
    .select('r.id')
    .where('g.promotion_id', '=', promotionId)
    .where('g.member_id', '=', memberId)
    .where('r.status', '=', 'claimable')
    .where((on) => on.or([on('r.expires_at', 'is', null), on('r.expires_at', '>', now())]))
    .orderBy('r.id')
    .execute();
  const ids = [...waiting.map(({ id }) => id), ...(await waitingBonuses(db, memberId, known))];
  // Each in a database transaction of its own: none holds a balance while it waits for points or for the next reward.
  for (const id of ids) await claimReward(db, memberId, id);
  if (ids.length > 0) return;
  await inTransaction(db, (tx) => claimByRule(tx, memberId, promotionId));
  notifyBalanceChange([memberId]);
}

async function claimByRule(tx: Tx, memberId: bigint, promotionId: bigint): Promise<void> {
  // Points before the rule, as the order of locks says (lib/rewards/README.md).
  await lockPoints(tx, memberId);
  const { stored, schedule } = await lockOpen(tx, memberId, promotionId, ['join', 'claim']);
  const { rule } = stored;
  const at = now();
  const period = periodOf(rule.frequency, at, settlementZone());
  const known = await tx
    .selectFrom('rewards.promotion_grant')
    .select('reward_id')
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .executeTakeFirst();
  if (known) return;
  const payout = payoutOf(rule, { money: siteCurrency(), points: POINTS_CURRENCY });
  if (!payout) throw notOpen();
  const entry = await tx
    .selectFrom('rewards.promotion_entry')
    .select('joined_at')
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const since = countedSince(stored, schedule, entry?.joined_at, at);
  if (!since) throw notOpen();
  if (!isReached(progressOf(rule.goal, await sumSince(tx, memberId, since)))) throw goalMissing();
  await give(tx, {
    stored,
    memberId,
    period,
    kind: 'promotion',
    payout,
    multiple: payout.multiple,
    isPaid: true,
  });
}
