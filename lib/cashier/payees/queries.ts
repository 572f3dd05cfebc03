import type { Db } from '@/lib/db/client';
import type { Payee } from '../types';
import { holderOf } from './secrets';

/** What is read of a bank account to show it. */
export const PAYEE_COLUMNS = ['id', 'member_id', 'bank', 'holder', 'holder_sealed', 'number_tail'] as const;

export interface PayeeRow {
  id: bigint;
  member_id: bigint;
  bank: string;
  holder: string | null;
  holder_sealed: Uint8Array | null;
  number_tail: string;
}

export const toPayee = (row: PayeeRow): Payee => ({
  id: row.id,
  bank: row.bank,
  holder: holderOf(row),
  numberTail: row.number_tail,
});

/** The bank accounts that a member keeps, the newest first. */
export async function payees(db: Db, memberId: bigint): Promise<Payee[]> {
  const rows = await db
    .selectFrom('cashier.payee')
    .select(PAYEE_COLUMNS)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPayee);
}
