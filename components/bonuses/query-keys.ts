/** Keys of the queries about bonus money, and those that are read again when the server reports a change of the member's money. */
export const BONUSES_KEY = ['bonuses'] as const;
export const CONDITIONS_KEY = ['bonuses', 'withdrawal'] as const;
export const LIVE_BONUSES = [BONUSES_KEY] as const;
export const FREE_ROUNDS_KEY = ['free-rounds'] as const;
export const LIVE_FREE_ROUNDS = [FREE_ROUNDS_KEY] as const;
