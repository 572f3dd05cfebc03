/** A launch token opens its game within two minutes, in milliseconds: a page loads sooner, a leak grows stale. */
export const LAUNCH_LIFE = 2 * 60_000;

/** A game session takes bets for twelve hours, in milliseconds: a long evening, not a forgotten tab. */
export const GAME_SESSION_LIFE = 12 * 3_600_000;

/** The ledger's account that a member's free play uses; a trial account plays from its main one. */
export const FREE_PLAY_ACCOUNT = 'free-play';

/** Free play begins with 10,000 units of play money, and again whenever fewer than 100 are left at a launch. */
export const FREE_PLAY_MONEY = 100_000_000n;
export const FREE_PLAY_LEAST = 1_000_000n;

/** Calls in one batch of settled rounds, and batches under way at once; see docs/benchmarks.md. */
export const BATCH_SIZE = 64;
export const BATCH_LANES = 2;
/** Calls are split over the lanes where each gets this many: by itself a batch costs the server as much as six rounds (decision 0073). */
export const BATCH_LEAST = 6;

/** Betting records: rows a page, and the largest count that is told. */
export const RECORDS_PAGE_SIZE = 20;
export const RECORDS_MAX_PAGE_SIZE = 100;
export const COUNT_CAP = 1001;

/** The winner board looks at this many of the latest wins. */
export const BOARD_DEPTH = 2000;
