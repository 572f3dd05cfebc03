import type { Db } from '@/lib/db/client';
import { publishAnnouncement } from '@/lib/content/commands';
import { announcements } from '@/lib/content/queries';
import { writeStandardContent } from '@/lib/content/standard/commands';
import { now } from '@/lib/platform/clock';
import { ANNOUNCEMENTS } from './content-texts';

const DAY = 86_400_000;

/** Writes the content room's own banners and help, and publishes the demo's announcements. */
export async function seedContent(db: Db): Promise<void> {
  await writeStandardContent(db);
  if ((await announcements(db, 'en', { pageNum: 1, pageSize: 1 })).total > 0) return;
  for (const { daysAgo, ...announcement } of [...ANNOUNCEMENTS].reverse()) {
    await publishAnnouncement(db, { ...announcement, startsAt: new Date(now().getTime() - daysAgo * DAY) });
  }
}
