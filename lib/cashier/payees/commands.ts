import { createHmac } from 'node:crypto';
import { inTransaction, type Db } from '@/lib/db/client';
import { verifyPaymentPassword } from '@/lib/identity/commands';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { AppError, notFound } from '@/lib/platform/errors';
import { createSealer } from '@/lib/platform/sealing';
import { MOST_PAYEES } from '../constants';
import { tooManyPayees } from '../errors';
import { takeTurn } from '../requests';
import type { Payee } from '../types';
import { toPayee } from './queries';

/** How account numbers lie in the database: sealed, each to its member (trust.md X17). */
export const payeeNumbers = createSealer('croupier/cashier/payee/1');

/** The same number gives the same digest on this site and tells nothing elsewhere. */
const numberDigest = (number: string) =>
  createHmac('sha256', env().SESSION_SECRET).update(`payee ${number}`).digest();

/**
 * Adds a bank account to be paid to, under the payment password (see verifyPaymentPassword). `number` is digits only.
 * Throws PAYEE_EXISTS 409, TOO_MANY_PAYEES 409.
 */
export async function addPayee(
  db: Db,
  memberId: bigint,
  given: { bank: string; holder: string; number: string; paymentPassword: string },
): Promise<Payee> {
  await verifyPaymentPassword(db, memberId, given.paymentPassword);
  return inTransaction(db, async (tx) => {
    await takeTurn(tx, memberId);
    const digest = numberDigest(given.number);
    const kept = await tx
      .selectFrom('cashier.payee')
      .select(['id', 'number_digest'])
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .execute();
    if (kept.some((row) => digest.equals(row.number_digest))) throw new AppError('PAYEE_EXISTS', 409);
    if (kept.length >= MOST_PAYEES) throw tooManyPayees(MOST_PAYEES);
    const row = await tx
      .insertInto('cashier.payee')
      .values({
        member_id: memberId,
        bank: given.bank,
        holder: given.holder,
        number_sealed: payeeNumbers.seal(Buffer.from(given.number), String(memberId)),
        number_tail: given.number.slice(-4),
        number_digest: digest,
        created_at: now(),
      })
      .returning(['id', 'bank', 'holder', 'number_tail'])
      .executeTakeFirstOrThrow();
    return toPayee(row);
  });
}

/** Takes a bank account off the list; withdrawals that name it keep it. Throws NOT_FOUND where it is not theirs. */
export async function removePayee(db: Db, memberId: bigint, id: bigint): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('cashier.payee')
    .set({ removed_at: now() })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}
