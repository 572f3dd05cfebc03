import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { createLimit } from '@/lib/identity/throttle/limit';
import { parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { cleanPicture } from '@/lib/platform/pictures';
import { createSealer } from '@/lib/platform/sealing';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { lockOpen } from '../commands';
import { exhausted } from '../errors';
import { give } from '../grants';
import { lockRule } from '../queries';
import { isOverCap, periodOf } from '../rules';
import type { StoredRule } from '../types';
import { MAX_PICTURES } from './constants';
import {
  alreadyApplied,
  applicationDecided,
  awardOutside,
  picturesMissing,
  remarkMissing,
  tooManyPictures,
} from './errors';

const DAY = 86_400;

// Pictures take CPU time and space. Nobody applies for twenty promotions a day.
const applicationLimit = createLimit('promotion-application', 20, DAY);

const sealer = createSealer('croupier/rewards/promotion-picture/1');
const context = (applicationId: bigint, place: number) => `${applicationId}:${place}`;
export const openPicture = (sealed: Uint8Array, applicationId: bigint, place: number): Buffer =>
  sealer.open(sealed, context(applicationId, place));

/**
 * Applies for a promotion, with a remark and up to three pictures as its rule asks; once in a period. Throws as lockOpen, INVALID_INPUT on
 * `remark` or `images`, APPLICATION_MADE 409, PROMOTION_EXHAUSTED 409, TOO_MANY_REQUESTS 429 after twenty a day.
 */
export async function applyForPromotion(
  db: Db,
  memberId: bigint,
  given: { promotionId: bigint; remark: string; images: readonly Blob[] },
): Promise<void> {
  if (given.images.length > MAX_PICTURES) throw tooManyPictures();
  // Refused before pictures are decoded; checked again under the lock.
  await inTransaction(db, (tx) => requireCanApply(tx, memberId, given));
  await applicationLimit.take(String(memberId));
  const pictures: Buffer[] = [];
  for (const image of given.images) pictures.push((await cleanPicture(image, 'images')).jpeg);
  await inTransaction(db, async (tx) => {
    const period = await requireCanApply(tx, memberId, given);
    const row = await tx
      .insertInto('rewards.promotion_application')
      .values({
        promotion_id: given.promotionId,
        member_id: memberId,
        period,
        remark: given.remark,
        created_at: now(),
      })
      .onConflict((on) => on.columns(['promotion_id', 'member_id', 'period']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw alreadyApplied();
    for (const [index, jpeg] of pictures.entries())
      await tx
        .insertInto('rewards.promotion_picture')
        .values({
          application_id: row.id,
          place: index + 1,
          jpeg_sealed: sealer.seal(jpeg, context(row.id, index + 1)),
        })
        .execute();
  });
}

async function requireCanApply(
  tx: Tx,
  memberId: bigint,
  { promotionId, remark, images }: { promotionId: bigint; remark: string; images: readonly Blob[] },
): Promise<string> {
  const { stored } = await lockOpen(tx, memberId, promotionId, ['apply']);
  const { rule } = stored;
  if (rule.application.needsRemark && remark === '') throw remarkMissing();
  if (images.length < rule.application.pictures) throw picturesMissing(rule.application.pictures);
  const { least } = awardLimits(stored);
  if (isOverCap(rule, stored.given, 'money', least)) throw exhausted();
  const period = periodOf(rule.frequency, now(), settlementZone());
  const waiting = await tx
    .selectFrom('rewards.promotion_application')
    .select('id')
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where((on) => on.or([on('period', '=', period), on('status', '=', 'applying')]))
    .executeTakeFirst();
  if (waiting) throw alreadyApplied();
  return period;
}

/** What can be awarded for one application, in 1/10,000 of the site's currency. */
export const awardLimits = ({ rule: { application } }: StoredRule): { least: Amount; most: Amount } => ({
  least: parseAmount(application.least) ?? (1n as Amount),
  most: parseAmount(application.most) ?? ZERO,
});

async function lockApplication(tx: Tx, id: bigint) {
  const row = await tx
    .selectFrom('rewards.promotion_application')
    .select(['id', 'promotion_id', 'member_id', 'period', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status !== 'applying') throw applicationDecided();
  return row;
}

/**
 * Approves an application: the award waits for the member in the reward centre. Returns the member, whom the caller notifies after the
 * commit. Throws NOT_FOUND 404, APPLICATION_DECIDED 409, INVALID_INPUT on `amount`, PROMOTION_EXHAUSTED 409, and the errors of offerReward.
 */
export async function approveApplication(
  tx: Tx,
  given: { id: bigint; amount: Amount; operatorId: bigint },
): Promise<bigint> {
  const found = await tx
    .selectFrom('rewards.promotion_application')
    .select('promotion_id')
    .where('id', '=', given.id)
    .executeTakeFirst();
  if (!found) throw notFound();
  // The rule first, as everywhere.
  const stored = (await lockRule(tx, found.promotion_id))!;
  const row = await lockApplication(tx, given.id);
  const { least, most } = awardLimits(stored);
  if (given.amount < least || given.amount > most) throw awardOutside(least, most);
  await give(tx, {
    stored,
    memberId: row.member_id,
    period: row.period,
    kind: 'promotion',
    payout: { currency: siteCurrency(), amount: given.amount },
    multiple: stored.rule.payout.multiple,
    isPaid: false,
  });
  await tx
    .updateTable('rewards.promotion_application')
    .set({ status: 'approved', amount: given.amount, decided_at: now(), decided_by: given.operatorId })
    .where('id', '=', given.id)
    .execute();
  return row.member_id;
}

/**
 * Rejects an application with a reason that the member reads. Returns the member, whom the caller notifies after the commit. Throws
 * NOT_FOUND 404, APPLICATION_DECIDED 409.
 */
export async function rejectApplication(
  tx: Tx,
  given: { id: bigint; reason: string; operatorId: bigint },
): Promise<bigint> {
  const row = await lockApplication(tx, given.id);
  await tx
    .updateTable('rewards.promotion_application')
    .set({ status: 'rejected', reason: given.reason, decided_at: now(), decided_by: given.operatorId })
    .where('id', '=', given.id)
    .execute();
  await createNotice(tx, row.member_id, 'applicationRejected', { reason: given.reason });
  return row.member_id;
}
