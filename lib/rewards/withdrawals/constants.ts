/** How often a deposit must be staked before a withdrawal: a flag that operators set, a whole number; 0: never. */
export const TURNOVER_SETTING = { key: 'cashier.depositTurnover', fallback: 0 } as const;
