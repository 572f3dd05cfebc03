import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { VENDOR_ACCESS, type VendorAccess } from './commands';

/** How a vendor may call, without its secrets. */
export interface VendorCredentials extends VendorAccess {
  hasSecret: boolean;
  secretMadeAt: Date | null;
  /** Whether the secret before the last rotation is still valid, and when it was last used. */
  hasFormerSecret: boolean;
  formerUsedAt: Date | null;
  /** The public key of a vendor that signs with a key of its own, PEM. */
  publicKey: string | null;
  publicKeyMadeAt: Date | null;
  hasFormerPublicKey: boolean;
  formerPublicKeyUsedAt: Date | null;
}

const NONE: VendorCredentials = {
  ...VENDOR_ACCESS,
  hasSecret: false,
  secretMadeAt: null,
  hasFormerSecret: false,
  formerUsedAt: null,
  publicKey: null,
  publicKeyMadeAt: null,
  hasFormerPublicKey: false,
  formerPublicKeyUsedAt: null,
};

/** The credentials of every vendor by its code; `credentialsOf` gives those of one that has none yet. */
export async function vendorCredentials(db: Db): Promise<Map<string, VendorCredentials>> {
  const { rows } = await sql<VendorCredentials & { code: string }>`
    SELECT code, enabled, bonus_win_credits AS "bonusWinCredits", secret_sealed IS NOT NULL AS "hasSecret",
           secret_made_at AS "secretMadeAt", former_secret_sealed IS NOT NULL AS "hasFormerSecret",
           former_secret_used_at AS "formerUsedAt", dialect, public_key AS "publicKey", public_key_made_at AS "publicKeyMadeAt",
           former_public_key IS NOT NULL AS "hasFormerPublicKey", former_public_key_used_at AS "formerPublicKeyUsedAt"
      FROM gateway.vendor`.execute(db);
  return new Map(rows.map(({ code, ...row }) => [code, row]));
}

/** The credentials of one vendor. */
export const credentialsOf = async (db: Db, vendor: string): Promise<VendorCredentials> =>
  (await vendorCredentials(db)).get(vendor) ?? NONE;
