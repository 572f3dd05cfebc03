/** Kinds of articles: the blog, the news, and the site's own pages. */
export const ARTICLE_KINDS = ['blog', 'news', 'house'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** The site's own pages (CONT-7). The address of each is `/<slug>`. */
export const SITE_PAGES = ['brand', 'licences', 'responsible'] as const;
export type SitePage = (typeof SITE_PAGES)[number];

/** Articles per page of the blog or the news, as many as announcements have (CONT-2). */
export const ARTICLE_PAGE_SIZE = 9;

export const MAX_TITLE = 160;
/** Search engines show about 160 characters of a description. Twice as many leave room for longer languages. */
export const MAX_SUMMARY = 320;
export const MAX_BODY = 40_000;
