import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { cleanHtml } from '../html';
import { textIn } from '../text';
import type { Text } from '../types';
import { CLOSED_SHOWN_DAYS, MAX_SHOWN } from './constants';
import { statusAt } from './rules';
import type { Promotion, PromotionDraft, PromotionPage, PromotionType } from './types';

const DAY = 86_400_000;
const CARD = ['id', 'slug', 'types', 'picture', 'title', 'summary', 'starts_at', 'ends_at'] as const;

interface CardRow {
  id: bigint;
  slug: string;
  types: string[];
  picture: string;
  title: unknown;
  summary: unknown;
  starts_at: Date | null;
  ends_at: Date | null;
}

function toCard(row: CardRow, locale: LocaleCode, at: Date): Promotion {
  const startsAt = row.starts_at;
  const endsAt = row.ends_at;
  return {
    id: row.id,
    slug: row.slug,
    types: row.types as PromotionType[],
    picture: row.picture,
    title: textIn(row.title, locale),
    summary: textIn(row.summary, locale),
    status: statusAt({ startsAt, endsAt }, at),
    startsAt,
    endsAt,
  };
}

/** Returns published promotions that have not ended: current ones before coming ones, then in the operator's order. */
export async function promotions(
  db: Db,
  locale: LocaleCode,
  filter: { type?: PromotionType | undefined } = {},
): Promise<Promotion[]> {
  const at = now();
  let query = db
    .selectFrom('content.promotion')
    .select(CARD)
    .where('published', '=', true)
    .where((on) => on.or([on('ends_at', 'is', null), on('ends_at', '>', at)]));
  if (filter.type) query = query.where(sql<boolean>`types @> ${[filter.type]}::text[]`);
  const rows = await query
    .orderBy(sql`(starts_at <= ${at}) IS NOT TRUE`)
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => toCard(row, locale, at));
}

/** Returns published promotions that ended in the last 60 days, the newest first. */
export async function closedPromotions(db: Db, locale: LocaleCode): Promise<Promotion[]> {
  const at = now();
  const rows = await db
    .selectFrom('content.promotion')
    .select(CARD)
    .where('published', '=', true)
    .where('ends_at', '<=', at)
    .where('ends_at', '>', new Date(at.getTime() - CLOSED_SHOWN_DAYS * DAY))
    .orderBy('ends_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => toCard(row, locale, at));
}

/** Returns the card of one published promotion, or undefined. */
export async function promotionById(db: Db, locale: LocaleCode, id: bigint): Promise<Promotion | undefined> {
  const row = await db
    .selectFrom('content.promotion')
    .select(CARD)
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
  return row && toCard(row, locale, now());
}

/**
 * Returns one published promotion with its text, or undefined. Ended ones are included, because other pages link to
 * them.
 */
export async function promotionBySlug(
  db: Db,
  locale: LocaleCode,
  slug: string,
): Promise<PromotionPage | undefined> {
  const row = await db
    .selectFrom('content.promotion')
    .select([...CARD, 'body', 'action', 'action_url', 'changed_at'])
    .where('slug', '=', slug)
    .where('published', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...toCard(row, locale, now()),
    body: cleanHtml(textIn(row.body, locale)),
    action:
      row.action === null || row.action_url === null
        ? null
        : { words: textIn(row.action, locale), url: row.action_url },
    translated: languagesOf(row.body),
    changedAt: row.changed_at,
  };
}

const languagesOf = (body: unknown): LocaleCode[] =>
  LOCALE_CODES.filter((code) => (body as Text)[code] !== undefined);

/** Returns the promotions of the sitemap: those that are shown, with their languages and their last change. */
export async function promotionAddresses(
  db: Db,
): Promise<{ path: string; translated: LocaleCode[]; changedAt: Date }[]> {
  const rows = await db
    .selectFrom('content.promotion')
    .select(['slug', 'body', 'changed_at'])
    .where('published', '=', true)
    .where((on) => on.or([on('ends_at', 'is', null), on('ends_at', '>', now())]))
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({
    path: `/promotions/${row.slug}`,
    translated: languagesOf(row.body),
    changedAt: row.changed_at,
  }));
}

const draftsOf = (db: Db) => db.selectFrom('content.promotion').selectAll();
type DraftRow = Awaited<ReturnType<ReturnType<typeof draftsOf>['executeTakeFirstOrThrow']>>;

const toDraft = (row: DraftRow): PromotionDraft => ({
  id: row.id,
  slug: row.slug,
  types: row.types as PromotionType[],
  picture: row.picture,
  title: row.title as Text,
  summary: row.summary as Text,
  body: row.body as Text,
  action: row.action as Text | null,
  actionUrl: row.action_url,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  position: row.position,
  published: row.published,
  version: row.version,
  changedAt: row.changed_at,
});

/** Returns every promotion, drafts included, in the operator's order. */
export async function promotionDrafts(db: Db): Promise<PromotionDraft[]> {
  return (await draftsOf(db).orderBy('position').orderBy('id').limit(MAX_SHOWN).execute()).map(toDraft);
}

/** Returns one promotion in every language. Throws NOT_FOUND. */
export async function promotionDraft(db: Db, id: bigint): Promise<PromotionDraft> {
  const row = await draftsOf(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toDraft(row);
}
