import type { Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, badInput, notFound } from '@/lib/platform/errors';
import { alreadyDecided } from '../errors';
import { withPayout } from '../providers/queries';
import { listTemplates } from './templates';

/** Some of the chosen withdrawals cannot be put into a payment file: their numbers. */
export const notPayable = (numbers: readonly bigint[]) =>
  new AppError('NOT_PAYABLE', 409, { values: { numbers: numbers.map((id) => `#${id}`).join(', ') } });

/**
 * Puts approved withdrawals of one currency into a new payment file. None is put into two. Returns the file's id and the number
 * of withdrawals. Throws NOT_PAYABLE 409 with their numbers, INVALID_INPUT on `ids` (several currencies) and `template`.
 */
export async function createPaymentFile(
  tx: Tx,
  ids: readonly bigint[],
  templateName: string,
  operatorId: bigint,
): Promise<{ id: bigint; currency: string; ids: bigint[] }> {
  const template = (await listTemplates(tx)).find(({ name }) => name === templateName);
  if (!template) throw badInput({ template: { code: 'INVALID' } });
  const chosen = [...new Set(ids)];
  const rows = await tx
    .selectFrom('cashier.withdrawal')
    .select(['id', 'currency', 'status', 'payment_file_id'])
    .where('id', 'in', chosen)
    .orderBy('id')
    .forUpdate()
    .execute();
  // The provider may have paid those with a payout.
  const atProvider = await withPayout(tx, chosen);
  const fit = rows.filter(
    (row) => row.status === 'approved' && row.payment_file_id === null && !atProvider.has(row.id),
  );
  if (fit.length !== chosen.length) {
    const known = new Set(fit.map((row) => row.id));
    throw notPayable(chosen.filter((id) => !known.has(id)));
  }
  const [{ currency }] = fit as [(typeof fit)[number]];
  if (fit.some((row) => row.currency !== currency)) throw badInput({ ids: { code: 'ONE_CURRENCY' } });
  const file = await tx
    .insertInto('cashier.payment_file')
    .values({
      currency,
      template: JSON.stringify(template),
      created_by: operatorId,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('cashier.withdrawal')
    .set({ payment_file_id: file.id })
    .where('id', 'in', chosen)
    .execute();
  return { id: file.id, currency, ids: fit.map((row) => row.id) };
}

/**
 * Discards a payment file that was not sent to the bank: its unpaid withdrawals can be put into another one, rejected or
 * cancelled. Returns their ids. Throws NOT_FOUND, ALREADY_DECIDED 409 if it is discarded or nothing of it is unpaid.
 */
export async function discardPaymentFile(tx: Tx, id: bigint, operatorId: bigint): Promise<bigint[]> {
  const file = await tx
    .selectFrom('cashier.payment_file')
    .select('discarded_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw notFound();
  const freed = await takeOut(tx, id);
  if (file.discarded_at !== null || freed.length === 0) throw alreadyDecided();
  await tx
    .updateTable('cashier.payment_file')
    .set({ discarded_by: operatorId, discarded_at: now() })
    .where('id', '=', id)
    .execute();
  return freed;
}

/** Takes one unpaid withdrawal out of a payment file. Throws NOT_FOUND if it is not in it, ALREADY_DECIDED 409 if it is paid. */
export async function takeOutOfFile(tx: Tx, id: bigint, withdrawalId: bigint): Promise<void> {
  const row = await tx
    .selectFrom('cashier.withdrawal')
    .select('status')
    .where('id', '=', withdrawalId)
    .where('payment_file_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status !== 'approved') throw alreadyDecided();
  await tx
    .updateTable('cashier.withdrawal')
    .set({ payment_file_id: null })
    .where('id', '=', withdrawalId)
    .execute();
}

async function takeOut(tx: Tx, id: bigint): Promise<bigint[]> {
  const rows = await tx
    .updateTable('cashier.withdrawal')
    .set({ payment_file_id: null })
    .where('payment_file_id', '=', id)
    .where('status', '=', 'approved')
    .returning('id')
    .execute();
  return rows.map((row) => row.id).sort((left, right) => (left < right ? -1 : 1));
}
