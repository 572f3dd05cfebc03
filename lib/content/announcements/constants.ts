/**
 * Types (CONT-1): B runs in the marquee, PL opens after a login, PU opens for everybody, PR belongs to a promotion, H
 * stands on the home page.
 */
export const ANNOUNCEMENT_TYPES = ['B', 'PU', 'PL', 'PR', 'H'] as const;

/** Audiences (CONT-1): A logged-in members, B visitors, F members at their first login. */
export const EXECUTIONS = ['A', 'B', 'F'] as const;

export const MAX_TITLE = 200;
export const MAX_CONTENT = 20_000;
