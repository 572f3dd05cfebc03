import type { ChannelUser, Withdrawal } from '@/lib/cashier/types';
import { transfer, type TransferCall } from '@/lib/cashier/transfers/commands';
import { requestWithdrawal, type WithdrawalRequest } from '@/lib/cashier/withdrawals/commands';
import type { Db } from '@/lib/db/client';
import { moveMoney, type TransferRequest } from '@/lib/gateway/transfers/commands';
import type { WalletTransfer } from '@/lib/gateway/transfers/types';
import { forfeitBonuses } from '../bonus-money/commands';
import { listActiveBonuses } from '../bonus-money/queries';
import { cancelClaimableBonuses } from '../centre/commands';
import { claimableBonuses } from '../centre/queries';
import { bonusActive, turnoverMissing } from './errors';
import { depositTurnover } from './queries';

/**
 * Requests a withdrawal as `requestWithdrawal` does. In the same database transaction, deposits must have been staked as the site requires,
 * and bonuses that are active or can be claimed are forfeited: a withdrawal is of real money, and ends what was given for playing with it.
 * Throws as requestWithdrawal, and DEPOSIT_TURNOVER 409.
 */
export const withdraw = (db: Db, user: ChannelUser, call: WithdrawalRequest): Promise<Withdrawal> =>
  requestWithdrawal(db, user, call, async (tx) => {
    const { left } = await depositTurnover(tx, user.memberId);
    if (left > 0n) throw turnoverMissing(left, user.currency);
    await cancelClaimableBonuses(tx, user.memberId, 'withdrawal');
    await forfeitBonuses(tx, user.memberId, 'withdrawal');
  });

/**
 * Transfers money within a line as `transfer` does. Money leaves the member by it as by a withdrawal: to the upline only what a withdrawal
 * could take, and nothing while a bonus is active or can be claimed, which was given for playing with this money. What is sent down must be staked by who
 * receives it (depositTurnover). Throws as transfer, DEPOSIT_TURNOVER 409 and TRANSFER_BONUS 409.
 */
export const sendTransfer = (
  db: Db,
  memberId: bigint,
  call: TransferCall & { paymentPassword: string },
): Promise<bigint> =>
  transfer(db, memberId, call, async (tx, direction, currency) => {
    if (direction === 'upline') {
      const { left } = await depositTurnover(tx, memberId);
      if (left > 0n) throw turnoverMissing(left, currency);
    }
    if ((await listActiveBonuses(tx, memberId)).length > 0) throw bonusActive();
    if ((await claimableBonuses(tx, memberId)).length > 0) throw bonusActive();
  });

/**
 * Moves money between the main account and a vendor's wallet as `moveMoney` does. Nothing is sent while a bonus is active, which was given
 * for playing with this money here; bringing money home is always possible. Deposits need not be staked first: the money can only come back.
 * Throws as moveMoney, and TRANSFER_BONUS 409.
 */
export const moveWalletMoney = (db: Db, request: TransferRequest): Promise<WalletTransfer | undefined> =>
  moveMoney(db, request, undefined, async (tx) => {
    if ((await listActiveBonuses(tx, request.memberId)).length > 0) throw bonusActive();
  });
