import { cache } from 'react';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import * as queries from './queries';
import type { ArticleKind } from './constants';

/** Loads a page of the blog or the news. */
export const articlePage = cache((locale: LocaleCode, kind: ArticleKind, pageNum: number) =>
  queries.articles(database(), locale, kind, pageNum),
);

/** Loads a published article. Cached per request, because the page's head and body both ask for it. */
export const publishedArticle = cache((locale: LocaleCode, kind: ArticleKind, slug: string) =>
  queries.article(database(), locale, kind, slug),
);

/** Returns which kinds of articles have a published article. */
export const kindsWithArticles = cache(() => queries.publishedSitePages(database()));

/** Returns every published article, for the sitemap. */
export const allPublishedArticles = () => queries.publishedArticles(database());

/** Loads the back office's list of a kind. */
export const draftsOf = (kind: ArticleKind) => queries.articleDrafts(database(), kind);

/** Loads one article for the back office. */
export const draftById = (id: bigint) => queries.articleDraft(database(), id);
