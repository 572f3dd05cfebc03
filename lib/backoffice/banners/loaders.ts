import type { BannerGroup } from '@/lib/content/banners/constants';
import { bannerCounts, bannerDraft, bannerDrafts } from '@/lib/content/banners/queries';
import { database } from '@/lib/db/client';

/** Lists the banners of a group in their order, and how many each group has. */
export async function listBanners(group: BannerGroup) {
  const [list, counts] = await Promise.all([bannerDrafts(database(), group), bannerCounts(database())]);
  return { list, counts };
}

/** Returns one banner; undefined if it does not exist. */
export const findBanner = (id: bigint) => bannerDraft(database(), id);
