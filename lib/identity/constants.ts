const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Limits of a session (X4, LOGIN-14). A remembered session lasts 24 hours, used or not (LOGIN-11). */
export const SESSION_LIMITS = {
  plain: { idle: 2 * HOUR, absolute: 12 * HOUR },
  remembered: { idle: 24 * HOUR, absolute: 24 * HOUR },
} as const;

/** How long the login of a member without a password counts as a proof when login methods are changed (ASVS 7.5.1). */
export const FRESH_LOGIN_AGE = 15 * MINUTE;

/** How old `seen_at` may be before a request updates it. One write a minute is enough for the idle limit. */
export const SEEN_INTERVAL = MINUTE;

/** Number of icons that a member can choose from: /wps/member/info/icon takes 1 to this. */
export const ICONS = 12;

/** The opening balance of a trial account, in whole units of play money. */
export const TRIAL_BALANCE = 10_000;
