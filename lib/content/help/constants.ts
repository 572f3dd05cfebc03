export const MOST_TITLE = 120;
export const MOST_BODY = 20_000;

/** The most topics that /help shows: it is one page. */
export const MOST_TOPICS = 100;

/** Topics that the site itself links to: the registration form and the footer (product.md §2, /help#term). */
export const NEEDED_TOPICS: readonly string[] = ['term', 'privacy'];
