import { sql, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { cleanHtml } from '../html';
import { isForLanguage, isShownNow } from '../queries';
import { textIn } from '../text';
import type { Announcement, AnnouncementType, Execution } from '../types';
import type { AnnouncementDraft } from './types';

export interface AnnouncementFilter extends PageRequest {
  types?: readonly AnnouncementType[] | undefined;
  execution?: readonly Execution[] | undefined;
  /** Leaves out announcements of promotions. */
  withoutPromotions?: boolean;
}

/** Returns the announcements that are shown now in a language: by their position, then the newest first. */
export async function announcements(
  db: Db,
  locale: LocaleCode,
  filter: AnnouncementFilter,
): Promise<Page<Announcement>> {
  let query = db.selectFrom('content.announcement').where(isShownNow()).where(isForLanguage(locale));
  if (filter.types?.length) query = query.where('type', 'in', [...filter.types]);
  if (filter.execution?.length)
    query = query.where(sql<boolean>`execution && ${[...filter.execution]}::text[]`);
  if (filter.withoutPromotions) query = query.where('type', '<>', 'PR').where('promotion_type', 'is', null);
  const counted = await query.select((on) => on.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('position')
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.pageSize)
    .offset(pageOffset(filter))
    .execute();
  const list = rows.map((row) => ({
    id: String(row.id),
    title: textIn(row.title, locale),
    content: cleanHtml(textIn(row.content, locale)),
    startDate: row.starts_at,
    promotionType: row.promotion_type,
    execution: row.execution as Execution[],
    type: row.type as AnnouncementType,
  }));
  return toPage(list, filter, Number(counted.total));
}

/** The most announcements in the back office's list: years of a weekly announcement. */
const MAX_LISTED = 300;

const columns = [
  'id',
  'type',
  'execution',
  'languages',
  'title',
  'content',
  'promotion_type as promotionType',
  'published',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'version',
  'changed_at as changedAt',
] as const;

/** Returns every announcement, drafts included, the newest first. */
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

/** Returns the announcements of some types, drafts included, in the order in which readers see them. */
export async function announcementsInOrder(
  db: Db,
  types: readonly AnnouncementType[],
): Promise<AnnouncementDraft[]> {
  const rows = await db
    .selectFrom('content.announcement')
    .select(columns)
    .where('type', 'in', [...types])
    .orderBy('position')
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
