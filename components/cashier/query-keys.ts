/** What the cashier's pages keep of the server's answers; each is asked for again when the server says that it moved. */
export const DEPOSITS_KEY = ['cashier', 'deposits'] as const;
export const WITHDRAWALS_KEY = ['cashier', 'withdrawals'] as const;
export const PAYEES_KEY = ['cashier', 'payees'] as const;
export const WALLET_KEY = ['cashier', 'wallet'] as const;
export const NOTICES_KEY = ['cashier', 'notices'] as const;

export const LIVE_DEPOSITS = [DEPOSITS_KEY] as const;
export const LIVE_WITHDRAWALS = [WITHDRAWALS_KEY, WALLET_KEY] as const;
export const LIVE_NOTICES = [NOTICES_KEY] as const;
