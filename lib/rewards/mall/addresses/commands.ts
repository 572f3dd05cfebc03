import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import { lockPoints } from '../../points/commands';
import { MAX_ADDRESSES } from '../constants';
import { openAddress, sealAddress } from './sealing';
import type { DeliveryAddress, SavedAddress } from './types';

export const tooManyAddresses = () =>
  new AppError('TOO_MANY_ADDRESSES', 409, { values: { most: MAX_ADDRESSES } });

/** The address book of a member, oldest first. */
export async function listAddresses(db: Db, memberId: bigint): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('rewards.address')
    .select(['id', 'address_sealed'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: String(row.id), ...openAddress(row.address_sealed, memberId) }));
}

/** Adds an address to the book. Returns its id. Throws TOO_MANY_ADDRESSES 409. */
export async function addAddress(db: Db, memberId: bigint, address: DeliveryAddress): Promise<string> {
  return inTransaction(db, async (tx) => {
    await lockPoints(tx, memberId);
    if ((await listAddresses(tx, memberId)).length >= MAX_ADDRESSES) throw tooManyAddresses();
    const { id } = await tx
      .insertInto('rewards.address')
      .values({ member_id: memberId, address_sealed: sealAddress(address, memberId), created_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(id);
  });
}

/** Deletes an address of the book; orders keep their copy. Throws NOT_FOUND 404. */
export async function deleteAddress(db: Db, memberId: bigint, id: bigint): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('rewards.address')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw notFound();
}
