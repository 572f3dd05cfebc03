import type { PaymentAdapter } from '../types';
import { signedProvider } from './protocol';

/** A payment provider that speaks our own protocol (docs/payment-providers.md): deposits, and payouts of withdrawals. */
export const provider: PaymentAdapter = {
  code: 'provider',
  kinds: ['deposit', 'withdraw'],
  demoOnly: false,
  creditsAtOnce: false,
  fields: [
    { name: 'address', kind: 'address', maxLength: 300, required: true },
    { name: 'merchant', kind: 'text', maxLength: 100, required: true },
    { name: 'secret', kind: 'secret', maxLength: 200, required: true },
  ],
  provider: signedProvider,
  usesAccounts: () => false,
  missing: () => ({}),
  startDeposit: () => Promise.resolve({ payTo: null, accountId: null }),
};
