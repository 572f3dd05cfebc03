import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { vendorSecrets } from './secrets';

/**
 * Issues a new secret to a vendor of the catalogue, which may call from then on. Returns the secret: 32 random bytes, shown
 * once and stored sealed. The former secret is refused from then on.
 */
export async function issueVendorSecret(db: Db, vendor: string): Promise<Buffer> {
  const secret = randomBytes(32);
  const sealed = vendorSecrets.seal(secret, vendor);
  await sql`INSERT INTO gateway.vendor (code, secret_sealed) VALUES (${vendor}, ${sealed})
    ON CONFLICT (code) DO UPDATE SET secret_sealed = excluded.secret_sealed`.execute(db);
  return secret;
}

/** Accepts or refuses a vendor's signed calls. The vendor repeats refused calls until it is enabled again. */
export async function setVendorEnabled(db: Db, vendor: string, enabled: boolean): Promise<void> {
  await db.updateTable('gateway.vendor').set({ enabled }).where('code', '=', vendor).execute();
}
