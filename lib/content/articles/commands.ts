import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { slugTaken } from '../errors';
import { changeItem, recordCreation, recordRemoval, type Change, type Saved } from '../history/commands';
import type { Author, ItemData } from '../history/types';
import { cleanBody } from '../html';
import { startNow } from '../rules';
import { HELP_PAGES, type ArticleKind } from './constants';
import { pageNeeded } from './errors';
import type { ArticleCopy, NewArticle } from './types';

/** An article as it is stored: its HTML cleaned, and with a date if it is published. */
const stored = (copy: ArticleCopy, former?: Date | null): ArticleCopy => ({
  ...copy,
  body: cleanBody(copy.body),
  publishedAt: copy.publishedAt ?? (copy.published ? startNow(now(), former) : null),
  inFooter: copy.kind === 'page' && copy.inFooter,
});

const columnsOf = (copy: ArticleCopy) => ({
  slug: copy.slug,
  title: JSON.stringify(copy.title),
  summary: JSON.stringify(copy.summary),
  body: JSON.stringify(copy.body),
  published: copy.published,
  published_at: copy.publishedAt,
  ends_at: copy.endsAt,
  in_footer: copy.inFooter,
  changed_at: now(),
});

const isNeeded = ({ kind, slug }: { kind: string; slug: string }) =>
  kind === 'house' && Object.hasOwn(HELP_PAGES, slug);

const isTaken = (error: unknown) => (error as { code?: string }).code === '23505';

/** Creates an article; its HTML is cleaned first. Returns its id. Throws INVALID_INPUT, also if the slug is taken. */
export async function createArticle(db: Db, given: NewArticle, by?: Author): Promise<bigint> {
  const copy = stored({
    published: given.publishedAt !== null,
    endsAt: null,
    inFooter: false,
    ...given,
  });
  const row = await db
    .insertInto('content.article')
    .values({ kind: copy.kind, ...columnsOf(copy) })
    .onConflict((on) => on.columns(['kind', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw slugTaken();
  return recordCreation(db, 'article', row.id, copy, by);
}

/**
 * Updates an article that is still at `change.version`. Its kind stays; the site's own pages keep their slug. Throws
 * NOT_FOUND 404, CHANGED_MEANWHILE 409, PAGE_NEEDED 409, INVALID_INPUT, also if the slug is taken.
 */
export function updateArticle(db: Db, change: Change, given: ArticleCopy): Promise<Saved> {
  return changeItem(
    db,
    'article',
    change,
    given.published,
    () =>
      db
        .selectFrom('content.article')
        .select(['version', 'published', 'published_at', 'kind', 'slug'])
        .where('id', '=', change.id)
        .forUpdate()
        .executeTakeFirst(),
    async (version, row) => {
      if (row.published && !given.published && isNeeded(row)) throw pageNeeded();
      const kind = row.kind as ArticleKind;
      const slug = kind === 'house' ? row.slug : given.slug;
      const copy = stored({ ...given, kind, slug }, row.published_at);
      try {
        await db
          .updateTable('content.article')
          .set({ ...columnsOf(copy), version })
          .where('id', '=', change.id)
          .execute();
      } catch (error) {
        throw isTaken(error) ? slugTaken() : error;
      }
      return copy;
    },
  );
}

/** Deletes an article and returns its last state; its history stays. Throws NOT_FOUND 404, PAGE_NEEDED 409. */
export async function deleteArticle(db: Db, id: bigint, by?: Author): Promise<ItemData> {
  const row = await db
    .deleteFrom('content.article')
    .where('id', '=', id)
    .returning(['kind', 'slug', 'published'])
    .executeTakeFirst();
  if (!row) throw notFound();
  // The caller's database transaction rolls the deletion back.
  if (row.published && isNeeded(row)) throw pageNeeded();
  return recordRemoval(db, 'article', id, by);
}
