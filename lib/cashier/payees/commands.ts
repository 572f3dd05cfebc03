import { createHmac } from 'node:crypto';
import { inTransaction, type Db } from '@/lib/db/client';
import { verifyPaymentPassword } from '@/lib/identity/commands';
import { keepFirstPayeeName } from '@/lib/identity/profile/commands';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { AppError, notFound } from '@/lib/platform/errors';
import { MOST_PAYEES } from '../constants';
import { tooManyPayees } from '../errors';
import { takeTurn } from '../requests';
import type { Payee } from '../types';
import { PAYEE_COLUMNS, toPayee } from './queries';
import { payeeNumbers, sealHolder } from './secrets';

/** The same number gives the same digest on this site and tells nothing elsewhere. */
const numberDigest = (number: string) =>
  createHmac('sha256', env().SESSION_SECRET).update(`payee ${number}`).digest();

/**
 * Adds a bank account to be paid to, under the payment password (see verifyPaymentPassword). `number` is digits only. The
 * first holder's name is what a login from a new place may be proven with (lib/identity/extra).
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
        holder_sealed: sealHolder(given.holder, memberId),
        number_sealed: payeeNumbers.seal(Buffer.from(given.number), String(memberId)),
        number_tail: given.number.slice(-4),
        number_digest: digest,
        created_at: now(),
      })
      .returning(PAYEE_COLUMNS)
      .executeTakeFirstOrThrow();
    await keepFirstPayeeName(tx, memberId, given.holder);
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

/** Seals names that lie in the clear from before (0062). Returns how many. */
export async function sealHolders(db: Db): Promise<number> {
  const open = await db
    .selectFrom('cashier.payee')
    .select(['id', 'member_id', 'holder'])
    .where('holder', 'is not', null)
    .limit(1_000)
    .execute();
  for (const { id, member_id, holder } of open) {
    await db
      .updateTable('cashier.payee')
      .set({ holder: null, holder_sealed: sealHolder(holder!, member_id) })
      .where('id', '=', id)
      .where('holder', 'is not', null)
      .execute();
  }
  return open.length;
}
