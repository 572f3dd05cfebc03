/** B runs through the marquee, PL pops up after a login, PU for everybody, PR is a promotion's, H stands on home (product.md §7). */
export const ANNOUNCEMENT_TYPES = ['B', 'PU', 'PL', 'PR', 'H'] as const;

/** A logged in, B anonymous, F first login (product.md §3). */
export const EXECUTIONS = ['A', 'B', 'F'] as const;

export const MOST_TITLE = 200;
export const MOST_CONTENT = 20_000;
