/** What a bill is to the two who have its contract. The wire and the texts use these names. */
export const BILL_STATUSES = [
  'issued',
  'partly',
  'insufficient',
  'notReached',
  'rejected',
  'uncollected',
  'expired',
  'held',
  'due',
] as const;

/** Bills that one run of the job pays in one database transaction. */
export const PAY_BATCH = 200;

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** Members, and days, of which the explanation of a bill has a page. */
export const EXPLAINED_MEMBERS = 50;

/** Bets of one member that the explanation shows; all are in the records. */
export const EXPLAINED_BETS = 50;
