/** Periods of a leaderboard, each from its start in the settlement zone until now. */
export const BOARD_PERIODS = ['day', 'week', 'month'] as const;

/** `win`: the largest single win of each member; `turnover`: the sum of each member's valid bets. */
export const BOARD_KINDS = ['win', 'turnover'] as const;

/** The number of places of a leaderboard. */
export const BOARD_PLACES = 20;
