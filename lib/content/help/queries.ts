import { sql, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { HELP_PAGES } from '../articles/constants';
import { cleanHtml } from '../html';
import { isShownNow } from '../queries';
import { textIn } from '../text';
import type { Text } from '../types';
import { MAX_TOPICS } from './constants';
import type { HelpDraft, HelpTopic } from './types';

/**
 * Returns the topics of the help centre: the published ones in the operator's order, then the site's terms and privacy
 * policy. One query.
 */
export async function helpTopics(db: Db, locale: LocaleCode): Promise<HelpTopic[]> {
  const pages = Object.entries(HELP_PAGES);
  const { rows } = await sql<{ slug: string; title: unknown; content: unknown }>`
    SELECT slug, title, content FROM (
      SELECT slug, title, content, position, 0 AS part
        FROM content.help_topic WHERE ${isShownNow()}
      UNION ALL
      SELECT name, title, body, place, 1
        FROM content.article
        JOIN unnest(${pages.map(([slug]) => slug)}::text[], ${pages.map(([, name]) => name)}::text[])
             WITH ORDINALITY AS page (page_slug, name, place) ON page_slug = slug
       WHERE kind = 'house' AND published AND published_at <= ${now()}
         AND coalesce(ends_at, 'infinity') > ${now()}
    ) AS topic
    ORDER BY part, position, slug
    LIMIT ${MAX_TOPICS}`.execute(db);
  return rows.map((row) => ({
    slug: row.slug,
    title: textIn(row.title, locale),
    content: cleanHtml(textIn(row.content, locale)),
  }));
}

const draftsOf = (db: Db) => db.selectFrom('content.help_topic').selectAll();
type DraftRow = Awaited<ReturnType<ReturnType<typeof draftsOf>['executeTakeFirstOrThrow']>>;

const toDraft = ({ changed_at, starts_at, ends_at, title, content, ...row }: DraftRow): HelpDraft => ({
  ...row,
  title: title as Text,
  body: content as Text,
  startsAt: starts_at,
  endsAt: ends_at,
  changedAt: changed_at,
});

/** Returns every topic, drafts included, in the operator's order. */
export async function helpDrafts(db: Db): Promise<HelpDraft[]> {
  const rows = await draftsOf(db).orderBy('position').orderBy('slug').limit(500).execute();
  return rows.map(toDraft);
}

/** Returns one topic in every language. Throws NOT_FOUND. */
export async function helpDraft(db: Db, id: bigint): Promise<HelpDraft> {
  const row = await draftsOf(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toDraft(row);
}
