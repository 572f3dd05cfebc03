import type { Db } from '@/lib/db/client';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { pageOffset, toPage, type Page } from '@/lib/platform/page';
import { cleanHtml } from '../html';
import { textIn } from '../text';
import type { Text } from '../types';
import { ARTICLE_PAGE_SIZE, type ArticleKind } from './constants';
import type { Article, ArticleCard, ArticleDraft } from './types';

const CARD = ['kind', 'slug', 'title', 'summary', 'published_at'] as const;

const shown = (db: Db) => db.selectFrom('content.article').where('published_at', '<=', now());

interface CardRow {
  kind: string;
  slug: string;
  title: unknown;
  summary: unknown;
  published_at: Date | null;
}

function toCard(row: CardRow, locale: LocaleCode): ArticleCard {
  return {
    kind: row.kind as ArticleKind,
    slug: row.slug,
    title: textIn(row.title, locale),
    summary: textIn(row.summary, locale),
    // Only published articles are read.
    publishedAt: row.published_at!,
  };
}

/** Returns a page of published articles of a kind, newest first. */
export async function articles(
  db: Db,
  locale: LocaleCode,
  kind: ArticleKind,
  pageNum = 1,
  pageSize = ARTICLE_PAGE_SIZE,
): Promise<Page<ArticleCard>> {
  const { total } = await shown(db)
    .where('kind', '=', kind)
    .select((on) => on.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await shown(db)
    .where('kind', '=', kind)
    .select([...CARD])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset(pageOffset({ pageNum, pageSize }))
    .limit(pageSize)
    .execute();
  const list = rows.map((row) => toCard(row, locale));
  return toPage(list, { pageNum, pageSize }, Number(total));
}

/** Returns a published article, or undefined. */
export async function article(
  db: Db,
  locale: LocaleCode,
  kind: ArticleKind,
  slug: string,
): Promise<Article | undefined> {
  const row = await shown(db)
    .select([...CARD, 'body', 'changed_at'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...toCard(row, locale),
    body: cleanHtml(textIn(row.body, locale)),
    changedAt: row.changed_at,
    locales: languagesOf(row.body),
  };
}

const languagesOf = (value: unknown) => LOCALE_CODES.filter((code) => (value as Partial<Text>)[code]);

/** Returns what the sitemap needs of every published article, newest first. */
export async function publishedArticles(
  db: Db,
): Promise<{ kind: ArticleKind; slug: string; changedAt: Date; locales: LocaleCode[] }[]> {
  const rows = await shown(db)
    .select(['kind', 'slug', 'body', 'changed_at'])
    .orderBy('published_at', 'desc')
    // A sitemap holds at most 50,000 addresses (sitemaps.org); each article has one per language.
    .limit(1_500)
    .execute();
  return rows.map((row) => ({
    kind: row.kind as ArticleKind,
    slug: row.slug,
    changedAt: row.changed_at,
    locales: languagesOf(row.body),
  }));
}

/** Returns the kinds and slugs of published articles: what the footer may link to. */
export async function publishedSitePages(db: Db): Promise<{ pages: string[]; blog: boolean; news: boolean }> {
  const rows = await shown(db)
    .select(['kind', (on) => on.fn.min('slug').as('slug')])
    .groupBy(['kind', (on) => on.case().when('kind', '=', 'house').then(on.ref('slug')).else('').end()])
    .execute();
  return {
    pages: rows.filter((row) => row.kind === 'house').map((row) => row.slug),
    blog: rows.some((row) => row.kind === 'blog'),
    news: rows.some((row) => row.kind === 'news'),
  };
}

/** Returns every article of a kind for the back office, the last changed first. */
export async function articleDrafts(db: Db, kind: ArticleKind): Promise<Omit<ArticleDraft, 'body'>[]> {
  const rows = await db
    .selectFrom('content.article')
    .select(['id', 'kind', 'slug', 'title', 'summary', 'published_at', 'changed_at', 'version'])
    .where('kind', '=', kind)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ArticleKind,
    slug: row.slug,
    title: row.title as Text,
    summary: row.summary as Text,
    publishedAt: row.published_at,
    changedAt: row.changed_at,
    version: row.version,
  }));
}

/** Returns one article for the back office, or undefined. */
export async function articleDraft(db: Db, id: bigint): Promise<ArticleDraft | undefined> {
  const row = await db.selectFrom('content.article').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    kind: row.kind as ArticleKind,
    slug: row.slug,
    title: row.title as Text,
    summary: row.summary as Text,
    body: row.body as Text,
    publishedAt: row.published_at,
    changedAt: row.changed_at,
    version: row.version,
  };
}
