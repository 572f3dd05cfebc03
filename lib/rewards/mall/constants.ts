/** The number of goods that the mall lists. */
export const MAX_GOODS = 200;
export const MAX_TITLE = 80;
export const MAX_SUMMARY = 300;
export const MAX_POINTS = 1_000_000_000;
export const MAX_PIECES = 1_000_000;

/** What a good is: sent to an address, a code that the member reads, money for the balance. */
export const GOOD_KINDS = ['goods', 'code', 'money'] as const;
export const ORDER_STATUSES = ['process', 'approved', 'rejected'] as const;
/** The most pieces of one order. */
export const MAX_QUANTITY = 20;
export const MAX_ADDRESSES = 5;
export const MAX_TRACKING = 80;
export const MAX_NOTE = 300;
/** Codes that can be added at once, and the longest one. */
export const MAX_CODES = 500;
export const MAX_CODE_LENGTH = 120;
