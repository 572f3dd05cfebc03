/**
 * The runners of jobs in a process. `urgent` runs what a person waits for, such as a one-time code, and `ordinary` the rest. Neither takes
 * the other's jobs, so that slow work does not delay a code (decision 0105).
 */
export const RUNNERS = ['ordinary', 'urgent'] as const;
export type RunnerName = (typeof RUNNERS)[number];

/** Seconds without a heartbeat after which a process counts as gone. Another process may then run its tasks. */
export const GONE_AFTER_S = 60;

/** Days for which the runs by hour and the failed jobs are stored. */
export const HISTORY_DAYS = 14;

/** Milliseconds from which a late scheduled run is amber, and from which it is red, on the health page. */
export const LATE_MS = 3 * 60_000;
export const VERY_LATE_MS = 30 * 60_000;

/** The most failed jobs that the page lists. */
export const MAX_FAILED_JOBS = 50;
