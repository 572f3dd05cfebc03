/**
 * How a promotion can be had. `article`: it is read, and what it describes is given elsewhere. `bonus`, `rebate`: by a bonus or by the rebate,
 * whose rules and budgets hold.
 */
export const PROMOTION_MODES = ['article', 'join', 'claim', 'apply', 'raffle', 'bonus', 'rebate'] as const;

/** The status of a promotion for a member (docs/requirements.md PROMO-2). Texts: promotions.status.<status>. */
export const ACTIVITY_STATUSES = [
  'join',
  'joined',
  'applying',
  'claim',
  'claimed',
  'issued',
  'rejected',
  'close',
  'comingSoon',
  'process',
  'signed',
] as const;

/** How often a member can have a promotion. A week begins on Monday. */
export const FREQUENCIES = ['once', 'day', 'week'] as const;

export const PAYOUT_KINDS = ['none', 'money', 'points'] as const;

/** The most that a member can be promised in one promotion, in 1/10,000. */
export const MAX_PAYOUT = 100_000_000n * 10_000n;

export const MAX_EXPIRY_DAYS = 365;
export const MAX_COUNT = 10_000_000;
