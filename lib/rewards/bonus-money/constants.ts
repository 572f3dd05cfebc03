export const BONUS_STATUSES = ['active', 'completed', 'spent', 'expired', 'forfeited', 'cancelled'] as const;
