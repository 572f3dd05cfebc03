import { listGroups as listMemberGroups } from '@/lib/cashier/groups/queries';
import { database } from '@/lib/db/client';
import { getGoodDraft, listGoodDrafts } from '@/lib/rewards/mall/queries';
import { siteConfig } from '@/lib/platform/site-config';
import { undefinedIfNotFound } from '../rules';

/** Lists all goods, with unpublished ones. */
export const listGoods = () => listGoodDrafts(database());

/** Returns the draft of a good; undefined if it does not exist. */
export const findGood = (id: bigint) => undefinedIfNotFound(getGoodDraft(database(), id));

/** What the form of a good offers: the member groups, and the site's currency. */
export async function loadGoodForm() {
  const groups = await listMemberGroups(database());
  return {
    groups: groups.map(({ id, name }) => ({ id: String(id), name })),
    currency: siteConfig().money.currency,
  };
}
