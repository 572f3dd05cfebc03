/** What the profit and loss of a member is listed by. */
export const PROFIT_GROUPS = ['day', 'category', 'vendor'] as const;
export type ProfitGroup = (typeof PROFIT_GROUPS)[number];

/** A period has at most 92 days, so that one page has them all. */
export const PROFIT_PAGE_SIZE = 100;
