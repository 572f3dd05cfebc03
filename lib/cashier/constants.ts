/** Settings that operators can change (flags of lib/content), with their defaults. */
export const SETTINGS = {
  /** A decimal string in the site's currency: above it two operators are needed (docs/trust.md M8). */
  approvalThreshold: { key: 'cashier.fourEyesAbove', fallback: '10000' },
  /** Minutes after which an unconfirmed withdrawal counts as received (PAY-5). */
  confirmMinutes: { key: 'cashier.confirmMinutes', fallback: 30 },
} as const;

/** How many undecided deposits, and how many undecided withdrawals, a member can have. */
export const MAX_OPEN_REQUESTS = 5;

/** How many payees a member can have. */
export const MAX_PAYEES = 5;

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
