import type { FieldError } from '@/lib/platform/errors';
import type { PaymentAdapter } from '../types';
import { chooseAccount } from './accounts';

/**
 * A transfer between banks. A deposit is given one of the channel's receiving accounts and waits for an operator; operators
 * pay a withdrawal.
 */
export const transfer: PaymentAdapter = {
  code: 'transfer',
  kinds: ['deposit', 'withdraw'],
  demoOnly: false,
  creditsAtOnce: false,
  usesAccounts: (kind) => kind === 'deposit',
  missing({ kind, terms, accounts }): Record<string, FieldError> {
    if (kind !== 'deposit') return {};
    const without = terms.find(({ currency }) => !accounts.some((account) => account.currency === currency));
    if (!without && accounts.length > 0) return {};
    if (!without) return { accounts: { code: 'CHANNEL_NO_ACCOUNT' } };
    return { accounts: { code: 'CHANNEL_NO_ACCOUNT_IN', values: { currency: without.currency } } };
  },
  async startDeposit(tx, start) {
    const { id, bank, holder, number, branch } = await chooseAccount(tx, start);
    return { payTo: { kind: 'bank', bank, holder, number, branch }, accountId: id };
  },
};
