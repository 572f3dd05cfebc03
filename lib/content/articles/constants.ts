/** Sorts of articles: the blog, the news, and the house's own pages. */
export const ARTICLE_KINDS = ['blog', 'news', 'house'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** The house's own pages (product.md §2, other screens); each has an address of its own, `/<slug>`. */
export const HOUSE_PAGES = ['brand', 'licences', 'responsible'] as const;
export type HousePage = (typeof HOUSE_PAGES)[number];

/** Articles on a page of the blog or the news, as announcements have it (product.md §9). */
export const ARTICLE_PAGE_SIZE = 9;

export const MOST_TITLE = 160;
/** Search engines show some 160 characters of a description; twice that leaves room in longer languages. */
export const MOST_SUMMARY = 320;
export const MOST_BODY = 40_000;
