/** The source of a statement: a vendor's game transactions, or the payments of a payment channel. */
export const SOURCES = ['vendor', 'channel'] as const;

/**
 * Kinds of differences: we have no such record, the statement does not have our record, the statement has a reference twice,
 * other amounts, another currency; `books`: our own record differs from the ledger. A payment for a deposit that no operator has
 * approved: `waiting` for a decision, or `refused` (rejected or cancelled).
 */
export const DIFFERENCE_KINDS = [
  'notOurs',
  'notTheirs',
  'twice',
  'amount',
  'currency',
  'books',
  'waiting',
  'refused',
] as const;

/** Clocks differ and calls take time: a record so close to the beginning or end of a period may be in another statement. */
export const EDGE_MS = 5 * 60_000;

/** Lines of one statement: the day of a busy vendor. */
export const MAX_LINES = 1_000_000;

/** The largest size of a file with that many lines, in bytes. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** Differences that are stored and shown; all are counted. With more, the file is of another period or another vendor. */
export const MAX_STORED_DIFFERENCES = 10_000;

/** Runs and differences per page of the back office. */
export const LISTED_RUNS = 50;
export const DIFFERENCE_PAGE_SIZE = 100;

/** Days of one statement: payment providers send a month at most. */
export const MAX_DAYS = 31;
