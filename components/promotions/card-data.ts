import { posterPicture } from '@/lib/catalogue/pictures';
import type { Promotion, PromotionStatus, PromotionType } from '@/lib/content/promotions/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

/** A promotion's card as plain data for the browser; times are ISO 8601. */
export interface CardData {
  id: string;
  slug: string;
  href: string;
  picture: string;
  types: readonly PromotionType[];
  title: string;
  summary: string;
  status: PromotionStatus;
  starts: string | null;
  ends: string | null;
}

/** Returns the fields of a promotion that its card shows. */
export const toCardData = (locale: LocaleCode, promotion: Promotion): CardData => ({
  id: String(promotion.id),
  slug: promotion.slug,
  href: localePath(locale, `/promotions/${promotion.slug}`),
  picture: posterPicture(promotion.picture, 'card'),
  types: promotion.types,
  title: promotion.title,
  summary: promotion.summary,
  status: promotion.status,
  starts: promotion.startsAt?.toISOString() ?? null,
  ends: promotion.endsAt?.toISOString() ?? null,
});
