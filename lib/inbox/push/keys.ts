import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose';
import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import { createSealer } from '@/lib/platform/sealing';
import { TOKEN_S } from './constants';

const sealer = createSealer('croupier/inbox/push/1');
const CONTEXT = 'push-key';

/** The key by which push services know this site (VAPID, RFC 8292). */
export interface SiteKey {
  /** The uncompressed point on P-256, as base64url: what a browser subscribes with. */
  publicKey: string;
  /** The private key. */
  jwk: JWK;
}

/** The site's key. The first call makes it, once for all processes: browsers that subscribed with another key would be lost. */
export async function siteKey(db: Db): Promise<SiteKey> {
  const found = await readKey(db);
  if (found) return found;
  const pair = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  const point = Buffer.concat([
    Uint8Array.of(4),
    Buffer.from(jwk.x!, 'base64url'),
    Buffer.from(jwk.y!, 'base64url'),
  ]);
  const sealed = sealer.seal(Buffer.from(JSON.stringify(jwk)), CONTEXT);
  await sql`
    INSERT INTO inbox.push_key (public_key, private_sealed, created_at) VALUES (${point}, ${sealed}, ${now()})
    ON CONFLICT DO NOTHING`.execute(db);
  return (await readKey(db))!;
}

async function readKey(db: Db): Promise<SiteKey | undefined> {
  const row = await db
    .selectFrom('inbox.push_key')
    .select(['public_key', 'private_sealed'])
    .executeTakeFirst();
  return (
    row && {
      publicKey: Buffer.from(row.public_key).toString('base64url'),
      jwk: JSON.parse(sealer.open(row.private_sealed, CONTEXT).toString()) as JWK,
    }
  );
}

/** The header that proves to a push service who sends (RFC 8292). */
export async function authorization({ publicKey, jwk }: SiteKey, endpoint: URL): Promise<string> {
  const token = await new SignJWT({ sub: publicUrl() })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(endpoint.origin)
    .setExpirationTime(Math.floor(now().getTime() / 1_000) + TOKEN_S)
    .sign(await importJWK(jwk, 'ES256'));
  return `vapid t=${token}, k=${publicKey}`;
}
