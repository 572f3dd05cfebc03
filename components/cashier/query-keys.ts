import { CONDITIONS_KEY } from '@/components/bonuses/query-keys';

/** Keys of the cashier's queries in the query cache. */
export const CHANNELS_KEY = ['cashier', 'channels'] as const;
export const DEPOSITS_KEY = ['cashier', 'deposits'] as const;
export const WITHDRAWALS_KEY = ['cashier', 'withdrawals'] as const;
export const PAYEES_KEY = ['cashier', 'payees'] as const;
export const TRANSFERS_KEY = ['cashier', 'transfers'] as const;
export const WALLET_KEY = ['cashier', 'wallet'] as const;
export const VENDOR_WALLETS_KEY = ['cashier', 'vendor-wallets'] as const;
export const VENDOR_TRANSFERS_KEY = ['cashier', 'vendor-transfers'] as const;

/** The queries that each page fetches again when the server reports a change of money or notices (useLiveQueries). */
export const LIVE_DEPOSITS = [DEPOSITS_KEY] as const;
export const LIVE_WITHDRAWALS = [WITHDRAWALS_KEY, WALLET_KEY, CONDITIONS_KEY] as const;
export const LIVE_TRANSFERS = [TRANSFERS_KEY, WALLET_KEY] as const;
export const LIVE_WALLETS = [VENDOR_WALLETS_KEY, VENDOR_TRANSFERS_KEY, WALLET_KEY] as const;
