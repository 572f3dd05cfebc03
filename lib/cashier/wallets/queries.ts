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

const VENDOR_WALLET = 'vendor:';

/** A member's wallets in one currency: the main one (locked: held for withdrawals), then the transfer wallets of vendors. */
export async function listWallets(db: Db, memberId: bigint, currency: string): Promise<Wallet[]> {
  const { rows } = await sql<{ kind: string; amount: bigint }>`
    SELECT a.kind, b.amount FROM ledger.account a JOIN ledger.balance b ON b.account_id = a.id
     WHERE a.owner_kind = 'member' AND a.owner_id = ${memberId} AND a.currency = ${currency}::char(3)
     ORDER BY a.kind`.execute(db);
  const of = (kind: string) => (rows.find((row) => row.kind === kind)?.amount ?? 0n) as Amount;
  const vendors = rows.filter((row) => row.kind.startsWith(VENDOR_WALLET));
  return [
    { vendor: '', available: of(MAIN), locked: of(HOLD) },
    ...vendors.map((row) => ({
      vendor: row.kind.slice(VENDOR_WALLET.length),
      available: row.amount as Amount,
      locked: 0n as Amount,
    })),
  ];
}
