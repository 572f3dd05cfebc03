/** The time limit in milliseconds of a call to a provider. */
export const TIMEOUT_MS = 10_000;
export const MAX_ANSWER_BYTES = 262_144;

/** Seconds until a provider is asked again: 30, doubled each time, at most half an hour. It is asked until the outcome is known. */
export const FIRST_ASK_S = 30;
export const LONGEST_ASK_S = 1_800;
/** A payment that has failed is asked about for so long, because money may still arrive. */
export const LATE_MS = 2 * 86_400_000;

/** Milliseconds after which a run of the job asks about no further order; the next run continues. */
export const RUN_MS = 45_000;
/** How many orders are asked about at the same time. */
export const AT_ONCE = 4;

/** Problems that operators read: backoffice-providers.problems.<code>. Anything else that a provider answers is shown as REFUSED. */
export const PROBLEMS = [
  'REFUSED',
  'LATE',
  'MARKED',
  'INVALID_PAID',
  'COINS',
  'CURRENCY',
  'AMOUNT',
  'FEE',
  'CONTRADICTION',
  'PAID_ELSEWHERE',
  'EXPIRED',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** The reason of a deposit whose provider reports another amount than the requested one. Members read it in their language. */
export const OTHER_AMOUNT_REASON = 'The payment provider reports this amount.';
