import type { Db } from '@/lib/db/client';
import type { Payee } from '../types';
import { openHolder } from './secrets';

/** The columns that are needed to show a payee. */
export const PAYEE_COLUMNS = ['id', 'member_id', 'bank', 'holder_sealed', 'number_tail'] as const;

export interface PayeeRow {
  id: bigint;
  member_id: bigint;
  bank: string;
  holder_sealed: Uint8Array;
  number_tail: string;
}

export const toPayee = (row: PayeeRow): Payee => ({
  id: row.id,
  bank: row.bank,
  holder: openHolder(row),
  numberTail: row.number_tail,
});

/** A member's payees, newest first. */
export async function listPayees(db: Db, memberId: bigint): Promise<Payee[]> {
  const rows = await db
    .selectFrom('cashier.payee')
    .select(PAYEE_COLUMNS)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPayee);
}
