import type { Db } from '@/lib/db/client';
import { publishAnnouncement } from '@/lib/content/commands';
import { announcements } from '@/lib/content/queries';
import { now } from '@/lib/platform/clock';
import { ANNOUNCEMENTS } from './content-texts';

const DAY = 86_400_000;

/** Publishes the demo's announcements; banners and help are the content room's own. */
export async function seedContent(db: Db): Promise<void> {
  if ((await announcements(db, 'en', { pageNum: 1, pageSize: 1 })).total > 0) return;
  for (const { daysAgo, ...announcement } of [...ANNOUNCEMENTS].reverse()) {
    await publishAnnouncement(db, { ...announcement, startsAt: new Date(now().getTime() - daysAgo * DAY) });
  }
}
