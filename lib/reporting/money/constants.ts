/** Transaction ids of one database transaction of the roll-up: they are read in about a second. */
export const MONEY_LIMIT = 100_000;
