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

/** How long an operator's claim of a request is in force, in milliseconds. */
export const CLAIM_MS = 15 * 60_000;

/** Requests of one bulk action, and of one payment file. */
export const MAX_BULK = 100;
export const MAX_FILE_WITHDRAWALS = 500;

/** Lengths of texts, equal to the columns of cashier.channel and its neighbours. */
export const MAX_CHANNEL_NAME = 60;
export const MAX_CHANNEL_NOTE = 200;
export const MAX_INSTRUCTIONS = 1_000;
export const MAX_GROUP_NAME = 60;
export const MAX_ACCOUNTS = 30;

/** What a new channel begins with, in whole units, by currency: amounts that people really transfer. */
export const USUAL_LIMITS: Readonly<Record<string, readonly [minimum: number, maximum: number]>> = {
  THB: [100, 500_000],
  CNY: [50, 100_000],
  USD: [10, 20_000],
  VND: [100_000, 500_000_000],
  EUR: [10, 20_000],
  INR: [500, 500_000],
  IDR: [50_000, 200_000_000],
  MYR: [30, 50_000],
  PHP: [200, 500_000],
  KRW: [10_000, 20_000_000],
  JPY: [1_000, 2_000_000],
  BRL: [20, 50_000],
};
