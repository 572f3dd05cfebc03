import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { cleanBody } from '../html';
import type { Text } from '../types';
import { articleChanged, articleSlugTaken } from './errors';
import type { ArticleKind } from './constants';

export interface NewArticleFields {
  slug: string;
  title: Text;
  summary: Text;
  body: Text;
  /** Null: a draft. */
  publishedAt: Date | null;
}

function values(given: NewArticleFields) {
  return {
    slug: given.slug,
    title: JSON.stringify(given.title),
    summary: JSON.stringify(given.summary),
    body: JSON.stringify(cleanBody(given.body)),
    published_at: given.publishedAt,
    changed_at: now(),
  };
}

const isTaken = (error: unknown) => (error as { code?: string }).code === '23505';

/** Creates an article; its HTML is cleaned first. Throws ARTICLE_SLUG_TAKEN 409, INVALID_INPUT. */
export async function createArticle(
  db: Db,
  given: NewArticleFields & { kind: ArticleKind },
): Promise<bigint> {
  try {
    const row = await db
      .insertInto('content.article')
      .values({ kind: given.kind, ...values(given) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  } catch (error) {
    throw isTaken(error) ? articleSlugTaken() : error;
  }
}

/**
 * Updates an article that is still at `version`. Returns its kind and new version. The site's own pages keep their
 * slug. Throws NOT_FOUND 404, ARTICLE_CHANGED 409 if another operator saved it first, ARTICLE_SLUG_TAKEN 409,
 * INVALID_INPUT.
 */
export async function updateArticle(
  db: Db,
  given: NewArticleFields & { id: bigint; version: number },
): Promise<{ kind: ArticleKind; slug: string; version: number }> {
  const { slug, ...rest } = values(given);
  try {
    const row = await db
      .updateTable('content.article')
      .set((on) => ({
        ...rest,
        slug: on.case().when('kind', '=', 'house').then(on.ref('slug')).else(slug).end(),
        version: on('version', '+', 1),
      }))
      .where('id', '=', given.id)
      .where('version', '=', given.version)
      .returning(['kind', 'slug', 'version'])
      .executeTakeFirst();
    if (row) return { kind: row.kind as ArticleKind, slug: row.slug, version: row.version };
  } catch (error) {
    throw isTaken(error) ? articleSlugTaken() : error;
  }
  const there = await db
    .selectFrom('content.article')
    .select('id')
    .where('id', '=', given.id)
    .executeTakeFirst();
  throw there ? articleChanged() : notFound();
}

/** Deletes an article and returns what it was. Throws NOT_FOUND 404. */
export async function deleteArticle(db: Db, id: bigint): Promise<{ kind: ArticleKind; slug: string }> {
  const row = await db
    .deleteFrom('content.article')
    .where('id', '=', id)
    .returning(['kind', 'slug'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return { kind: row.kind as ArticleKind, slug: row.slug };
}
