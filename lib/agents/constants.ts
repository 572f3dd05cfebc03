/** The kinds of contract; the wire and the database use these names. */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** D daily, W weekly (from Monday), H semimonthly (from the 1st and the 16th), M monthly. */
export const PERIOD_TYPES = ['D', 'W', 'H', 'M'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

/** How a dividend chooses its tier (docs/decisions/0133). */
export const TIER_MODES = ['fixed', 'floating'] as const;
export type TierMode = (typeof TIER_MODES)[number];

/** Bets are counted in slots of five minutes; changes of lines and contracts take effect at the start of one. */
export const SLOT_MS = 300_000;

/** A rate of 1 in millionths: 3% is 30,000. */
export const RATE_ONE = 1_000_000n;

export const MAX_TIERS = 20;

/** The start of the slot that contains a moment. */
export const slotOf = (at: Date): Date => new Date(Math.floor(at.getTime() / SLOT_MS) * SLOT_MS);

/** The start of the first slot that begins at or after a moment. */
export const nextSlot = (at: Date): Date => new Date(Math.ceil(at.getTime() / SLOT_MS) * SLOT_MS);
