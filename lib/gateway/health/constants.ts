/**
 * The upper ends of the steps in which times to answer are counted, in milliseconds; a last step has no end. Each is about 1.5 times the one
 * before, so that a quantile read from them is at most half too large.
 */
export const TIME_STEPS = [
  1, 2, 3, 5, 8, 12, 18, 27, 40, 60, 90, 135, 200, 300, 450, 700, 1_000, 1_500, 2_300, 3_500, 5_000, 10_000,
] as const;

/** How often a process writes what it has counted, in milliseconds. */
export const FLUSH_EVERY_MS = 60_000;

/** Minutes are stored for so many days. */
export const HEALTH_DAYS = 30;

/** Codes that one vendor's failures are counted under in one minute; further ones count as OTHER. */
export const MAX_CODES = 40;
