/** Accounts of one call. */
export const MAX_ACCOUNTS = 200;
/** Calls of one agent in an hour. */
export const CALLS_PER_HOUR = 30;
