export const MAX_LEVELS = 3;
export const MAX_DAYS = 3_650;
export const REFERRAL_STATES = ['counted', 'held', 'allowed', 'refused'] as const;
export const EARNING_SOURCES = ['first', 'bets', 'deposits'] as const;

/** Friends and lines of the history that a member is shown. */
export const FRIENDS_SHOWN = 100;
export const HISTORY_SHOWN = 30;

/** The most settlement days that one run of the job settles, if it has not run for long. */
export const DAYS_AT_ONCE = 31;
