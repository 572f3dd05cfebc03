/** An agent has at most this many links, open and closed. */
export const MAX_LINKS = 200;
export const MAX_LINK_NAME = 60;
/** The settlement days of the chart of a link, with today. */
export const LINK_DAYS = 14;
/** The cookie that says which links a browser has visited on a day. */
export const LINK_COOKIE = 'croupier-links';
/** A browser's visits of so many links a day are told apart. */
export const LINKS_PER_COOKIE = 10;
