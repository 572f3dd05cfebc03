import { inTransaction, type Db } from '@/lib/db/client';
import { verifyPaymentPassword } from '@/lib/identity/commands';
import { storeFirstPayeeName } from '@/lib/identity/profile/commands';
import { nameLookup } from '@/lib/identity/profile/vault';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import { MAX_PAYEES } from '../constants';
import { tooManyPayees } from '../errors';
import { lockMemberRequests } from '../requests';
import type { Payee } from '../types';
import { PAYEE_COLUMNS, toPayee } from './queries';
import { numberDigest, openHolder, payeeNumberSealer, sealHolder } from './secrets';

/**
 * Adds a payee. Requires the payment password (errors: see verifyPaymentPassword). `number` is as readAccountNumber gives it. The holder's
 * name of the first payee is stored in the profile, for the extra verification of a login (lib/identity/extra).
 * Throws PAYEE_EXISTS 409, TOO_MANY_PAYEES 409.
 */
export async function addPayee(
  db: Db,
  memberId: bigint,
  given: { bank: string; holder: string; number: string; paymentPassword: string },
): Promise<Payee> {
  await verifyPaymentPassword(db, memberId, given.paymentPassword);
  return inTransaction(db, async (tx) => {
    await lockMemberRequests(tx, memberId);
    const digest = numberDigest(given.number);
    const existing = await tx
      .selectFrom('cashier.payee')
      .select(['id', 'number_digest'])
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .execute();
    if (existing.some((row) => digest.equals(row.number_digest))) throw new AppError('PAYEE_EXISTS', 409);
    if (existing.length >= MAX_PAYEES) throw tooManyPayees(MAX_PAYEES);
    const row = await tx
      .insertInto('cashier.payee')
      .values({
        member_id: memberId,
        bank: given.bank,
        holder_sealed: sealHolder(given.holder, memberId),
        holder_lookup: nameLookup(given.holder),
        number_sealed: payeeNumberSealer.seal(Buffer.from(given.number), String(memberId)),
        number_tail: given.number.slice(-4),
        number_digest: digest,
        created_at: now(),
      })
      .returning(PAYEE_COLUMNS)
      .executeTakeFirstOrThrow();
    await storeFirstPayeeName(tx, memberId, given.holder);
    return toPayee(row);
  });
}

/** Removes a payee from the member's list; withdrawals keep their payee. Throws NOT_FOUND, also for another member's payee. */
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

/** Fills in missing search keys of holders that a former version has stored, at most `limit`. Returns how many were filled in. */
export async function fillHolderLookups(db: Db, limit = 5_000): Promise<number> {
  const rows = await db
    .selectFrom('cashier.payee')
    .select(['id', 'member_id', 'holder_sealed'])
    .where('holder_lookup', 'is', null)
    .where('removed_at', 'is', null)
    .limit(limit)
    .execute();
  for (const row of rows)
    await db
      .updateTable('cashier.payee')
      .set({ holder_lookup: nameLookup(openHolder(row)) })
      .where('id', '=', row.id)
      .execute();
  return rows.length;
}
