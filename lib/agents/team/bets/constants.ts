/** Who of a team a list of bets has: everybody, the member alone, members directly below, or everybody further below. */
export const BET_SCOPES = ['team', 'own', 'direct', 'deeper'] as const;
export type BetScope = (typeof BET_SCOPES)[number];

export const BET_STATUSES = ['settled', 'open', 'voided'] as const;
export type TeamBetStatus = (typeof BET_STATUSES)[number];

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** Pages with a number reach this many bets; further ones are read by cursor. */
export const MAX_COUNT = 1_000;

/** A team of at most this many members is looked up member by member, a larger one by time. */
export const SMALL_TEAM = 5_000;

/** Slots of members, and different slots, that are looked up at once. */
export const BATCH = 400;
/** The most slots of members that are held at once. A batch has four times as many as the one before, so that a rare game is found in few queries. */
export const MAX_BATCH = 25_600;
export const MAX_SLOTS = 60;
