/** The only algorithm and encryption of a body (API-5). */
export const KEY_ALGORITHM = 'ECDH-ES';
export const CURVE = 'P-256';
export const ENCRYPTION = 'A256GCM';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Maximum age of a body. Clients use our clock, so only transport and a slow phone count. */
export const MAX_AGE = 5 * MINUTE;
/** How far a body's time may be in the future. */
export const MAX_CLOCK_LEAD = MINUTE;

/** A key is offered for a week, and accepted for one day more, for clients that have cached it. */
export const KEY_OFFER_LIFETIME = 7 * DAY;
export const KEY_LIFETIME = 8 * DAY;
/** The next key is created a day before the current one is no longer offered. */
export const KEY_ROTATION_AGE = 6 * DAY;
