export const BONUS_STATUSES = ['active', 'completed', 'spent', 'expired', 'forfeited', 'cancelled'] as const;

/** A round with bonus money that was open for longer counts as one of real money: it bounds what is read. */
export const BONUS_ROUND_DAYS = 31;
