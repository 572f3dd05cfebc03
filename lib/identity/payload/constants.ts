/** design.md §6: the one algorithm and the one encryption that a body may have. */
export const KEY_ALGORITHM = 'ECDH-ES';
export const CURVE = 'P-256';
export const ENCRYPTION = 'A256GCM';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** How old a body may be: clients set their clock by ours, so only the way here counts, and a slow phone's work. */
export const OLDEST = 5 * MINUTE;
/** How far ahead its clock may be. */
export const AHEAD = MINUTE;

/** A key is offered for a week, and read for a day longer by whoever still holds the old set. */
export const OFFERED_FOR = 7 * DAY;
export const READ_FOR = 8 * DAY;
/** The next key is made a day before the last one goes out of offer. */
export const NEXT_AFTER = 6 * DAY;
