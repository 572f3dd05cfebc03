/** What members are ranked by: the sum of valid bets, the largest multiple of one round, or payouts minus stakes. */
export const COMPETITION_FIGURES = ['turnover', 'multiple', 'netWin'] as const;
export const PRIZE_REWARDS = ['money', 'points'] as const;

export const MAX_PRIZES = 30;
export const MAX_PLACE = 1_000;
export const MAX_TITLE = 60;
export const MAX_SUMMARY = 300;
export const MAX_WAIT_MINUTES = 10_080;

/** Places that are shown to members. */
export const PLACES_SHOWN = 20;
/** For how many days a settled competition is shown. */
export const SHOWN_DAYS = 14;

/** Round ids that one run of the feed reads in one database transaction. */
export const FEED_LIMIT = 20_000n;
