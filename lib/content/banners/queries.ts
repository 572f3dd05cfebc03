import { sql, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { isForLanguage, isShownNow } from '../queries';
import { textIn, textOrNull } from '../text';
import type { Text } from '../types';
import { MAX_LISTED, MAX_SHOWN, type BannerGroup, type LinkageType } from './constants';
import type { Banner, BannerCopy, BannerDraft, BannerPicture } from './types';

/** The banners of some groups. */
export type BannersByGroup = Partial<Record<BannerGroup, Banner[]>>;

/** The id of the crop that a banner's picture has in a shape; NULL for a drawing. */
const cropId = (shape: 'wide' | 'phone') => sql<string | null>`(
  SELECT crop.id FROM content.picture AS crop
   WHERE crop.source_id = banner.picture_id AND crop.shape = ${sql.lit(shape)}
     AND crop.focus_x = banner.focus_x AND crop.focus_y = banner.focus_y)`;

const pictureOf = (row: { picture: string | null; wide: string | null; phone: string | null }) =>
  row.picture !== null
    ? { drawing: row.picture }
    : row.wide !== null && row.phone !== null
      ? { wide: row.wide, phone: row.phone }
      : undefined;

/** Returns the banners of some groups that are shown now in a language, in their order. One query. */
export async function banners(
  db: Db,
  locale: LocaleCode,
  groups: readonly BannerGroup[],
): Promise<BannersByGroup> {
  const rows = await db
    .selectFrom('content.banner as banner')
    .selectAll('banner')
    .select([cropId('wide').as('wide'), cropId('phone').as('phone')])
    .where('group_name', 'in', [...groups])
    .where(isShownNow())
    .where(isForLanguage(locale))
    .orderBy('position')
    .orderBy('banner.id')
    .execute();
  const found: BannersByGroup = {};
  for (const row of rows) {
    const picture = pictureOf(row);
    const list = (found[row.group_name as BannerGroup] ??= []);
    if (!picture || list.length >= MAX_SHOWN) continue;
    list.push({
      id: String(row.id),
      picture,
      title: textIn(row.title, locale),
      subtitle: textOrNull(row.subtitle, locale),
      action: textOrNull(row.action, locale),
      showsText: row.shows_text,
      linkageType: row.linkage_type as LinkageType | null,
      url: row.url,
    });
  }
  return found;
}

/** Returns the crops of an upload around a focus, if they exist. */
export async function cropsOf(
  db: Db,
  { pictureId, focusX, focusY }: Pick<BannerCopy, 'pictureId' | 'focusX' | 'focusY'>,
): Promise<BannerPicture | undefined> {
  if (pictureId === null) return undefined;
  const rows = await db
    .selectFrom('content.picture')
    .select(['id', 'shape'])
    .where('source_id', '=', pictureId)
    .where('focus_x', '=', focusX)
    .where('focus_y', '=', focusY)
    .execute();
  const of = (shape: string) => rows.find((row) => row.shape === shape)?.id;
  const [wide, phone] = [of('wide'), of('phone')];
  return wide !== undefined && phone !== undefined ? { wide, phone } : undefined;
}

const draftsOf = (db: Db) => db.selectFrom('content.banner').selectAll();
type DraftRow = Awaited<ReturnType<ReturnType<typeof draftsOf>['executeTakeFirstOrThrow']>>;

const toDraft = (row: DraftRow): BannerDraft => ({
  id: row.id,
  group: row.group_name as BannerGroup,
  picture: row.picture,
  pictureId: row.picture_id,
  focusX: row.focus_x,
  focusY: row.focus_y,
  showsText: row.shows_text,
  linkageType: row.linkage_type as LinkageType | null,
  url: row.url,
  languages: row.languages as LocaleCode[],
  title: row.title as Text,
  subtitle: row.subtitle as Text | null,
  action: row.action as Text | null,
  published: row.published,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  version: row.version,
  changedAt: row.changed_at,
});

/** Returns the banners of a group, drafts included, in their order. */
export async function bannerDrafts(db: Db, group: BannerGroup): Promise<BannerDraft[]> {
  const rows = await draftsOf(db)
    .where('group_name', '=', group)
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(toDraft);
}

/** Returns how many banners each group has, drafts included. */
export async function bannerCounts(db: Db): Promise<Partial<Record<BannerGroup, number>>> {
  const rows = await db
    .selectFrom('content.banner')
    .select(['group_name', (on) => on.fn.countAll<bigint>().as('count')])
    .groupBy('group_name')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.group_name, Number(row.count)]));
}

/** Returns one banner in every language, or undefined. */
export async function bannerDraft(db: Db, id: bigint): Promise<BannerDraft | undefined> {
  const row = await draftsOf(db).where('id', '=', id).executeTakeFirst();
  return row && toDraft(row);
}
