import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { assertSameContent, contentDigest } from '@/lib/cashier/requests';
import { verifyPaymentPassword } from '@/lib/identity/commands';
import { post } from '@/lib/ledger/commands';
import { MAIN, POINTS } from '@/lib/ledger/constants';
import { notifyBalanceChange } from '@/lib/ledger/live';
import type { PostingResult } from '@/lib/ledger/types';
import { formatDecimal, units, type Amount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { requireMayReceiveOffers } from '../standing';
import { fewerThanTier, notEnoughPoints, ratioMissing } from './errors';
import { pointsBalance } from './queries';
import { readRules } from './rule-sets';
import { convertPoints } from './rules';
import type { PointsKind } from './types';

export interface PointsState {
  shortfall: bigint;
  spins: number;
  spinTurnover: bigint;
}

/**
 * Locks a member's points until the end of the database transaction. Every command that moves points or spins calls it first, in the
 * order of member ids, so that a balance that was read stays what it is.
 */
export async function lockPoints(tx: Tx, memberId: bigint): Promise<PointsState> {
  await sql`INSERT INTO rewards.points_member (member_id) VALUES (${memberId}) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  const row = await tx
    .selectFrom('rewards.points_member')
    .select(['shortfall', 'spins', 'spin_turnover'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { shortfall: row.shortfall, spins: row.spins, spinTurnover: row.spin_turnover };
}

export interface PointsPosting {
  key: string;
  kind: PointsKind;
  memberId: bigint;
  /** Positive: the member gets them; negative: they go. In 1/10,000 of a point. */
  amount: Amount;
  content?: string;
  meta?: Record<string, string | number>;
}

/**
 * Posts points between a member and the site. The caller has locked them. Throws NOT_ENOUGH_POINTS 409, IDEMPOTENCY_CONFLICT 409.
 */
export async function postPoints(tx: Tx, posting: PointsPosting): Promise<PostingResult> {
  const { key, kind, memberId, amount, content, meta } = posting;
  if (amount < 0n) {
    const missing = -amount - (await pointsBalance(tx, memberId));
    if (missing > 0n) throw notEnoughPoints(missing);
  }
  return post(tx, {
    key,
    kind,
    currency: POINTS_CURRENCY,
    entries: [
      { account: { memberId, kind: POINTS }, amount },
      { account: { house: POINTS }, amount: -amount as Amount },
    ],
    ...(content === undefined ? {} : { content }),
    ...(meta === undefined ? {} : { meta }),
  });
}

/** Pays money to a member from the house account `points`, or takes it (negative). Throws INSUFFICIENT_FUNDS 409. */
export const postPointsMoney = (
  tx: Tx,
  posting: PointsPosting & { currency: string },
): Promise<PostingResult> =>
  post(tx, {
    key: posting.key,
    kind: posting.kind,
    currency: posting.currency,
    entries: [
      { account: { memberId: posting.memberId, kind: MAIN }, amount: posting.amount },
      { account: { house: POINTS }, amount: -posting.amount as Amount },
    ],
    ...(posting.meta === undefined ? {} : { meta: posting.meta }),
  });

/** Adds spins of the wheel. The caller has locked the member's points. */
export async function addSpins(tx: Tx, memberId: bigint, spins: number): Promise<void> {
  if (spins === 0) return;
  await tx
    .updateTable('rewards.points_member')
    .set((on) => ({ spins: on('spins', '+', spins) }))
    .where('member_id', '=', memberId)
    .execute();
}

export interface Conversion {
  id: bigint;
  points: Amount;
  amount: Amount;
  currency: string;
  createdAt: Date;
}

/**
 * Converts whole points to money by the ratio table, with the payment password. The same requestId with the same content gives the same
 * conversion. Throws INVALID_INPUT (points, paymentPassword), POINTS_NOT_CONVERTIBLE 409, NOT_ENOUGH_POINTS 409, IDEMPOTENCY_CONFLICT 409,
 * and the errors of requireMayReceiveOffers.
 */
export async function convert(
  db: Db,
  memberId: bigint,
  call: { points: string; paymentPassword: string; requestId: string },
): Promise<Conversion> {
  await verifyPaymentPassword(db, memberId, call.paymentPassword);
  const conversion = await inTransaction(db, (tx) => convertInTransaction(tx, memberId, call));
  notifyBalanceChange([memberId]);
  return conversion;
}

async function convertInTransaction(
  tx: Tx,
  memberId: bigint,
  call: { points: string; requestId: string },
): Promise<Conversion> {
  const points = units(BigInt(call.points));
  const digest = contentDigest(['convert', points]);
  await lockPoints(tx, memberId);
  const known = await tx
    .selectFrom('rewards.conversion')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', call.requestId)
    .executeTakeFirst();
  if (known) {
    assertSameContent(known.request_digest, digest);
    return {
      id: known.id,
      points: known.points as Amount,
      amount: known.amount as Amount,
      currency: known.currency,
      createdAt: known.created_at,
    };
  }
  const { currency } = await requireMayReceiveOffers(tx, memberId);
  const { tiers } = (await readRules(tx)).rules.ratio;
  if (tiers.length === 0) throw ratioMissing();
  const amount = convertPoints(tiers, points, currency);
  if (amount === undefined || amount === 0n) throw fewerThanTier();
  const key = `points:convert:${memberId}:${call.requestId}`;
  const meta = { points: formatDecimal(points), amount: formatDecimal(amount), currency };
  const taken = await postPoints(tx, {
    key,
    kind: 'points.convert',
    memberId,
    amount: -points as Amount,
    meta,
  });
  const paid = await postPointsMoney(tx, {
    key: `${key}:money`,
    kind: 'points.convert',
    memberId,
    currency,
    amount,
    meta: { ...meta, pointsTransaction: String(taken.transactionId) },
  });
  const createdAt = now();
  const { id } = await tx
    .insertInto('rewards.conversion')
    .values({
      member_id: memberId,
      request_id: call.requestId,
      request_digest: digest,
      points,
      currency,
      amount,
      created_at: createdAt,
      points_ledger_id: taken.transactionId,
      money_ledger_id: paid.transactionId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, points, amount, currency, createdAt };
}

export const pointsAdjustmentKey = (requestId: string): string => `points:adjust:${requestId}`;

/**
 * Adds or takes points by hand and tells the member. `requestId` is used once; a second posting with it is a replay. Throws
 * NOT_ENOUGH_POINTS 409, IDEMPOTENCY_CONFLICT 409.
 */
export async function adjustPoints(
  tx: Tx,
  given: { memberId: bigint; amount: Amount; requestId: string; reason: string; operatorId: bigint },
): Promise<PostingResult> {
  await lockPoints(tx, given.memberId);
  const { memberId, amount, reason } = given;
  const posted = await postPoints(tx, {
    key: pointsAdjustmentKey(given.requestId),
    kind: 'points.adjust',
    memberId,
    amount,
    content: reason,
    meta: { operator: String(given.operatorId), reason },
  });
  if (!posted.replayed)
    await createNotice(tx, memberId, amount > 0n ? 'pointsCredited' : 'pointsDebited', {
      points: formatDecimal(amount > 0n ? amount : -amount),
      reason,
    });
  return posted;
}
