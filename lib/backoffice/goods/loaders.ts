import { database } from '@/lib/db/client';
import { goodDraft, goodDrafts } from '@/lib/rewards/mall/queries';
import { foundOrNot } from '../rules';

/** Every good, unpublished ones too. */
export const allGoods = () => goodDrafts(database());

/** One good as it is written; undefined where there is none of this id. */
export const goodToEdit = (id: bigint) => foundOrNot(goodDraft(database(), id));
