import * as files from '@/lib/cashier/payment-files/commands';
import { getPaymentFile, openWithdrawalsOf, withPayeeNumbers } from '@/lib/cashier/payment-files/queries';
import type { PaidLine } from '@/lib/cashier/payment-files/result';
import { writePaymentFile } from '@/lib/cashier/payment-files/rules';
import { setTemplates } from '@/lib/cashier/payment-files/templates';
import type { FileTemplate } from '@/lib/cashier/payment-files/types';
import { payoutOf } from '@/lib/cashier/withdrawals/rules';
import { formatDecimal } from '@/lib/money/amount';
import { assertNotHeld } from '@/lib/risk/flags';
import { auditedTransaction, recordAction } from '../audit/commands';
import { markWithdrawalPaid } from '../decisions/commands';
import { runEach, type RowResult } from '../rows';
import type { Actor } from '../types';
import { notInFile, nothingToPay, otherPayout } from './errors';

// The routes check the permissions `cashier.decide` and, for templates, `cashier.channels`.

const subjectOf = (id: bigint) => `paymentFile:${id}`;

/** Puts approved withdrawals into a new payment file. Throws WITHDRAWAL_HELD 409, and as createPaymentFile of lib/cashier. */
export const createPaymentFile = (
  actor: Actor,
  given: { ids: readonly bigint[]; template: string },
): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    await assertNotHeld(tx, given.ids);
    const { id, currency, ids } = await files.createPaymentFile(
      tx,
      given.ids,
      given.template,
      actor.operator.id,
    );
    return {
      outcome: { id: String(id) },
      action: 'paymentFile.create',
      subject: subjectOf(id),
      detail: { template: given.template, currency, withdrawals: ids.map(String) },
    };
  });

/**
 * Writes a payment file as CSV, with the whole account numbers; that they were read is recorded first. Withdrawals that are paid
 * meanwhile are left out. Throws NOT_FOUND, NOTHING_TO_PAY 409.
 */
export async function exportPaymentFile(
  actor: Actor,
  id: bigint,
): Promise<{ fileName: string; text: string }> {
  const { template, discardedAt, list } = await getPaymentFile(actor.db, id);
  const open = discardedAt === null ? list.filter(({ status }) => status === 'approved') : [];
  if (open.length === 0) throw nothingToPay();
  await recordAction(actor, {
    action: 'paymentFile.export',
    subject: subjectOf(id),
    detail: { template: template.name, withdrawals: open.map((withdrawal) => String(withdrawal.id)) },
  });
  const text = writePaymentFile(template, await withPayeeNumbers(actor.db, open));
  return { fileName: `payments-${id}.csv`, text };
}

/**
 * Marks every unpaid withdrawal of a file as paid under one reference of the bank, each in a transaction of its own. Returns a
 * result for each. Throws NOT_FOUND.
 */
export async function payWholeFile(actor: Actor, id: bigint, reference: string): Promise<RowResult[]> {
  await getPaymentFile(actor.db, id);
  const open = await openWithdrawalsOf(actor.db, id);
  return runEach(
    open.map((withdrawal) => withdrawal.id),
    (withdrawalId) => pay(actor, withdrawalId, reference),
  );
}

/**
 * Marks the withdrawals of the bank's result as paid, each under its own reference and in a transaction of its own. A line that
 * is not of this file, or whose amount is not the payout, is refused. Throws NOT_FOUND.
 */
export async function payLines(actor: Actor, id: bigint, lines: readonly PaidLine[]): Promise<RowResult[]> {
  const { list } = await getPaymentFile(actor.db, id);
  const inFile = new Map(list.map((withdrawal) => [withdrawal.id, withdrawal]));
  const byId = new Map(lines.map((line) => [line.id, line]));
  return runEach([...byId.keys()], async (withdrawalId) => {
    const withdrawal = inFile.get(withdrawalId);
    if (!withdrawal) throw notInFile();
    const { reference, payout } = byId.get(withdrawalId)!;
    const due = payoutOf(withdrawal);
    if (payout !== undefined && payout !== due) throw otherPayout(formatDecimal(due));
    return pay(actor, withdrawalId, reference);
  });
}

async function pay(actor: Actor, id: bigint, reference: string): Promise<string> {
  return (await markWithdrawalPaid(actor, { id, reference, despiteClaim: false })).status;
}

/** Discards a payment file that was not sent. Throws as discardPaymentFile of lib/cashier. */
export const discardPaymentFile = (actor: Actor, id: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const freed = await files.discardPaymentFile(tx, id, actor.operator.id);
    return {
      outcome: undefined,
      action: 'paymentFile.discard',
      subject: subjectOf(id),
      detail: { withdrawals: freed.map(String) },
    };
  });

/** Takes an unpaid withdrawal out of a payment file. Throws as takeOutOfFile of lib/cashier. */
export const takeOutOfFile = (actor: Actor, id: bigint, withdrawalId: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    await files.takeOutOfFile(tx, id, withdrawalId);
    return {
      outcome: undefined,
      action: 'paymentFile.takeOut',
      subject: `withdrawal:${withdrawalId}`,
      detail: { file: String(id) },
    };
  });

/** Replaces the templates of payment files. */
export const updateTemplates = (actor: Actor, templates: readonly FileTemplate[]): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const before = await setTemplates(tx, templates);
    return {
      outcome: undefined,
      action: 'paymentFile.templates',
      subject: 'paymentFile:templates',
      detail: { before, after: templates },
    };
  });
