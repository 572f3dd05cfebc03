import { sql } from 'kysely';
import type { Tx } from '@/lib/db/client';

/** Sets where a vendor's wallet is called; undefined: nowhere. Money that is under way is asked about when there is an address again. */
export async function setWalletAddress(tx: Tx, vendor: string, address: string | undefined): Promise<void> {
  if (address === undefined)
    await sql`DELETE FROM gateway.vendor_wallet WHERE vendor = ${vendor}`.execute(tx);
  else
    await sql`
      INSERT INTO gateway.vendor_wallet (vendor, address) VALUES (${vendor}, ${address})
      ON CONFLICT (vendor) DO UPDATE SET address = excluded.address`.execute(tx);
}
