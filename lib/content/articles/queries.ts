import { sql, type Db } from '@/lib/db/client';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { pageOffset, toPage, type Page } from '@/lib/platform/page';
import { cleanHtml } from '../html';
import { textIn } from '../text';
import type { Text } from '../types';
import { ARTICLE_PAGE_SIZE, MAX_FOOTER_PAGES, type ArticleKind } from './constants';
import type { Article, ArticleCard, ArticleDraft } from './types';

const CARD = ['kind', 'slug', 'title', 'summary', 'published_at'] as const;

const shown = (db: Db) => {
  const at = now();
  return db
    .selectFrom('content.article')
    .where('published', '=', true)
    .where('published_at', '<=', at)
    .where((on) => on.or([on('ends_at', 'is', null), on('ends_at', '>', at)]));
};

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

/** The published articles that the footer may link to. */
export interface FooterArticles {
  /** Slugs of the pages that every site has. */
  pages: string[];
  /** The operator's own pages. */
  own: { slug: string; title: Text }[];
  blog: boolean;
  news: boolean;
}

/** Returns which published articles there are, for the footer. One query. */
export async function publishedSitePages(db: Db): Promise<FooterArticles> {
  const rows = await shown(db)
    .select(['kind', sql<string>`CASE WHEN kind IN ('house', 'page') THEN slug END`.as('place')])
    // Titles of pages only: of the blog and the news it is asked whether there is any article.
    .select(sql<Text[]>`(array_agg(title))[1:1]`.as('titles'))
    .where((on) => on.or([on('kind', '<>', 'page'), on('in_footer', '=', true)]))
    .groupBy(['kind', 'place'])
    .orderBy('kind')
    .orderBy('place')
    .execute();
  const of = (kind: ArticleKind) => rows.filter((row) => row.kind === kind);
  return {
    pages: of('house').map((row) => row.place),
    own: of('page')
      .slice(0, MAX_FOOTER_PAGES)
      .map((row) => ({ slug: row.place, title: row.titles[0]! })),
    blog: of('blog').length > 0,
    news: of('news').length > 0,
  };
}

const draftsOf = (db: Db) => db.selectFrom('content.article').selectAll();
type DraftRow = Awaited<ReturnType<ReturnType<typeof draftsOf>['executeTakeFirstOrThrow']>>;

const toDraft = (row: DraftRow): ArticleDraft => ({
  id: row.id,
  kind: row.kind as ArticleKind,
  slug: row.slug,
  title: row.title as Text,
  summary: row.summary as Text,
  body: row.body as Text,
  published: row.published,
  publishedAt: row.published_at,
  endsAt: row.ends_at,
  inFooter: row.in_footer,
  changedAt: row.changed_at,
  version: row.version,
});

/** Returns every article of a kind for the back office, the last changed first. */
export async function articleDrafts(db: Db, kind: ArticleKind): Promise<ArticleDraft[]> {
  const rows = await draftsOf(db)
    .where('kind', '=', kind)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return rows.map(toDraft);
}

/** Returns one article for the back office, or undefined. */
export async function articleDraft(db: Db, id: bigint): Promise<ArticleDraft | undefined> {
  const row = await draftsOf(db).where('id', '=', id).executeTakeFirst();
  return row && toDraft(row);
}
