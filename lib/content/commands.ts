import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { cleanBody } from './html';
import { announcementInput, type AnnouncementInput } from './schema';
import type { Text } from './types';

/**
 * Creates an announcement; its HTML is cleaned first. Returns its id. Throws ZodError on invalid input, INVALID_INPUT
 * if nothing is left after cleaning.
 */
export async function createAnnouncement(db: Db, given: AnnouncementInput): Promise<bigint> {
  const input = announcementInput.parse(given);
  const row = await db
    .insertInto('content.announcement')
    .values({
      type: input.type,
      execution: input.execution,
      title: JSON.stringify(input.title),
      content: JSON.stringify(cleanBody(input.content, 'content')),
      promotion_type: input.promotionType,
      ends_at: input.endsAt,
      // The application's clock, which readers are compared with. The database's clock may be ahead within the same
      // millisecond.
      starts_at: input.startsAt ?? now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Sets a flag. `forClient`: GET /wps/system/whitelabel returns it. */
export async function setFlag(db: Db, key: string, value: unknown, forClient: boolean): Promise<void> {
  const values = { value: JSON.stringify(value), for_client: forClient, changed_at: new Date() };
  await db
    .insertInto('content.flag')
    .values({ key, ...values })
    .onConflict((on) => on.column('key').doUpdateSet(values))
    .execute();
}

/** Adds a banner to a group. */
export async function addBanner(
  db: Db,
  banner: {
    group: string;
    picture: string;
    title: Text;
    subtitle?: Text;
    action?: Text;
    url?: string;
    position: number;
  },
): Promise<void> {
  await db
    .insertInto('content.banner')
    .values({
      group_name: banner.group,
      picture: banner.picture,
      title: JSON.stringify(banner.title),
      subtitle: banner.subtitle ? JSON.stringify(banner.subtitle) : null,
      action: banner.action ? JSON.stringify(banner.action) : null,
      url: banner.url ?? null,
      position: banner.position,
    })
    .execute();
}
