/** The job that delivers one row (lib/inbox/jobs.ts). */
export const DELIVER_TASK = 'outgoing-deliver';

/** How long a message may be sent if it does not say so itself: a day, as for the notice of a changed password. */
export const DEFAULT_VALIDITY = 86_400_000;
