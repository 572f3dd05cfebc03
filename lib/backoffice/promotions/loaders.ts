import { promotionDraft, promotionDrafts } from '@/lib/content/promotions/queries';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';

/** Every promotion, drafts too. */
export const allPromotions = () => promotionDrafts(database());

/** One promotion as it is written; undefined where there is none of this id. */
export const promotionToEdit = (id: bigint) =>
  promotionDraft(database(), id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
