/** Of which games a rate is: the more specific one holds. */
export const SCOPES = ['all', 'category', 'vendor', 'game'] as const;

/** How rebates are paid: when the member claims them, or each day for the days before. */
export const PAYS = ['claim', 'schedule'] as const;

/** A rate is a count of 1/1,000,000; at most 10%. */
export const WHOLE_RATE = 1_000_000n;
export const MOST_RATE = 100_000n;

export const MAX_RATES = 200;
export const MAX_PLANS_SHOWN = 30;

/** Round ids that one run of the bet feed reads in one database transaction. */
export const FEED_LIMIT = 20_000n;

/** Members whom the schedule reads at once. Each is paid in a database transaction of their own. */
export const MEMBER_BATCH = 500;

/** A day is paid this long after its end, so that rounds which were still open then can settle. */
export const SETTLE_MS = 2 * 3_600_000;

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
