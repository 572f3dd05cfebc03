export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const;
export const PERIODS = ['day', 'week', 'month'] as const;

/** The length of each period in hours. A month is 30 days, so that it always has the same length (docs/decisions/0110). */
export const PERIOD_HOURS = { day: 24, week: 168, month: 720 } as const;

/** How long a raised or removed limit waits before it takes effect. */
export const RAISE_DELAY_MS = 24 * 3_600_000;

export const COOL_OFFS = ['1d', '7d', '30d'] as const;
export const SELF_EXCLUSIONS = ['6m', '1y', '5y', 'ever'] as const;

/** Two stakes within this time belong to one session of play (protection.read_play). */
export const SESSION_GAP_MS = 15 * 60_000;

/** The limits of the minutes between two reality checks. */
export const REALITY_MINUTES = { least: 5, most: 240 } as const;

export const DOCUMENT_KINDS = ['identity', 'address'] as const;
export const DOCUMENT_STATUSES = ['pending', 'approved', 'rejected'] as const;

/** The ranges of the member's own figures. */
export const RANGES = ['day', 'week', 'month', 'year'] as const;
