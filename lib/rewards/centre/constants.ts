/** What a reward was given for. The ledger kind of its payment is `reward.<kind>`. */
export const REWARD_KINDS = [
  'bonus',
  'mission',
  'rebate',
  'vip',
  'cashback',
  'referral',
  'leaderboard',
  'raffle',
  'promotion',
  'manual',
] as const;

export const REWARD_STATUSES = ['claimable', 'claimed', 'expired', 'cancelled'] as const;

/** What a list shows: one status, or all that cannot be claimed any more. */
export const REWARD_VIEWS = [...REWARD_STATUSES, 'ended'] as const;

/** The longest key and the longest reason of a cancellation, in characters. */
export const MAX_KEY = 150;
export const MAX_REASON = 300;

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** How many rewards one statement of the expiry job ends. */
export const EXPIRY_BATCH = 1_000;
