import type { ChannelUser, Withdrawal } from '@/lib/cashier/types';
import { requestWithdrawal, type WithdrawalRequest } from '@/lib/cashier/withdrawals/commands';
import type { Db } from '@/lib/db/client';
import { forfeitBonuses } from '../bonus-money/commands';
import { turnoverMissing } from './errors';
import { depositTurnover } from './queries';

/**
 * Requests a withdrawal as `requestWithdrawal` does. In the same database transaction, deposits must have been staked as the site requires,
 * and active bonuses are forfeited: a withdrawal is of real money, and ends what was given for playing with it. Throws as
 * requestWithdrawal, and DEPOSIT_TURNOVER 409.
 */
export const withdraw = (db: Db, user: ChannelUser, call: WithdrawalRequest): Promise<Withdrawal> =>
  requestWithdrawal(db, user, call, async (tx) => {
    const { left } = await depositTurnover(tx, user.memberId);
    if (left > 0n) throw turnoverMissing(left, user.currency);
    await forfeitBonuses(tx, user.memberId, 'withdrawal');
  });
