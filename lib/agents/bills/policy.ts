import type { Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import { findBill } from './queries';
import type { Bill } from './types';

/** Who reads a bill: one of its two parties, or an operator. */
export type BillReader = 'agent' | 'upline' | 'operator';

/**
 * The bill that a member may read: an own one, or one that is paid out of an own one. Everybody else gets NOT_FOUND 404, as for a bill that does
 * not exist.
 */
export async function requireOwnBill(
  db: Db,
  memberId: bigint,
  id: bigint,
): Promise<{ bill: Bill; reader: 'agent' | 'upline' }> {
  const bill = await findBill(db, id);
  if (bill?.agent.id === memberId) return { bill, reader: 'agent' };
  if (bill?.upline?.id === memberId) return { bill, reader: 'upline' };
  throw notFound();
}

/** What a bill was passed on is between its agent and those below; the upline does not see it. */
export const seesPassedOn = (reader: BillReader): boolean => reader !== 'upline';

/** A bill, for operators. Throws NOT_FOUND 404. */
export async function requireBill(db: Db, id: bigint): Promise<Bill> {
  const bill = await findBill(db, id);
  if (!bill) throw notFound();
  return bill;
}
