/** The job that notifies the owner of an account that its password is being guessed (jobs.ts). */
export const BRUTE_FORCE_TASK = 'identity-guessing';

/** Minimum time between two notices in milliseconds, so that a long attack does not fill the mailbox. */
export const NOTICE_INTERVAL = 86_400_000;
