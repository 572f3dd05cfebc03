/** The months back of which an agent can have a statement. */
export const STATEMENT_MONTHS = 12;

/** Bills of a kind that a statement lists one by one: two a day, of several versions of a contract. */
export const LISTED_BILLS = 200;

/** Downlines of a kind that a statement lists: setting lines of text keeps the process busy. The file of bills has all. */
export const LISTED_DOWNLINES = 200;
