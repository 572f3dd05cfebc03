import { randomBytes } from 'node:crypto';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { amount as toAmount } from '@/lib/money/amount';
import { isWholeCoins } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import { OutgoingFailure } from '@/lib/platform/http/outgoing';
import { logger } from '@/lib/platform/logger';
import { findAdapter } from '../adapters/registry';
import { NO_CLAIM } from '../claims/rules';
import { creditDeposit, lockDeposit } from '../deposits/credit';
import { alreadyDecided, noPayoutProvider } from '../errors';
import { feeOf } from '../fees';
import { payeeNumberSealer, openHolder } from '../payees/secrets';
import { getChannel } from '../payment-channels/queries';
import { openSecrets } from '../payment-channels/settings';
import type { Deposit } from '../types';
import { lockPayable, settlePayout } from '../withdrawals/commands';
import { FIRST_ASK_S, OTHER_AMOUNT_REASON, type Problem } from './constants';
import { ProviderRefusal, UnclearAnswer } from './errors';
import { toOrder } from './rows';
import { nextAsk, paymentStep, payoutStep } from './rules';
import type { PaymentProvider, ProviderCall, ProviderChannel, ProviderOrder, ProviderReport } from './types';

const firstAsk = () => new Date(now().getTime() + FIRST_ASK_S * 1_000);

/** A reference that a provider cannot confuse with one of another site. */
const newOrderReference = (kind: 'd' | 'w', id: bigint): string =>
  `${kind}${id}-${randomBytes(6).toString('hex')}`;

