export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** The longest beginning of an account that is searched for. */
export const MAX_SEARCH = 40;

/** The orders of the team page. */
export const TEAM_SORTS = [
  'newest',
  'oldest',
  'account',
  'validBet',
  'netLoss',
  'deposits',
  'withdrawals',
] as const;
export type TeamSort = (typeof TEAM_SORTS)[number];
