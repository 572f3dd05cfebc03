import {
  exportJWK,
  generateKeyPair,
  importJWK,
  calculateJwkThumbprint,
  type CryptoKey,
  type JWK,
} from 'jose';
import { inTransaction, sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { createSealer } from '@/lib/platform/sealing';
import {
  CURVE,
  ENCRYPTION,
  KEY_ALGORITHM,
  KEY_ROTATION_AGE,
  KEY_OFFER_LIFETIME,
  KEY_LIFETIME,
} from './constants';

const sealer = createSealer('identity.payload');

// An advisory lock over all processes, so that two first visitors do not create two keys.
const KEY_CREATION_LOCK = 7_205_340;

/** Returns the offered public keys, newest first. Creates one if there is none. */
export async function offeredKeys(db: Db): Promise<JWK[]> {
  const keys = await keysNewerThan(db, KEY_OFFER_LIFETIME);
  if (keys.length > 0) return keys;
  await createKeyIfDue(db, KEY_OFFER_LIFETIME);
  return keysNewerThan(db, KEY_OFFER_LIFETIME);
}

async function keysNewerThan(db: Db, age: number): Promise<JWK[]> {
  const rows = await db
    .selectFrom('identity.payload_key')
    .select('public_jwk')
    .where('created_at', '>', new Date(now().getTime() - age))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.public_jwk as JWK);
}

/** Creates a key if the newest is older than `age` milliseconds; by default, a day before it is no longer offered. */
export async function createKeyIfDue(db: Db, age = KEY_ROTATION_AGE): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${KEY_CREATION_LOCK})`.execute(tx);
    if ((await keysNewerThan(tx, age)).length > 0) return;
    const pair = await generateKeyPair(KEY_ALGORITHM, { crv: CURVE, extractable: true });
    const publicJwk = await exportJWK(pair.publicKey);
    const kid = await calculateJwkThumbprint(publicJwk);
    const at = now();
    await tx
      .insertInto('identity.payload_key')
      .values({
        kid,
        public_jwk: JSON.stringify({ ...publicJwk, kid, use: 'enc', alg: KEY_ALGORITHM, enc: ENCRYPTION }),
        private_sealed: sealer.seal(Buffer.from(JSON.stringify(await exportJWK(pair.privateKey))), kid),
        created_at: at,
        ends_at: new Date(at.getTime() + KEY_LIFETIME),
      })
      .execute();
  });
}

interface CachedKey {
  key: CryptoKey;
  endsAt: Date;
}

// The cache saves a query, decryption and import per login. Only a few keys are valid at a time.
const cachedKeys = new Map<string, CachedKey>();
const MAX_CACHED_KEYS = 8;

/** Returns the private key by its id, or undefined if it does not exist or has expired. */
export async function privateKey(db: Db, kid: string): Promise<CryptoKey | undefined> {
  const known = cachedKeys.get(kid);
  if (known) return known.endsAt > now() ? known.key : undefined;
  const row = await db
    .selectFrom('identity.payload_key')
    .select(['private_sealed', 'ends_at'])
    .where('kid', '=', kid)
    .executeTakeFirst();
  if (!row || row.ends_at <= now()) return undefined;
  const jwk = JSON.parse(sealer.open(row.private_sealed, kid).toString()) as JWK;
  const key = (await importJWK(jwk, KEY_ALGORITHM)) as CryptoKey;
  if (cachedKeys.size >= MAX_CACHED_KEYS) cachedKeys.delete(cachedKeys.keys().next().value!);
  cachedKeys.set(kid, { key, endsAt: row.ends_at });
  return key;
}
