/** Announcements and notices per page (CONT-2). */
export const ANNOUNCEMENT_PAGE_SIZE = 9;

/** How long a page may show content that has changed meanwhile, in seconds. */
export const CONTENT_FRESH_SECONDS = 60;
