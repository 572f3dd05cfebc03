import { database } from '@/lib/db/client';
import { getGoodDraft, listGoodDrafts } from '@/lib/rewards/mall/queries';
import { undefinedIfNotFound } from '../rules';

/** Lists all goods, with unpublished ones. */
export const listGoods = () => listGoodDrafts(database());

/** Returns the draft of a good; undefined if it does not exist. */
export const findGood = (id: bigint) => undefinedIfNotFound(getGoodDraft(database(), id));
