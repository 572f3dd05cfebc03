import { createBanner } from '@/lib/content/banners/commands';
import { bannerCounts } from '@/lib/content/banners/queries';
import type { Db } from '@/lib/db/client';
import { DEMO_BANNERS } from './banner-texts';

/** Publishes the demo's banners in each group that has none. */
export async function seedBanners(db: Db): Promise<void> {
  const counts = await bannerCounts(db);
  for (const banner of DEMO_BANNERS.filter(({ group }) => counts[group] === undefined))
    await createBanner(db, {
      ...banner,
      pictureId: null,
      focusX: 50,
      focusY: 50,
      showsText: true,
      languages: [],
      published: true,
      startsAt: null,
      endsAt: null,
    });
}