/** Records that a provider is asked to take a deposit's payment, in the transaction of its request. Returns the order's id. */
export async function startPayment(tx: Tx, channelId: bigint, deposit: Deposit): Promise<bigint> {
  const at = now();
  const { id } = await tx
    .insertInto('cashier.provider_order')
    .values({
      kind: 'payment',
      deposit_id: deposit.id,
      channel_id: channelId,
      reference: newOrderReference('d', deposit.id),
      next_ask_at: firstAsk(),
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Records that a provider is told to pay a withdrawal, in the caller's transaction; the caller then calls askOrder. Returns the order's
 * id. Throws NO_PAYOUT_PROVIDER 409, and as lockPayable.
 */
export async function startPayout(
  tx: Tx,
  withdrawalId: bigint,
  operatorId: bigint,
  despiteClaim = false,
): Promise<bigint> {
  const withdrawal = await lockPayable(tx, withdrawalId, operatorId, despiteClaim);
  const channel = await tx
    .selectFrom('cashier.channel')
    .select(['id', 'adapter'])
    .where('kind', '=', 'withdraw')
    .where('code', '=', withdrawal.channel)
    .executeTakeFirstOrThrow();
  if (!findAdapter(channel.adapter)?.provider?.createPayout) throw noPayoutProvider();
  const at = now();
  const { id } = await tx
    .insertInto('cashier.provider_order')
    .values({
      kind: 'payout',
      withdrawal_id: withdrawalId,
      channel_id: channel.id,
      reference: newOrderReference('w', withdrawalId),
      started_by: operatorId,
      next_ask_at: firstAsk(),
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The provider of a channel with its opened secrets. Throws NOT_FOUND if its adapter has none. */
export async function providerOf(
  db: Db,
  channelId: bigint,
): Promise<{ provider: PaymentProvider; channel: ProviderChannel }> {
  const { adapter, settings } = await getChannel(db, channelId);
  const provider = findAdapter(adapter)?.provider;
  if (!provider) throw notFound();
  return { provider, channel: { id: channelId, settings, secrets: await openSecrets(db, channelId) } };
}

/** What is sent for an order. */
async function callOf(db: Db, order: ProviderOrder): Promise<ProviderCall> {
  const { reference, providerId } = order;
  if (order.kind === 'payment') {
    const { asked_amount: amount, currency } = await db
      .selectFrom('cashier.deposit')
      .select(['asked_amount', 'currency'])
      .where('id', '=', order.depositId!)
      .executeTakeFirstOrThrow();
    return { reference, providerId, amount: amount as ProviderCall['amount'], currency };
  }
  const row = await db
    .selectFrom('cashier.withdrawal as w')
    .innerJoin('cashier.payee as p', 'p.id', 'w.payee_id')
    .select([
      'w.amount',
      'w.fee',
      'w.currency',
      'p.bank',
      'p.member_id',
      'p.holder_sealed',
      'p.number_sealed',
    ])
    .where('w.id', '=', order.withdrawalId!)
    .executeTakeFirstOrThrow();
  return {
    reference,
    providerId,
    amount: toAmount(row.amount - row.fee),
    currency: row.currency,
    payee: {
      bank: row.bank,
      holder: openHolder(row),
      number: payeeNumberSealer.open(row.number_sealed, String(row.member_id)).toString(),
    },
  };
}

/** Why an order is asked about: at its beginning, by the job, or by a notification, which never creates anything. */
type Occasion = 'first' | 'again' | 'notice';

/** Asks the provider. undefined: it certainly has no such order. */
async function ask(db: Db, order: ProviderOrder, occasion: Occasion): Promise<ProviderReport | undefined> {
  const { provider, channel } = await providerOf(db, order.channelId);
  const call = await callOf(db, order);
  const isPayout = order.kind === 'payout';
  const find = () => (isPayout ? provider.findPayout!(channel, call) : provider.findPayment(channel, call));
  const create = () =>
    isPayout ? provider.createPayout!(channel, call) : provider.createPayment(channel, call);
  if (occasion === 'first') return create();
  const found = await find();
  // An earlier call may still be under way: the reference is the same, so that the provider does it once.
  return found ?? (order.status === 'starting' && occasion === 'again' ? create() : undefined);
}

/**
 * Asks the provider about an order and applies what it answers. Without a clear answer nothing is decided: the order is asked about again
 * later, more and more seldom, until the outcome is known. Returns the order as it is then. Throws NOT_FOUND.
 */
export async function askOrder(db: Db, id: bigint, occasion: Occasion): Promise<ProviderOrder> {
  const order = await claimAsk(db, id);
  if (!order) throw notFound();
  try {
    const report = await ask(db, order, occasion);
    if (!report) return await noteFailure(db, order, 'NOT_FOUND');
    return await applyReport(db, id, report);
  } catch (error) {
    if (error instanceof ProviderRefusal) return refuse(db, order, error.problem);
    if (error instanceof OutgoingFailure) return noteFailure(db, order, error.code);
    if (error instanceof UnclearAnswer) return noteFailure(db, order, error.message.slice(0, 40));
    if (error instanceof AppError) throw error;
    logger.error({ err: error, order: String(id) }, 'a payment provider could not be asked');
    return noteFailure(db, order, 'UNKNOWN');
  }
}

/** Counts the ask and sets the time of the next one before the call: if the process dies, the job asks again. */
async function claimAsk(db: Db, id: bigint): Promise<ProviderOrder | undefined> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return undefined;
    const row = await tx
      .updateTable('cashier.provider_order')
      .set({ asks: order.asks + 1, next_ask_at: nextAsk(order, now()) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toOrder(row);
  });
}

async function lockOrder(tx: Tx, id: bigint): Promise<ProviderOrder | undefined> {
  const row = await tx
    .selectFrom('cashier.provider_order')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toOrder(row);
}

async function noteFailure(db: Db, { id }: ProviderOrder, failure: string): Promise<ProviderOrder> {
  const row = await db
    .updateTable('cashier.provider_order')
    .set({ last_failure: failure })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOrder(row);
}

/** The provider certainly has not done it. Only an order that it never had ends by that. */
function refuse(db: Db, order: ProviderOrder, problem: string): Promise<ProviderOrder> {
  if (order.status !== 'starting') return noteFailure(db, order, problem.slice(0, 40));
  const report = {
    providerId: order.providerId ?? '',
    status: 'failed',
    currency: '',
    amount: null,
  } as const;
  return applyReport(db, order.id, report, 'REFUSED');
}

/** Applies a report in one transaction, in which the order and its request are locked, so that equal reports count once. */
export async function applyReport(
  db: Db,
  id: bigint,
  report: ProviderReport,
  refusal?: Problem,
): Promise<ProviderOrder> {
  const { order, memberId } = await inTransaction(db, async (tx) => {
    const before = (await lockOrder(tx, id))!;
    if (before.providerId !== null && report.providerId !== before.providerId)
      throw new UnclearAnswer('OTHER_ORDER');
    const done = await (before.kind === 'payment' ? applyPayment : applyPayout)(tx, before, report);
    const status = done.step.order;
    const isNew = status !== before.status;
    const problem = done.step.problem ? (refusal ?? done.step.problem) : isNew ? null : before.problem;
    const asks = isNew ? 0 : before.asks;
    const row = await tx
      .updateTable('cashier.provider_order')
      .set({
        status,
        problem,
        provider_id: before.providerId ?? (report.providerId || null),
        ...(report.status === 'paid' && report.amount !== null ? { reported_amount: report.amount } : {}),
        asks,
        next_ask_at: nextAsk({ ...before, status, asks }, now()),
        last_failure: null,
        ...(isNew ? { changed_at: now() } : {}),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { order: toOrder(row), memberId: done.memberId };
  });
  notifyBalanceChange([memberId]);
  return order;
}

async function applyPayment(tx: Tx, order: ProviderOrder, given: ProviderReport) {
  const deposit = await lockDeposit(tx, order.depositId!);
  const { id, memberId, currency, feeRule } = deposit;
  // A bank could not transfer it, and the ledger has whole coins.
  const report: ProviderReport =
    given.amount === null || isWholeCoins(given.amount, currency) ? given : { ...given, doubt: 'COINS' };
  const step = paymentStep(
    {
      order: order.status,
      deposit: deposit.status,
      awaitsProvider: deposit.awaitsProvider,
      currency,
      creditedAmount: deposit.amount,
      fee: feeOf(feeRule, report.amount ?? 0n, currency),
    },
    report,
  );
  const set = (changes: Record<string, unknown>) =>
    tx.updateTable('cashier.deposit').set(changes).where('id', '=', id).execute();
  if (report.payTo && deposit.payTo === null && deposit.awaitsProvider)
    await set({ pay_to: JSON.stringify(report.payTo) });
  if (step.act === 'credit')
    await creditDeposit(
      tx,
      { ...deposit, amount: report.amount! },
      {
        bank_reference: report.providerId.slice(0, 100),
        reason: report.amount === deposit.askedAmount ? null : OTHER_AMOUNT_REASON,
      },
    );
  if (step.act === 'end') await set({ status: 'cancelled', awaits_provider: false, ...NO_CLAIM });
  if (step.act === 'hand')
    await set({
      status: deposit.status === 'checked' ? 'checked' : 'pending',
      awaits_provider: false,
      ...(deposit.status === 'rejected' ? { decided_by: null, decided_at: null, reason: null } : {}),
    });
  return { step, memberId };
}

async function applyPayout(tx: Tx, order: ProviderOrder, report: ProviderReport) {
  const withdrawalId = order.withdrawalId!;
  const withdrawal = await tx
    .selectFrom('cashier.withdrawal')
    .select(['status', 'amount', 'fee', 'currency', 'member_id'])
    .where('id', '=', withdrawalId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const step = payoutStep(
    {
      order: order.status,
      withdrawal: withdrawal.status as Parameters<typeof payoutStep>[0]['withdrawal'],
      hasOther: await hasOtherOrder(tx, withdrawalId, order.id),
      currency: withdrawal.currency,
      payout: withdrawal.amount - withdrawal.fee,
    },
    report,
  );
  if (step.act === 'pay')
    await settlePayout(tx, withdrawalId, order.startedBy!, report.providerId.slice(0, 100));
  return { step, memberId: withdrawal.member_id };
}

/**
 * An operator says what became of a payout that is held: it was paid, or it certainly was not. Of another order that needs attention it
 * records that it was looked at. In the caller's transaction. Returns the order before and after. Throws NOT_FOUND, ALREADY_DECIDED 409.
 */
export async function settleOrder(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  outcome: 'paid' | 'failed' | 'seen',
): Promise<{ before: ProviderOrder; after: ProviderOrder; memberId: bigint }> {
  const before = await lockOrder(tx, id);
  if (!before) throw notFound();
  const isHeldPayout = before.kind === 'payout' && before.status === 'held';
  if (isHeldPayout === (outcome === 'seen') || (!isHeldPayout && before.problem !== 'CONTRADICTION'))
    throw alreadyDecided();
  const reference = before.providerId ?? before.reference;
  // Of a withdrawal that is paid, ended or being paid otherwise, only what the operator has said is recorded.
  const pays = isHeldPayout && outcome === 'paid' && (await isFree(tx, before));
  if (pays) await settlePayout(tx, before.withdrawalId!, before.startedBy!, reference);
  const row = await tx
    .updateTable('cashier.provider_order')
    .set({
      ...(pays || (isHeldPayout && outcome === 'failed') ? { status: outcome } : {}),
      settled_by: operatorId,
      next_ask_at: null,
      changed_at: now(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { member_id: memberId } = await tx
    .selectFrom(before.kind === 'payment' ? 'cashier.deposit' : 'cashier.withdrawal')
    .select('member_id')
    .where('id', '=', (before.depositId ?? before.withdrawalId)!)
    .executeTakeFirstOrThrow();
  return { before, after: toOrder(row), memberId };
}

/** Whether a withdrawal is still to be paid, and by no other order. Locks it. */
async function isFree(tx: Tx, { id, withdrawalId }: ProviderOrder): Promise<boolean> {
  const { status } = await tx
    .selectFrom('cashier.withdrawal')
    .select('status')
    .where('id', '=', withdrawalId!)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return status === 'approved' && !(await hasOtherOrder(tx, withdrawalId!, id));
}

/** Whether another order of a withdrawal has not failed. */
async function hasOtherOrder(tx: Tx, withdrawalId: bigint, id: bigint): Promise<boolean> {
  const other = await tx
    .selectFrom('cashier.provider_order')
    .select('id')
    .where('withdrawal_id', '=', withdrawalId)
    .where('id', '!=', id)
    .where('status', '!=', 'failed')
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
