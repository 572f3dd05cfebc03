import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import type { DialectName } from '../dialects/names';
import { noFormerPublicKey, noFormerSecret, publicKeysOverlap, secretsOverlap } from './errors';
import { parsePublicKey } from './public-key';
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
  /** The one dialect in which its calls are accepted; `own` is /provider/v1. */
  dialect: DialectName;
}

/** The column of each setting; the database has their defaults. */
const COLUMNS = {
  enabled: 'enabled',
  bonusWinCredits: 'bonus_win_credits',
  dialect: 'dialect',
} as const satisfies Record<keyof VendorAccess, string>;

/** What is in force until an operator sets something; the defaults of the table. */
export const VENDOR_ACCESS: VendorAccess = { enabled: true, bonusWinCredits: true, dialect: 'own' };

/** Sets how a vendor's calls are treated; what is absent stays. Returns what was set before; the defaults if nothing was. */
export async function setVendorAccess(
  db: Db,
  vendor: string,
  access: Partial<VendorAccess>,
): Promise<VendorAccess> {
  const names = Object.keys(COLUMNS) as (keyof VendorAccess)[];
  const before = await db
    .selectFrom('gateway.vendor')
    .select(names.map((name) => sql.ref(COLUMNS[name]).as(name)))
    .where('code', '=', vendor)
    .forUpdate()
    .executeTakeFirst();
  const changes = Object.fromEntries(
    names.filter((name) => access[name] !== undefined).map((name) => [COLUMNS[name], access[name]]),
  );
  const row = db.insertInto('gateway.vendor').values({ code: vendor, ...changes });
  await row
    .onConflict((conflict) =>
      Object.keys(changes).length > 0
        ? conflict.column('code').doUpdateSet(changes)
        : conflict.column('code').doNothing(),
    )
    .execute();
  return (before as VendorAccess | undefined) ?? VENDOR_ACCESS;
}

/**
 * Stores the public key of a vendor that signs with a key of its own, PEM. The one before stays valid beside it until `endFormerPublicKey`, so
 * that no call under way is lost; the same key again changes nothing. Throws INVALID_INPUT on `publicKey`, PUBLIC_KEYS_OVERLAP 409 while
 * two are valid.
 */
export async function setVendorPublicKey(db: Db, vendor: string, pem: string): Promise<void> {
  const key = parsePublicKey(pem);
  const { rows } = await sql`
    INSERT INTO gateway.vendor AS v (code, public_key, public_key_made_at) VALUES (${vendor}, ${key}, ${now()})
    ON CONFLICT (code) DO UPDATE
      SET public_key = excluded.public_key,
          public_key_made_at = CASE WHEN v.public_key = excluded.public_key THEN v.public_key_made_at ELSE excluded.public_key_made_at END,
          former_public_key = CASE WHEN v.public_key = excluded.public_key THEN v.former_public_key ELSE v.public_key END,
          former_public_key_used_at = CASE WHEN v.public_key = excluded.public_key THEN v.former_public_key_used_at END
      WHERE v.former_public_key IS NULL OR v.public_key = excluded.public_key
    RETURNING code`.execute(db);
  if (rows.length === 0) throw publicKeysOverlap();
}

/** Ends the overlap of two public keys. Throws NO_FORMER_PUBLIC_KEY 409 if there is no former one. */
export async function endFormerPublicKey(db: Db, vendor: string): Promise<void> {
  const { rows } = await sql`
    UPDATE gateway.vendor SET former_public_key = NULL WHERE code = ${vendor} AND former_public_key IS NOT NULL
    RETURNING code`.execute(db);
  if (rows.length === 0) throw noFormerPublicKey();
}
