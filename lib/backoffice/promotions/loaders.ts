import { promotionDraft, promotionDrafts } from '@/lib/content/promotions/queries';
import { database } from '@/lib/db/client';
import { undefinedIfNotFound } from '../rules';

/** Lists all promotions, with drafts. */
export const listPromotions = () => promotionDrafts(database());

/** Returns the draft of a promotion; undefined if it does not exist. */
export const findPromotion = (id: bigint) => undefinedIfNotFound(promotionDraft(database(), id));
