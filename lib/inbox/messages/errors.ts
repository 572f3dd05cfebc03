import { AppError, badInput } from '@/lib/platform/errors';

/** No real member has these account names. */
export const unknownAccounts = (accounts: readonly string[]) => {
  const shown = accounts.slice(0, 5).join(', ');
  const more = accounts.length - 5;
  return badInput({
    'audience.accounts': {
      code: 'ACCOUNTS_UNKNOWN',
      values: { accounts: more > 0 ? `${shown} (+${more})` : shown, count: accounts.length },
    },
  });
};

/** The message was recalled before. */
export const alreadyRecalled = () => new AppError('MESSAGE_RECALLED', 409);
