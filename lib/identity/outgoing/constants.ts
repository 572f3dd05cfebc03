/** The job that delivers one row (lib/inbox/jobs.ts). */
export const DELIVER_TASK = 'outgoing-deliver';

/** How long a message is worth sending that does not say so itself: news of a changed password a day later is still news. */
export const WORTH_SENDING = 86_400_000;
