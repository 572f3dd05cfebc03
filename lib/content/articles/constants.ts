/** Kinds of articles: the blog, the news, the pages that every site has, and pages of the operator's own. */
export const ARTICLE_KINDS = ['blog', 'news', 'house', 'page'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** The pages that every site has (CONT-7). The address of each is `/<slug>`. */
export const SITE_PAGES = ['brand', 'licences', 'responsible', 'terms', 'privacy'] as const;
export type SitePage = (typeof SITE_PAGES)[number];

/**
 * Pages that the help centre shows as topics of these names: the registration form links to /help#term and /help#privacy
 * (CONT-6). Once published, they cannot be unpublished or deleted.
 */
export const HELP_PAGES: Readonly<Record<string, string>> = { terms: 'term', privacy: 'privacy' };

/** Articles per page of the blog or the news, as many as announcements have (CONT-2). */
export const ARTICLE_PAGE_SIZE = 9;

/** The most pages of the operator's own that the footer links to. */
export const MAX_FOOTER_PAGES = 12;

export const MAX_TITLE = 160;
/** Search engines show about 160 characters of a description. Twice as many leave room for longer languages. */
export const MAX_SUMMARY = 320;
export const MAX_BODY = 40_000;
