import type { PaymentAdapter } from '../types';

/** Cash codes: an operator prints them, a member redeems one and is credited at once (lib/cashier/codes). */
export const codes: PaymentAdapter = {
  code: 'codes',
  kinds: ['deposit'],
  demoOnly: false,
  creditsAtOnce: true,
  redeemsCodes: true,
  usesAccounts: () => false,
  missing: () => ({}),
  startDeposit: () => Promise.resolve({ payTo: null, accountId: null }),
};
