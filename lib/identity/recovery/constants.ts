/** How long a reset link is valid (PASS-5). */
export const RESET_LINK_MINUTES = 30;
export const RESET_LINK_LIFETIME = RESET_LINK_MINUTES * 60_000;

/** The job that decides whether a link is sent (jobs.ts). */
export const RESET_LINK_TASK = 'identity-reset-link';
