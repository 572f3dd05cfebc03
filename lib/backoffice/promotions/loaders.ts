import { promotionDraft, promotionDrafts } from '@/lib/content/promotions/queries';
import { database } from '@/lib/db/client';
import { foundOrNot } from '../rules';

/** Every promotion, drafts too. */
export const allPromotions = () => promotionDrafts(database());

/** One promotion as it is written; undefined where there is none of this id. */
export const promotionToEdit = (id: bigint) => foundOrNot(promotionDraft(database(), id));
