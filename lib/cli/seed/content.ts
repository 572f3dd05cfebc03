import { inTransaction, type Db } from '@/lib/db/client';
import { createAnnouncement } from '@/lib/content/announcements/commands';
import { announcements } from '@/lib/content/announcements/queries';
import { setFlag } from '@/lib/content/commands';
import { flag } from '@/lib/content/queries';
import { setServiceChannels } from '@/lib/content/service/commands';
import { serviceChannels } from '@/lib/content/service/queries';
import { seedStandardContent } from '@/lib/content/standard/commands';
import { now } from '@/lib/platform/clock';
import { ANNOUNCEMENTS, type SeedAnnouncement } from './announcement-texts';
import { DEMO_ARTICLES } from './articles';
import { seedBanners } from './banners';
import { seedLinks } from './links';
import { POPUPS } from './popup-texts';
import { seedPromotions } from './promotions/seed-promotions';

const DAY = 86_400_000;

/** Login methods that need an SMS provider; the demo's codes can be read in the back office's outbox. */
const DEMO_FLAGS = ['mobileRegistration', 'showVerCodeLogin'] as const;

async function seedFlags(db: Db): Promise<void> {
  for (const key of DEMO_FLAGS)
    if ((await flag<unknown>(db, key, undefined)) === undefined) await setFlag(db, key, true, true);
}

/**
 * Contacts of the demo: its feedback form, and a mailbox and a telephone number that belong to nobody (RFC 2606,
 * `.example`; the North American numbers reserved for fiction, 555-0100 to 555-0199).
 */
const CHANNELS = [
  { csType: 'FORM', path: '/feedback' },
  { csType: 'EMAIL', path: 'mailto:care@lanternhouse.example' },
  { csType: 'PHONE', path: 'tel:+12025550143' },
] as const;

/** Publishes announcements, the oldest first, if there are none of their types. */
async function seedAnnouncements(db: Db, given: readonly SeedAnnouncement[]): Promise<void> {
  const types = [...new Set(given.map(({ type }) => type))];
  if ((await announcements(db, 'en', { types, pageNum: 1, pageSize: 1 })).total > 0) return;
  for (const { daysAgo, ...announcement } of [...given].reverse()) {
    await createAnnouncement(db, { ...announcement, startsAt: new Date(now().getTime() - daysAgo * DAY) });
  }
}

/**
 * Seeds the help topics and standard articles, and publishes the demo's announcements, promotions, banners, links and
 * support channels.
 */
export async function seedContent(db: Db): Promise<void> {
  await seedStandardContent(db, DEMO_ARTICLES);
  await seedFlags(db);
  await seedPromotions(db);
  await seedAnnouncements(db, ANNOUNCEMENTS);
  await seedAnnouncements(db, POPUPS);
  await seedBanners(db);
  await seedLinks(db);
  if ((await serviceChannels(db)).length === 0)
    await inTransaction(db, (tx) => setServiceChannels(tx, CHANNELS));
}
