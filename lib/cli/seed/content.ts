import type { Db } from '@/lib/db/client';
import { publishAnnouncement, setFlag } from '@/lib/content/commands';
import { announcements, clientFlags } from '@/lib/content/queries';
import { writeStandardContent } from '@/lib/content/standard/commands';
import { now } from '@/lib/platform/clock';
import { ANNOUNCEMENTS } from './content-texts';
import { seedPromotions } from './promotions/sow';

const DAY = 86_400_000;

/** Ways in that a site turns on when it has an SMS provider; the demo's codes are read in the back office's Outbox. */
const DEMO_FLAGS = ['mobileRegistration', 'showVerCodeLogin'] as const;

async function seedFlags(db: Db): Promise<void> {
  const set = await clientFlags(db);
  for (const key of DEMO_FLAGS) if (!(key in set)) await setFlag(db, key, true, true);
}

/** Writes the content room's own banners and help, and publishes the demo's announcements and promotions. */
export async function seedContent(db: Db): Promise<void> {
  await writeStandardContent(db);
  await seedFlags(db);
  await seedPromotions(db);
  if ((await announcements(db, 'en', { pageNum: 1, pageSize: 1 })).total > 0) return;
  for (const { daysAgo, ...announcement } of [...ANNOUNCEMENTS].reverse()) {
    await publishAnnouncement(db, { ...announcement, startsAt: new Date(now().getTime() - daysAgo * DAY) });
  }
}
