import { computeNew } from '@/lib/catalogue/marks/commands';
import { settingValues } from '@/lib/content/settings/queries';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf } from '@/lib/platform/zone';
import { computeHot } from '@/lib/reporting/hot-games/commands';

/** Computes which games are hot and which are new, by the site's settings (decision 0095). */
export async function computeGameMarks(db: Db): Promise<void> {
  const settings = await settingValues(db);
  await computeNew(db, {
    today: dayOf(now(), siteConfig().money.settlementZone),
    days: Number(settings['games.newDays']),
  });
  await computeHot(db, {
    days: Number(settings['games.hotDays']),
    percent: Number(settings['games.hotPercent']),
  });
}
