/** Settings that operators may change (flags of lib/content), and what holds until they do. */
export const SETTINGS = {
  /** Above this many units a second operator must agree (trust.md M8); a decimal string in the site's currency. */
  fourEyesAbove: { key: 'cashier.fourEyesAbove', fallback: '10000' },
  /** Minutes until an unconfirmed withdrawal counts as received (design.md §9). */
  confirmMinutes: { key: 'cashier.confirmMinutes', fallback: 30 },
} as const;

/** Requests of one member that may wait for a decision at once. */
export const MOST_OPEN = 5;

/** Bank accounts that a member may keep. */
export const MOST_PAYEES = 5;

export const PAGE_SIZE = 20;
export const MOST_PAGE_SIZE = 100;

/** Counts stop here: nobody reads page 700, and an exact count of everything is slow (design.md §12). */
export const COUNT_CAP = 1001;
