import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { addPayee } from '@/lib/cashier/payees/commands';
import { listPayees } from '@/lib/cashier/payees/queries';
import { requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { TRANSFER_SETTINGS } from '@/lib/cashier/transfers/constants';
import { transferVerified } from '@/lib/cashier/transfers/commands';
import { setFlag } from '@/lib/content/commands';
import type { Db } from '@/lib/db/client';
import { units } from '@/lib/money/amount';
import type { SeededMember } from './accounts';

const DEPOSITS = [
  { account: 'quietcarp', channel: 'sandbox', amount: units(750n) },
  { account: 'saltmarket', channel: 'bank', amount: units(2_500n) },
] as const;

const WITHDRAWAL = {
  account: 'paperkite',
  amount: units(1_200n),
  payee: { bank: 'River Savings Bank', holder: 'Niran Wongsa', number: '4410028837' },
} as const;

/** A member with the same bank account as the member who withdraws, so that the detector of shared accounts raises a flag. */
const SHARES_ACCOUNT = 'plumferry';

/**
 * Requests a deposit that waits for an operator, one that is credited at once, and a withdrawal that waits, so that the
 * operator of a demo finds requests in both queues. The request ids are fixed: a repeated seed adds nothing.
 */
export async function seedTransfers(
  db: Db,
  members: readonly SeededMember[],
  paymentPassword: string,
): Promise<void> {
  const holderOf = (account: string) => members.find((member) => member.account === account)!;
  for (const { account, channel, amount } of DEPOSITS)
    await requestDeposit(db, holderOf(account), { channel, amount, requestId: `demo-deposit-${account}` });

  const { account, amount, payee } = WITHDRAWAL;
  const holder = holderOf(account);
  for (const { memberId } of [holder, holderOf(SHARES_ACCOUNT)])
    if ((await listPayees(db, memberId)).length === 0)
      await addPayee(db, memberId, { ...payee, paymentPassword });
  await requestWithdrawal(db, holder, {
    channel: 'bank',
    amount,
    paymentPassword,
    requestId: `demo-withdrawal-${account}`,
  });
}

/** Switches transfers within a line on, with one in each direction. The request ids are fixed: a repeated seed adds nothing. */
export async function seedLineTransfers(db: Db, members: readonly SeededMember[]): Promise<void> {
  for (const key of [TRANSFER_SETTINGS.upline, TRANSFER_SETTINGS.downline])
    await setFlag(db, key, true, false);
  const agent = members.find(({ account }) => account === 'lanternagent')!;
  const leaf = members.find(({ account }) => account === 'lanternleaf')!;
  await requestDeposit(db, agent, {
    channel: 'sandbox',
    amount: units(5_000n),
    requestId: 'demo-deposit-agent',
  });
  const amount = units(500n);
  await transferVerified(db, agent.memberId, { to: leaf.account, amount, requestId: 'demo-transfer-down' });
  await transferVerified(db, leaf.memberId, { amount: units(120n), requestId: 'demo-transfer-up' });
}
