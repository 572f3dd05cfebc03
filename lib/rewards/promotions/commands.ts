import { randomBytes } from 'node:crypto';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { changedMeanwhile } from '@/lib/content/errors';
import { statusAt } from '@/lib/content/promotions/rules';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { requireMayReceiveOffers } from '../standing';
import { bonusUnknown, exhausted, modeFixed, notAddressed, notOpen } from './errors';
import { linkedBonus } from './links';
import { addresses, capKind, hasEntries, lockRule, readReader, type Schedule } from './queries';
import { openRaffle } from './raffles/open';
import { isOverCap, payoutOf } from './rules';
import type { PromotionMode, PromotionRule, StoredRule } from './types';
import { siteCurrency } from '@/lib/reporting/settlement';
import { POINTS_CURRENCY } from '@/lib/money/currency';

/** What an operator sets. */
export interface ModeChange {
  promotionId: bigint;
  /** The version that the operator has read; 0 if there was none. */
  version: number;
  mode: PromotionMode;
  rule: PromotionRule;
}

/**
 * Sets mode and rule of a promotion; the caller has validated them. The mode stays once a member takes part. Returns the new version, and
 * what was set before. Throws CHANGED_MEANWHILE 409, PROMOTION_MODE_FIXED 409, NOT_FOUND 404, INVALID_INPUT on `rule.bonusId`.
 */
export async function setMode(
  tx: Tx,
  change: ModeChange,
): Promise<{ version: number; before: StoredRule | undefined }> {
  const { promotionId, mode, rule } = change;
  const promotion = await tx
    .selectFrom('content.promotion')
    .select('id')
    .where('id', '=', promotionId)
    .executeTakeFirst();
  if (!promotion) throw notFound();
  if (mode === 'bonus' && !(await linkedBonus(tx, { mode, rule }))) throw bonusUnknown();
  const before = await lockRule(tx, promotionId);
  if ((before?.version ?? 0) !== change.version) throw changedMeanwhile();
  if (before && before.mode !== mode && (await hasEntries(tx, promotionId))) throw modeFixed();
  const stored = { mode, rule: JSON.stringify(rule), version: change.version + 1, changed_at: now() };
  if (before) {
    await tx
      .updateTable('rewards.promotion_rule')
      .set(stored)
      .where('promotion_id', '=', promotionId)
      .execute();
  } else {
    const row = await tx
      .insertInto('rewards.promotion_rule')
      .values({ promotion_id: promotionId, ...stored })
      .onConflict((on) => on.column('promotion_id').doNothing())
      .returning('promotion_id')
      .executeTakeFirst();
    if (!row) throw changedMeanwhile();
  }
  if (mode === 'raffle') await openRaffle(tx, promotionId, rule.raffle, before?.rule.raffle);
  return { version: change.version + 1, before };
}

export interface OpenPromotion {
  stored: StoredRule;
  schedule: Schedule;
  currency: string;
}

/**
 * Locks a promotion in which a member wants to take part now, in one of the modes. Throws NOT_FOUND 404, PROMOTION_NOT_OPEN 409,
 * PROMOTION_NOT_FOR_YOU 403, and the errors of requireMayReceiveOffers.
 */
export async function lockOpen(
  tx: Tx,
  memberId: bigint,
  promotionId: bigint,
  modes: readonly PromotionMode[],
): Promise<OpenPromotion> {
  const promotion = await tx
    .selectFrom('content.promotion')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', promotionId)
    .where('published', '=', true)
    .executeTakeFirst();
  if (!promotion) throw notFound();
  const { currency } = await requireMayReceiveOffers(tx, memberId);
  const stored = await lockRule(tx, promotionId);
  const schedule = { promotionId, startsAt: promotion.starts_at, endsAt: promotion.ends_at };
  const at = now();
  if (!stored || !modes.includes(stored.mode) || statusAt(schedule, at) !== 'process') throw notOpen();
  if (!addresses(stored.rule, (await readReader(tx, memberId))!, at)) throw notAddressed();
  return { stored, schedule, currency };
}

/**
 * Signs a member up; a second call changes nothing. From the hour of joining on, what the member does counts for the goal. Throws as lockOpen,
 * and PROMOTION_EXHAUSTED 409.
 */
export async function joinPromotion(db: Db, memberId: bigint, promotionId: bigint): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { stored } = await lockOpen(tx, memberId, promotionId, ['join']);
    const payout = payoutOf(stored.rule, { money: siteCurrency(), points: POINTS_CURRENCY });
    if (payout && isOverCap(stored.rule, stored.given, capKind(payout.currency), payout.amount))
      throw exhausted();
    await tx
      .insertInto('rewards.promotion_entry')
      .values({
        promotion_id: promotionId,
        member_id: memberId,
        joined_at: now(),
        code: randomBytes(6).toString('hex'),
      })
      .onConflict((on) => on.columns(['promotion_id', 'member_id']).doNothing())
      .execute();
  });
}
