import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { noFormerSecret, secretsOverlap } from './errors';
import { SECRET_BYTES, vendorSecrets } from './secrets';

/**
 * Issues a secret to a vendor of the catalogue, which may call from then on. If it has one already, that one stays valid beside the new one
 * until `endFormerSecret`, so that no call under way is lost. Returns the secret: it is stored sealed and shown once. Throws
 * SECRETS_OVERLAP 409 while two are valid.
 */
export async function issueVendorSecret(db: Db, vendor: string): Promise<Buffer> {
  const secret = randomBytes(SECRET_BYTES);
  const sealed = vendorSecrets.seal(secret, vendor);
  const { rows } = await sql`
    INSERT INTO gateway.vendor AS v (code, secret_sealed, secret_made_at) VALUES (${vendor}, ${sealed}, ${now()})
    ON CONFLICT (code) DO UPDATE
      SET secret_sealed = excluded.secret_sealed, secret_made_at = excluded.secret_made_at,
          former_secret_sealed = v.secret_sealed, former_secret_used_at = NULL
      WHERE v.former_secret_sealed IS NULL
    RETURNING code`.execute(db);
  if (rows.length === 0) throw secretsOverlap();
  return secret;
}

/** Ends the overlap: from now on only the current secret is valid. Throws NO_FORMER_SECRET 409 if there is none. */
export async function endFormerSecret(db: Db, vendor: string): Promise<void> {
  const { rows } = await sql`
    UPDATE gateway.vendor SET former_secret_sealed = NULL WHERE code = ${vendor} AND former_secret_sealed IS NOT NULL
    RETURNING code`.execute(db);
  if (rows.length === 0) throw noFormerSecret();
}

/** What an operator sets about a vendor's calls. */
export interface VendorAccess {
  /** Whether its signed calls are accepted. The vendor repeats refused calls until they are. */
  enabled: boolean;
  /** Whether bonusWin pays, or only reports what the wins of the free rounds have paid already. */
  bonusWinCredits: boolean;
}

/** Sets how a vendor's calls are treated; what is absent stays. Returns what was set before; the defaults if nothing was. */
export async function setVendorAccess(
  db: Db,
  vendor: string,
  { enabled, bonusWinCredits }: Partial<VendorAccess>,
): Promise<VendorAccess> {
  const { rows } = await sql<VendorAccess>`
    SELECT enabled, bonus_win_credits AS "bonusWinCredits" FROM gateway.vendor WHERE code = ${vendor} FOR UPDATE`.execute(
    db,
  );
  await sql`
    INSERT INTO gateway.vendor AS v (code, enabled, bonus_win_credits)
    VALUES (${vendor}, ${enabled ?? true}, ${bonusWinCredits ?? true})
    ON CONFLICT (code) DO UPDATE
      SET enabled = coalesce(${enabled ?? null}::boolean, v.enabled),
          bonus_win_credits = coalesce(${bonusWinCredits ?? null}::boolean, v.bonus_win_credits)`.execute(db);
  return rows[0] ?? { enabled: true, bonusWinCredits: true };
}
