import type { Db } from '@/lib/db/client';
import type { AnnouncementType, Execution, Text } from '../types';

/** An announcement for its editor: in every language, whether it is shown or not. */
export interface AnnouncementDraft {
  id: bigint;
  type: AnnouncementType;
  execution: Execution[];
  title: Text;
  content: Text;
  promotionType: string | null;
  startsAt: Date;
  endsAt: Date | null;
}

/** The most announcements in the back office's list: years of a weekly announcement. */
const MAX_LISTED = 300;

const columns = [
  'id',
  'type',
  'execution',
  'title',
  'content',
  'promotion_type as promotionType',
  'starts_at as startsAt',
  'ends_at as endsAt',
] as const;

/** Returns every announcement, the newest first. */
export async function announcementDrafts(db: Db): Promise<AnnouncementDraft[]> {
  const rows = await db
    .selectFrom('content.announcement')
    .select(columns)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows as unknown as AnnouncementDraft[];
}

/** Returns one announcement, or undefined. */
export async function announcementDraft(db: Db, id: bigint): Promise<AnnouncementDraft | undefined> {
  const row = await db
    .selectFrom('content.announcement')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row as unknown as AnnouncementDraft | undefined;
}
