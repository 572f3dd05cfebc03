import * as content from '@/lib/content/promotions/queries';
import type { Promotion, PromotionType } from '@/lib/content/promotions/types';
import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { notFound } from '@/lib/platform/errors';
import { activitiesOf } from './queries';
import { toWirePromotion, type WirePromotion } from './wire';

const schedule = ({ id, startsAt, endsAt }: Promotion) => ({ promotionId: id, startsAt, endsAt });

async function withActivities(
  db: Db,
  promotions: readonly Promotion[],
  memberId: bigint | undefined,
): Promise<WirePromotion[]> {
  const activities = await activitiesOf(db, promotions.map(schedule), memberId);
  return promotions.map((promotion, index) => toWirePromotion(promotion, activities[index]!));
}

/**
 * The promotions that run or come, of one type or all, as they are for a reader. A member gets those that ended in the last 60 days too, if
 * something of theirs is still open or was given.
 */
export async function listPromotions(
  db: Db,
  locale: LocaleCode,
  { type, memberId }: { type?: PromotionType | undefined; memberId: bigint | undefined },
): Promise<WirePromotion[]> {
  const current = await withActivities(db, await content.promotions(db, locale, { type }), memberId);
  if (memberId === undefined) return current;
  const closed = (await content.closedPromotions(db, locale)).filter(
    ({ types }) => !type || types.includes(type),
  );
  const ended = await withActivities(db, closed, memberId);
  return [...current, ...ended.filter(({ status }) => status !== 'close')];
}

/** One promotion as it is for a member. Throws NOT_FOUND 404. */
export async function getPromotion(
  db: Db,
  locale: LocaleCode,
  id: bigint,
  memberId: bigint,
): Promise<WirePromotion> {
  const promotion = await content.promotionById(db, locale, id);
  if (!promotion) throw notFound();
  return (await withActivities(db, [promotion], memberId))[0]!;
}
