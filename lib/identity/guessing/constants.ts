/** The job that tells an account's owner that somebody guesses at its password (jobs.ts). */
export const GUESSING_TASK = 'identity-guessing';

/** Told once in this time, however long the guessing goes on: a mailbox full of alarms is read by nobody. */
export const TOLD_EVERY = 86_400_000;
