/** How long a request waits for another operator: over a weekend. */
export const APPROVAL_LIFETIME = 72 * 3_600_000;

export const APPROVALS_PAGE_SIZE = 25;

/** Milliseconds in which the amounts of one operator count together: a day. */
export const COUNTED_MS = 86_400_000;
