/** Life of a sandbox in milliseconds: a day. */
export const SANDBOX_TTL_MS = 24 * 3_600_000;

/** The most calls of a sandbox, and how many of them its log keeps. */
export const MAX_CALLS = 20_000;
export const LOGGED_CALLS = 50;
/** Longer texts are cut in the log. */
export const MAX_LOGGED_TEXT = 4_000;

/** Where the calls of a sandbox go. */
export const SANDBOX_PATH = '/provider/sandbox/v1';

/** Calls of all sandboxes that are worked on at the same time in one process, and that wait. Further ones are refused with 429. */
export const CALLS_AT_ONCE = 2;
export const CALLS_WAITING = 32;
