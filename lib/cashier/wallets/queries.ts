import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { HOLD, MAIN } from '@/lib/ledger/constants';
import type { Amount } from '@/lib/money/amount';

export interface Wallet {
  /** The vendor whose wallet it is; empty for the main one. */
  vendor: string;
  available: Amount;
  locked: Amount;
}

/** A member's main wallet in one currency; locked: held for withdrawals. Wallets of vendors are in lib/gateway/transfers. */
export async function mainWallet(db: Db, memberId: bigint, currency: string): Promise<Wallet> {
  const { rows } = await sql<{ kind: string; amount: bigint }>`
    SELECT a.kind, b.amount FROM ledger.account a JOIN ledger.balance b ON b.account_id = a.id
     WHERE a.owner_kind = 'member' AND a.owner_id = ${memberId} AND a.currency = ${currency}::char(3)
       AND a.kind IN (${MAIN}, ${HOLD})`.execute(db);
  const of = (kind: string) => (rows.find((row) => row.kind === kind)?.amount ?? 0n) as Amount;
  return { vendor: '', available: of(MAIN), locked: of(HOLD) };
}
