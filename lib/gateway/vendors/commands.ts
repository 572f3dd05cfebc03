import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { vendorSecrets } from './secrets';

/**
 * Gives a vendor of the catalogue a new secret and lets it call. Returns the secret, which is shown once and kept
 * sealed: 32 random bytes. The old one is refused from then on.
 */
export async function admitVendor(db: Db, vendor: string): Promise<Buffer> {
  const secret = randomBytes(32);
  const sealed = vendorSecrets.seal(secret, vendor);
  await sql`INSERT INTO gateway.vendor (code, secret_sealed) VALUES (${vendor}, ${sealed})
    ON CONFLICT (code) DO UPDATE SET secret_sealed = excluded.secret_sealed`.execute(db);
  return secret;
}

/** Lets a vendor's signed calls in, or keeps them out (they are then sent again until it is let in). */
export async function enableVendor(db: Db, vendor: string, enabled: boolean): Promise<void> {
  await db.updateTable('gateway.vendor').set({ enabled }).where('code', '=', vendor).execute();
}
