export const MAX_TITLE = 120;
export const MAX_BODY = 20_000;

/** The most topics on /help, which is a single page. */
export const MAX_TOPICS = 100;

/**
 * Topics that the site links to: the registration form and the footer link to /help#term and /help#privacy (CONT-6).
 */
export const LINKED_TOPICS: readonly string[] = ['term', 'privacy'];
