import { cache } from 'react';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import * as queries from './queries';
import type { ArticleKind } from './constants';

/** A page of the blog or the news. */
export const articlePage = cache((locale: LocaleCode, kind: ArticleKind, pageNum: number) =>
  queries.articles(database(), locale, kind, pageNum),
);

/** A published article; asked for by a page's head and its body, read once. */
export const publishedArticle = cache((locale: LocaleCode, kind: ArticleKind, slug: string) =>
  queries.article(database(), locale, kind, slug),
);

/** Which reading rooms have something in them. */
export const readingRooms = cache(() => queries.publishedHousePages(database()));

/** Every published article, for the sitemap. */
export const everyArticle = () => queries.publishedArticles(database());

/** The desk's list of a kind. */
export const draftsOf = (kind: ArticleKind) => queries.articleDrafts(database(), kind);

/** One article for the desk. */
export const draftById = (id: bigint) => queries.articleDraft(database(), id);
