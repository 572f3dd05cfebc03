import { z } from 'zod';
import { adjustmentKey, postAdjustment } from '@/lib/cashier/adjustments/commands';
import { sumAdjustments } from '@/lib/cashier/adjustments/queries';
import { assertWholeCoins } from '@/lib/cashier/rules';
import { sql, type Db } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { getBalance } from '@/lib/ledger/queries';
import { formatDecimal, parseAmount, type Amount } from '@/lib/money/amount';
import { amountText } from '@/lib/money/schema';
import { AppError, notFound } from '@/lib/platform/errors';
import { ADJUSTMENT_THRESHOLD } from '../approvals/thresholds';
import type { ApprovalAction, Submitted } from '../approvals/types';
import { MAX_REASON_LENGTH } from '../schema';
import { adjustedBefore, adjustmentFunds, adjustmentTrial } from './errors';

const payload = z.object({
  member: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  direction: z.enum(['credit', 'debit'], 'INVALID'),
  /** A positive decimal string in the member's currency. */
  amount: amountText.refine((text) => (parseAmount(text) ?? 1n) > 0n, 'AMOUNT_POSITIVE'),
  /** The form creates one id for each adjustment, so that a repeated call is posted once. */
  requestId: z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{8,64}$/, 'REQUEST_ID_FORMAT'),
  reason: z.string('REQUIRED').min(1, 'REQUIRED').max(MAX_REASON_LENGTH, 'REASON_TOO_LONG'),
});
export type AdjustmentPayload = z.output<typeof payload>;

interface State {
  memberId: bigint;
  account: string;
  currency: string;
  available: Amount;
}

/** What the adjustment adds to the balance: negative for a debit. */
const changeOf = ({ direction, amount }: AdjustmentPayload): Amount => {
  const value = parseAmount(amount)!;
  return (direction === 'credit' ? value : -value) as Amount;
};

async function load(db: Db, given: AdjustmentPayload): Promise<State> {
  const member = await db
    .selectFrom('identity.member')
    .select(['id', 'account', 'type', 'currency'])
    .where('id', '=', BigInt(given.member))
    .executeTakeFirst();
  if (!member) throw notFound();
  if (member.type === TRIAL_TYPE) throw adjustmentTrial();
  const { available, currency } = await getBalance(db, member.id);
  const change = changeOf(given);
  assertWholeCoins('amount', change, member.currency);
  if (available + change < 0n) throw adjustmentFunds(-(available + change), currency);
  return { memberId: member.id, account: member.account, currency: member.currency, available };
}

/** Credits or debits the balance of a member (docs/decisions/0103). Its outcome is the ledger's transaction. */
export const adjustBalanceAction: ApprovalAction<AdjustmentPayload, State, bigint> = {
  name: 'balance.adjust',
  permission: 'cashier.adjust',
  payload,
  rule: {
    kind: 'above',
    threshold: ADJUSTMENT_THRESHOLD,
    amount: changeOf,
    recent: { member: ({ memberId }) => memberId, sum: sumAdjustments },
  },
  subject: ({ member }) => `member:${member}`,
  load,
  describe(given, { account, currency, available }) {
    const balance = (value: bigint) => ({ amount: formatDecimal(value), currency });
    return {
      before: { account, balance: balance(available) },
      after: { account, balance: balance(available + changeOf(given)) },
    };
  },
  async perform(tx, actor, given, { memberId, currency }) {
    const { transactionId, replayed } = await postAdjustment(tx, {
      memberId,
      currency,
      amount: changeOf(given),
      requestId: given.requestId,
      reason: given.reason,
      operatorId: actor.operator.id,
    });
    // Two equal calls ran at the same time. The second one must not write another audit entry.
    if (replayed) throw adjustedBefore();
    return transactionId;
  },
  committed: ({ member }) => notifyBalanceChange([BigInt(member)]),
};

const conflict = () => new AppError('IDEMPOTENCY_CONFLICT', 409);

/**
 * The result of an earlier call with this request id: posted or requested; undefined if there was none. Throws IDEMPOTENCY_CONFLICT 409 if
 * that call had other content.
 */
export async function findAdjustment(
  db: Db,
  given: AdjustmentPayload,
): Promise<Submitted<bigint> | undefined> {
  const { rows: posted } = await sql<{ id: bigint; same: boolean }>`
    SELECT t.id, t.meta ->> 'reason' = ${given.reason} AND EXISTS (
             SELECT FROM ledger.account a JOIN ledger.entry e ON e.account_id = a.id
              WHERE e.transaction_id = t.id AND a.owner_kind = 'member' AND a.owner_id = ${BigInt(given.member)}
                AND e.amount = ${changeOf(given)}) AS same
      FROM ledger.transaction t WHERE t.key = ${adjustmentKey(given.requestId)}`.execute(db);
  if (posted[0]) {
    if (!posted[0].same) throw conflict();
    return { status: 'performed', outcome: posted[0].id };
  }
  const { rows: waiting } = await sql<{ id: bigint; payload: unknown }>`
    SELECT a.id, a.payload FROM backoffice.approval a
     WHERE a.action = ${adjustBalanceAction.name} AND a.subject = ${adjustBalanceAction.subject(given)}
       AND a.status = 'pending' AND a.payload ->> 'requestId' = ${given.requestId}`.execute(db);
  if (!waiting[0]) return undefined;
  const stored = payload.parse(waiting[0].payload);
  const isSame = (Object.keys(stored) as (keyof AdjustmentPayload)[]).every(
    (name) => stored[name] === given[name],
  );
  if (!isSame) throw conflict();
  return { status: 'requested', id: String(waiting[0].id) };
}
