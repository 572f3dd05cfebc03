/** Prize modes (LOTT-1): price lists of the lottery (docs/decisions/0143). */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** Lines of a slip. */
export const MAX_LINES = 50;
/** Draws of a chase. */
export const MAX_DRAWS = 120;
/** Bets of a slip: lines × draws. Each is a round of the wallet. */
export const MAX_BETS = 200;
/** Multiple of a line in a draw. */
export const MAX_MULTIPLE = 100_000;
/** Bytes of a slip: a typed list of 100,000 numbers and room for the rest. */
export const MAX_SLIP_BYTES = 2_500_000;

/** A bet that was started before its draw closed must be accepted within this time after it. */
export const ACCEPTANCE_GRACE_MS = 2_000;

export const DRAW_STATUSES = ['open', 'closed', 'drawn', 'settled', 'voiding', 'voided'] as const;
export type DrawStatus = (typeof DRAW_STATUSES)[number];

export const BET_STATUSES = [
  'started',
  'accepted',
  'refusing',
  'refused',
  'withdrawing',
  'withdrawn',
  'settled',
  'voiding',
  'voided',
] as const;
export type BetStatus = (typeof BET_STATUSES)[number];

/** The units of stake as they are written on the wire, in 1/10,000. */
export const UNITS_OF_TEXT: Readonly<Record<string, bigint>> = { '1': 10_000n, '0.1': 1_000n, '0.01': 100n };
