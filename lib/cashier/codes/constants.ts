/** Codes of one batch. */
export const MAX_CODES = 1_000;
export const MAX_NOTE = 100;
/** The longest time from now until a batch expires, in days. */
export const MAX_DAYS = 366;
/** Tries of a member, and of an address, at codes that are not valid. */
export const TRIES = { member: 10, address: 40, seconds: 3_600 } as const;
