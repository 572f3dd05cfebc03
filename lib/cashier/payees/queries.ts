import type { Db } from '@/lib/db/client';
import type { Payee } from '../types';

export const toPayee = (row: { id: bigint; bank: string; holder: string; number_tail: string }): Payee => ({
  id: row.id,
  bank: row.bank,
  holder: row.holder,
  numberTail: row.number_tail,
});

/** The bank accounts that a member keeps, the newest first. */
export async function payees(db: Db, memberId: bigint): Promise<Payee[]> {
  const rows = await db
    .selectFrom('cashier.payee')
    .select(['id', 'bank', 'holder', 'number_tail'])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPayee);
}
