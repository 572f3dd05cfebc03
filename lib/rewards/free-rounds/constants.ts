export const FREE_STATUSES = ['active', 'completed', 'expired', 'cancelled'] as const;

export const MAX_ROUNDS = 1_000;
export const MAX_GAMES = 60;
/** The longest reason of a cancellation, in characters. */
export const MAX_REASON = 200;
/** The most grants that a member's list has. */
export const MAX_LISTED = 50;
export const PAGE_SIZE = 50;
