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
  'linkedDeposits',
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

/** Round ids that one database transaction of `countRounds` reads. */
export const ROUNDS_CHUNK = 20_000;

/** A row may be committed after another one with a greater id, but hardly later than this. Younger rows are therefore read again. */
export const LAG = 2 * 60_000;

/** The days that a detector's first run reads, and that a trial reads. */
export const FIRST_DAYS = 30;

/** The most rows of evidence that a flag stores. */
export const MAX_EVIDENCE = 60;

/** How long sums of rounds are stored. No rule looks back further. */
export const PLAY_DAYS = 120;

export const MAX_TITLE_LENGTH = 120;
export const MAX_NOTE_LENGTH = 2000;
/** The most flags of one bulk action. */
export const MAX_BULK_FLAGS = 100;
/** The most members and flags of one case. */
export const MAX_CASE_PARTS = 200;
