import type { PaymentAdapter } from '../types';

/** The demo's sandbox: a deposit is credited at once, without a payment. */
export const instant: PaymentAdapter = {
  code: 'instant',
  kinds: ['deposit'],
  demoOnly: true,
  creditsAtOnce: true,
  usesAccounts: () => false,
  missing: () => ({}),
  startDeposit: () => Promise.resolve({ payTo: null, accountId: null }),
};
