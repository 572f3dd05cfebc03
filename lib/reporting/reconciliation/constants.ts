/** Whose statements are held against ours: a game vendor's transactions, or a payment channel's payments. */
export const SOURCES = ['vendor', 'channel'] as const;

/**
 * What can be different: they name what we do not have, we have what they do not name, they name it twice, other amounts,
 * another currency; or our own record is not what our books say, whatever they say.
 */
export const DIFFERENCE_KINDS = ['notOurs', 'notTheirs', 'twice', 'amount', 'currency', 'books'] as const;

/** Clocks differ, and a call takes its time: what we wrote down so near to a period's edge may be in their next statement. */
export const EDGE_MS = 5 * 60_000;

/** Lines of one statement: a busy vendor's day. */
export const MOST_LINES = 1_000_000;

/** A file of so many lines, in bytes. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** Differences that are kept and shown; all are counted. Beyond that the file is another period's or another vendor's. */
export const MOST_KEPT = 10_000;

/** Runs and differences on a page of the desk. */
export const RUNS_SHOWN = 50;
export const DIFFERENCE_PAGE_SIZE = 100;

/** Days of one statement: payment providers send a month at most. */
export const MOST_DAYS = 31;
