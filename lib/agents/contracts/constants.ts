/** The states that a list of contracts is filtered by: signed ones are in force or have ended. */
export const CONTRACT_STATES = [
  'inForce',
  'offered',
  'ended',
  'rejected',
  'withdrawn',
  'replaced',
  'expired',
] as const;

/** The largest amount of a threshold or a payment of a tier, in units. */
export const MAX_TIER_AMOUNT = 1_000_000_000_000;
export const MAX_ACTIVE = 1_000_000;

/** The contracts that a warning names; it says how many there are. */
export const MAX_TOUCHED_SHOWN = 50;

/** The versions of a contract that its history shows. */
export const HISTORY_SHOWN = 50;
/** The open offers, and requests to end a contract, that one list shows. */
export const REQUESTS_SHOWN = 200;

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

export const OFFER_ACTIONS = ['accept', 'reject', 'withdraw', 'counter'] as const;
export const END_ACTIONS = ['terminate', 'requestEnd', 'acceptEnd', 'refuseEnd', 'withdrawEnd'] as const;
