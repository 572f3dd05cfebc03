import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { notFound } from '@/lib/platform/errors';
import { cleanHtml } from '../html';
import { textIn } from '../text';
import type { Text } from '../types';
import { MAX_TOPICS } from './constants';
import type { HelpDraft, HelpTopic } from './types';

/** Returns the published topics in the operator's order. */
export async function helpTopics(db: Db, locale: LocaleCode): Promise<HelpTopic[]> {
  const rows = await db
    .selectFrom('content.help_topic')
    .select(['slug', 'title', 'content'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('slug')
    .limit(MAX_TOPICS)
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    title: textIn(row.title, locale),
    content: cleanHtml(textIn(row.content, locale)),
  }));
}

const draftsOf = (db: Db) => db.selectFrom('content.help_topic').selectAll();
type DraftRow = Awaited<ReturnType<ReturnType<typeof draftsOf>['executeTakeFirstOrThrow']>>;

const toDraft = ({ changed_at, title, content, ...row }: DraftRow): HelpDraft => ({
  ...row,
  title: title as Text,
  body: content as Text,
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
