/** Life of a launch token, in milliseconds: two minutes. A page loads sooner, and a leaked token soon becomes useless. */
export const LAUNCH_TTL_MS = 2 * 60_000;

/** How long a game session accepts bets, in milliseconds: twelve hours cover a long evening and end a forgotten tab. */
export const GAME_SESSION_TTL_MS = 12 * 3_600_000;

/** Kind of the ledger account that a member's free play uses; a trial player plays from the main account. */
export const FREE_PLAY_ACCOUNT = 'free-play';

/** Free play starts with 10,000 units of play money. A launch refills it if fewer than 100 are left. In 1/10,000. */
export const FREE_PLAY_BALANCE = 100_000_000n;
export const MIN_FREE_PLAY_BALANCE = 1_000_000n;

/** The most calls in one batch of settled rounds, and the most batches in progress at once; see docs/benchmarks.md. */
export const MAX_BATCH_SIZE = 64;
export const MAX_CONCURRENT_BATCHES = 2;
/** Waiting calls are split into several batches only if each gets this many: a batch costs as much as six rounds (decision 0073). */
export const MIN_BATCH_SIZE = 6;

/** Betting records: rows per page, and the largest count that is computed. */
export const RECORDS_PAGE_SIZE = 20;
export const MAX_RECORDS_PAGE_SIZE = 100;
export const MAX_COUNT = 1001;

/** The winner board is chosen from this many of the latest wins. */
export const WINNER_BOARD_DEPTH = 2000;
