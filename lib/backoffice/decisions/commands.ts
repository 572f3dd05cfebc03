import { approveDeposit, rejectDeposit } from '@/lib/cashier/deposits/commands';
import type { Deposit, Withdrawal } from '@/lib/cashier/types';
import {
  approveWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  resolveWithdrawal,
} from '@/lib/cashier/withdrawals/commands';
import { withdrawalForDesk } from '@/lib/cashier/withdrawals/queries';
import { inTransaction, type Tx } from '@/lib/db/client';
import { announceBalance } from '@/lib/ledger/live';
import { formatDecimal } from '@/lib/money/amount';
import { note } from '../audit/commands';
import type { OperatorContext } from '../types';

/** Who decides, from where. The caller has checked `cashier.decide`. */
type Decider = Pick<OperatorContext, 'db' | 'operator' | 'ip'>;

interface Line {
  action: string;
  subject: string;
  detail?: Record<string, string>;
}

/** Decides and writes it down in one transaction; the member's screens hear of it after the commit. */
async function decide<Thing extends Deposit | Withdrawal>(
  { db, operator, ip }: Decider,
  work: (tx: Tx) => Promise<Thing>,
  line: (thing: Thing) => Line,
): Promise<Thing> {
  const thing = await inTransaction(db, async (tx) => {
    const decided = await work(tx);
    const { action, subject, detail } = line(decided);
    const { amount, currency, status } = decided;
    await note(tx, {
      operatorId: operator.id,
      ip,
      action,
      subject,
      detail: { amount: formatDecimal(amount), currency, status, ...detail },
    });
    return decided;
  });
  announceBalance([thing.memberId]);
  return thing;
}

const ofDeposit = (id: bigint) => `deposit:${id}`;
const ofWithdrawal = (id: bigint) => `withdrawal:${id}`;

/** Yes to a deposit; above the threshold the first yes only checks it. Throws as lib/cashier's approveDeposit. */
export const sayYesToDeposit = (by: Decider, id: bigint): Promise<Deposit> =>
  decide(
    by,
    (tx) => approveDeposit(tx, id, by.operator.id),
    ({ status }) => ({
      action: status === 'checked' ? 'deposit.check' : 'deposit.approve',
      subject: ofDeposit(id),
    }),
  );

/** No to a deposit. Throws as lib/cashier's rejectDeposit. */
export const sayNoToDeposit = (by: Decider, id: bigint, reason: string): Promise<Deposit> =>
  decide(
    by,
    (tx) => rejectDeposit(tx, id, by.operator.id, reason),
    () => ({ action: 'deposit.reject', subject: ofDeposit(id), detail: { reason } }),
  );

/** The first yes to a withdrawal. Throws as lib/cashier's approveWithdrawal. */
export const sayYesToWithdrawal = (by: Decider, id: bigint): Promise<Withdrawal> =>
  decide(
    by,
    (tx) => approveWithdrawal(tx, id, by.operator.id),
    () => ({ action: 'withdrawal.approve', subject: ofWithdrawal(id) }),
  );

/** No to a withdrawal. Throws as lib/cashier's rejectWithdrawal. */
export const sayNoToWithdrawal = (by: Decider, id: bigint, reason: string): Promise<Withdrawal> =>
  decide(
    by,
    (tx) => rejectWithdrawal(tx, id, by.operator.id, reason),
    () => ({ action: 'withdrawal.reject', subject: ofWithdrawal(id), detail: { reason } }),
  );

/** The bank has been told to pay. Throws as lib/cashier's payWithdrawal. */
export const markWithdrawalPaid = (by: Decider, id: bigint, reference: string): Promise<Withdrawal> =>
  decide(
    by,
    (tx) => payWithdrawal(tx, id, by.operator.id, reference),
    () => ({ action: 'withdrawal.pay', subject: ofWithdrawal(id), detail: { reference } }),
  );

/** Ends a dispute over what arrived, or takes the first step of it. Throws as lib/cashier's resolveWithdrawal. */
export const endDispute = (by: Decider, id: bigint, resolution: 'force' | 'refund'): Promise<Withdrawal> =>
  decide(
    by,
    (tx) => resolveWithdrawal(tx, id, by.operator.id, resolution),
    ({ resolvedAt }) => ({
      action: resolvedAt ? `withdrawal.${resolution}` : 'withdrawal.checkRefund',
      subject: ofWithdrawal(id),
    }),
  );

/** The whole account number that a withdrawal goes to; who read it is noted first. Throws NOT_FOUND. */
export async function revealPayee(
  { db, operator, ip }: Decider,
  id: bigint,
): Promise<{ bank: string; holder: string; number: string }> {
  const { payee, payeeNumber } = await withdrawalForDesk(db, id);
  const detail = { bank: payee.bank, tail: payee.numberTail };
  await note(db, { operatorId: operator.id, ip, action: 'payee.read', subject: ofWithdrawal(id), detail });
  return { bank: payee.bank, holder: payee.holder, number: payeeNumber };
}
