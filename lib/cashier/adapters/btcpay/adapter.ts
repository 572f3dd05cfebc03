import type { PaymentAdapter } from '../types';
import { greenfield } from './greenfield';

/** Coins by a BTCPay Server of the operator's, through its Greenfield API. */
export const btcpay: PaymentAdapter = {
  code: 'btcpay',
  kinds: ['deposit'],
  demoOnly: false,
  creditsAtOnce: false,
  fields: [
    { name: 'address', kind: 'address', maxLength: 300, required: true },
    { name: 'storeId', kind: 'text', maxLength: 100, required: true },
    { name: 'method', kind: 'text', maxLength: 40, required: true },
    { name: 'apiKey', kind: 'secret', maxLength: 200, required: true },
    { name: 'webhookSecret', kind: 'secret', maxLength: 200, required: true },
  ],
  settingsProblems: ({ storeId = '', method = '' }) => ({
    ...(storeId && !/^[0-9A-Za-z]{20,100}$/.test(storeId) ? { storeId: 'BTCPAY_STORE' } : {}),
    ...(method && !/^[0-9A-Z]{2,10}(?:[-_][0-9A-Za-z]{2,20})?$/.test(method)
      ? { method: 'BTCPAY_METHOD' }
      : {}),
  }),
  provider: greenfield,
  usesAccounts: () => false,
  missing: () => ({}),
  startDeposit: () => Promise.resolve({ payTo: null, accountId: null }),
};
