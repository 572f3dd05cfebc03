/** All detectors, in the order in which they are shown. */
export const DETECTOR_NAMES = [
  'sharedDevice',
  'sharedAddress',
  'sharedAccount',
  'loginVelocity',
  'depositVelocity',
  'withdrawalVelocity',
  'betVelocity',
  'structuredDeposits',
  'littleTurnover',
  'unusualReturn',
  'bonusAbuse',
] as const;

export const SEVERITIES = ['low', 'medium', 'high'] as const;
export const STATUSES = ['open', 'confirmed', 'dismissed'] as const;
export const ACTIONS = ['none', 'hold'] as const;
/** How a case ends. */
export const OUTCOMES = ['fraud', 'suspicion', 'harmless', 'unclear'] as const;

/** Rows of a source that one database transaction reads. */
export const CHUNK = 5_000;

/** Round ids of one database transaction of the counting. */
export const ROUNDS_CHUNK = 20_000;

/** A row with a smaller id may be committed later than one with a greater id, but not longer than this: younger rows are read again. */
export const LAG = 2 * 60_000;

/** A detector that has never run begins so many days ago; "try it" looks at the same days. */
export const FIRST_DAYS = 30;

/** Rows of evidence that a flag stores. */
export const MAX_EVIDENCE = 60;

/** How long sums of play are stored; no rule looks back further. */
export const PLAY_DAYS = 120;

export const MAX_TITLE_LENGTH = 120;
export const MAX_NOTE_LENGTH = 2000;
/** Flags that one bulk action takes. */
export const MAX_BULK_FLAGS = 100;
/** Members and flags of one case. */
export const MAX_CASE_PARTS = 200;
