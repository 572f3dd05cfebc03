const HOUR = 3_600_000;

/** How long a file can be downloaded; then it is deleted. */
export const FILE_LIFETIME = 24 * HOUR;

/** A larger export is refused: a shorter period or a narrower filter is needed. */
export const MAX_EXPORT_ROWS = 5_000_000;

/** Rows that are in memory at a time. */
export const BATCH_ROWS = 2_000;

/** Exports of one operator that wait or run. */
export const MAX_WAITING_EXPORTS = 3;
/** Exports that one operator may request in a day. */
export const EXPORTS_PER_DAY = 50;

export const MAX_SCHEDULES = 20;
export const MAX_RECIPIENTS = 10;

/** How often a failed run is tried again. */
export const MAX_ATTEMPTS = 4;

/** The job that writes one file (lib/jobs/tasks.ts). */
export const EXPORT_TASK = 'backoffice-export';

export const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Exports of the last days that the page lists. */
export const LISTED_EXPORTS = 50;
