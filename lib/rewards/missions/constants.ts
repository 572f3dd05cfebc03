/** When a mission begins anew; `newcomer` counts from the day of registration, `once` never begins anew. */
export const MISSION_PERIODS = ['daily', 'weekly', 'monthly', 'newcomer', 'once'] as const;

/** The counted figures that can be a goal. */
export const MISSION_FIGURES = [
  'validBet',
  'rounds',
  'netWin',
  'multiple',
  'depositCount',
  'depositSum',
  'checkIns',
  'daysPlayed',
] as const;

/** Figures that are amounts of money, and those that count rounds of games and can be limited to some games. */
export const AMOUNT_FIGURES: readonly string[] = ['validBet', 'netWin', 'depositSum'];
export const GAME_FIGURES: readonly string[] = ['validBet', 'rounds', 'netWin', 'multiple', 'daysPlayed'];
/** The largest of some values, which has no difference: the next mission of a chain counts it from the beginning of the period. */
export const PEAK_FIGURES: readonly string[] = ['multiple'];

export const MISSION_SCOPES = ['all', 'category', 'vendor', 'game'] as const;
export const MISSION_REWARDS = ['money', 'points', 'spins'] as const;

export const MAX_TITLE = 60;
export const MAX_SUMMARY = 200;
export const MAX_MISSIONS = 200;
export const MAX_CLAIM_DAYS = 365;
export const MAX_SPINS = 100;
/** A round that was opened longer ago than this does not count for a multiple: it bounds what is read. */
export const MULTIPLE_DAYS = 31;

/** Members that one run of the job looks at in one part, and the longest time that it looks back for late rows. */
export const MEMBERS_AT_ONCE = 500;
export const OVERLAP_MS = 3_600_000;
/** A settlement day that has ended is looked at this long after its end, so that its last rounds and deposits are stored. */
export const SETTLE_MS = 5 * 60_000;
/** The most ended days that one run looks at, if the job has not run for long. */
export const DAYS_AT_ONCE = 7;
/** For how many days the list of operators counts how often a mission was done. */
export const COUNTED_DAYS = 30;
