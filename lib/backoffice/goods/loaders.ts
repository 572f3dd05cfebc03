import { database } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { goodDraft, goodDrafts } from '@/lib/rewards/mall/queries';

/** Every good, unpublished ones too. */
export const allGoods = () => goodDrafts(database());

/** One good as it is written; undefined where there is none of this id. */
export const goodToEdit = (id: bigint) =>
  goodDraft(database(), id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
