/** A process that was not seen for so long is gone, in seconds: another one may run what it was running. */
export const GONE_AFTER_S = 60;

/** Hours of runs are kept for so many days, and failed jobs too. */
export const HISTORY_DAYS = 14;

/** A scheduled run that is late by so many milliseconds is behind its schedule; by the second number the site suffers. */
export const LATE_MS = 3 * 60_000;
export const VERY_LATE_MS = 30 * 60_000;

/** Jobs that have failed for good, as the page lists them. */
export const MAX_FAILED_JOBS = 50;
