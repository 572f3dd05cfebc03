import { promotionDraft, promotionDrafts } from '@/lib/content/promotions/queries';
import { textIn } from '@/lib/content/text';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { undefinedIfNotFound } from '../rules';

/** Lists all promotions, with drafts. */
export const listPromotions = () => promotionDrafts(database());

/** Returns the draft of a promotion; undefined if it does not exist. */
export const findPromotion = (id: bigint) => undefinedIfNotFound(promotionDraft(database(), id));

/** Lists the published promotions that a banner can lead to, in the operator's order. */
export const promotionChoices = async (locale: LocaleCode): Promise<{ slug: string; title: string }[]> =>
  (await promotionDrafts(database()))
    .filter(({ published }) => published)
    .map(({ slug, title }) => ({ slug, title: textIn(title, locale) }));
