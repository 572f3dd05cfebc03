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
import { CURVE, ENCRYPTION, KEY_ALGORITHM, NEXT_AFTER, OFFERED_FOR, READ_FOR } from './constants';

const sealer = createSealer('identity.payload');

// One maker at a time, across processes: two first visitors must not leave two keys.
const MAKING_KEY = 7_205_340;

/** The public keys that are on offer, newest first; the first visitor of a new site makes one. */
export async function offeredKeys(db: Db): Promise<JWK[]> {
  const keys = await fresherThan(db, OFFERED_FOR);
  if (keys.length > 0) return keys;
  await rotateKeys(db, OFFERED_FOR);
  return fresherThan(db, OFFERED_FOR);
}

async function fresherThan(db: Db, age: number): Promise<JWK[]> {
  const rows = await db
    .selectFrom('identity.payload_key')
    .select('public_jwk')
    .where('created_at', '>', new Date(now().getTime() - age))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.public_jwk as JWK);
}

/** Makes a key where the newest is older than `age` milliseconds (a day before it goes out of offer, unless told). */
export async function rotateKeys(db: Db, age = NEXT_AFTER): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${MAKING_KEY})`.execute(tx);
    if ((await fresherThan(tx, age)).length > 0) return;
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
        ends_at: new Date(at.getTime() + READ_FOR),
      })
      .execute();
  });
}

interface Opened {
  key: CryptoKey;
  endsAt: Date;
}

// Unsealing and importing costs a query and some work per login otherwise. A handful of keys live at a time.
const opened = new Map<string, Opened>();
const REMEMBERED = 8;

/** The private key by its id, or undefined where there is none (any more). */
export async function privateKey(db: Db, kid: string): Promise<CryptoKey | undefined> {
  const known = opened.get(kid);
  if (known) return known.endsAt > now() ? known.key : undefined;
  const row = await db
    .selectFrom('identity.payload_key')
    .select(['private_sealed', 'ends_at'])
    .where('kid', '=', kid)
    .executeTakeFirst();
  if (!row || row.ends_at <= now()) return undefined;
  const jwk = JSON.parse(sealer.open(row.private_sealed, kid).toString()) as JWK;
  const key = (await importJWK(jwk, KEY_ALGORITHM)) as CryptoKey;
  if (opened.size >= REMEMBERED) opened.delete(opened.keys().next().value!);
  opened.set(kid, { key, endsAt: row.ends_at });
  return key;
}
