export const MAX_TITLE = 120;
export const MAX_BODY = 20_000;

/** The most topics on /help, which is a single page. */
export const MAX_TOPICS = 100;
