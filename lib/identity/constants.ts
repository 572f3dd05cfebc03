/** Account types as the wire knows them (product.md §3). */
export const MEMBER_TYPE = 0;
export const TRIAL_TYPE = 4;
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Limits of a session (trust.md X4). A remembered one lives the 24 hours of product.md §9, in use or not. */
export const SESSION_LIMITS = {
  plain: { idle: 2 * HOUR, absolute: 12 * HOUR },
  remembered: { idle: 24 * HOUR, absolute: 24 * HOUR },
} as const;

/** How long the login of a member without a password stands for one, where a way into the account is changed (ASVS 7.5.1). */
export const FRESH_LOGIN = 15 * MINUTE;

/** How old `seen_at` may get before a request writes it again: one write a minute is enough for an idle limit. */
export const SEEN_EVERY = MINUTE;

/** The pictures a member may choose from: /wps/member/info/icon takes 1 to this. */
export const ICONS = 12;

/** What a trial account begins with, in whole units of play money. */
export const TRIAL_STAKE = 10_000;
