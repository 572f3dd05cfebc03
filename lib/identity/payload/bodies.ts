import { compactDecrypt, decodeProtectedHeader, errors } from 'jose';
import { database, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import type { BodyDecryption } from '@/lib/platform/http/body-decryption';
import { sha256 } from '@/lib/platform/ids';
import { siteFlag } from '../settings/queries';
import { MAX_CLOCK_LEAD, ENCRYPTION, KEY_ALGORITHM, MAX_AGE } from './constants';
import { privateKey } from './keys';
import { payloadClaims } from './schema';

const unreadable = (cause: unknown) => new AppError('PAYLOAD_UNREADABLE', 400, { cause });

/** Decryption of request bodies for the site's audiences (API-5), for routes marked `encrypted`. */
export const siteBodyDecryption: BodyDecryption = {
  decrypt: (jwe, address) => openBody(database(), jwe, address),
  async assertPlainAllowed() {
    if (await siteFlag(database(), 'requireEncryptedPayload', false)) {
      throw new AppError('PAYLOAD_MUST_BE_ENCRYPTED', 400);
    }
  },
};

/**
 * Decrypts a compact JWE that was made for `address` ("POST /wps/session/login") and returns its body. Throws 400:
 * PAYLOAD_UNREADABLE (tampered with, of another kind, for another address), PAYLOAD_KEY_UNKNOWN (fetch the keys again),
 * PAYLOAD_EXPIRED (`iat` too old or in the future), PAYLOAD_REPLAYED (its `jti` was used before, in any process).
 */
export async function openBody(db: Db, jwe: string, address: string): Promise<Record<string, unknown>> {
  const claims = payloadClaims.safeParse(await decrypt(db, jwe.trim()));
  if (!claims.success) throw unreadable(claims.error);
  const { iat, jti, aud, body } = claims.data;
  if (aud !== address) throw unreadable(`made for ${aud}`);
  const age = now().getTime() - iat * 1_000;
  if (age > MAX_AGE || age < -MAX_CLOCK_LEAD) throw new AppError('PAYLOAD_EXPIRED', 400);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity.payload_seen')
    .values({ jti_hash: sha256(jti), ends_at: new Date(iat * 1_000 + MAX_AGE + MAX_CLOCK_LEAD) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new AppError('PAYLOAD_REPLAYED', 400);
  return body;
}

async function decrypt(db: Db, jwe: string): Promise<unknown> {
  const key = await keyOf(db, jwe);
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [KEY_ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
    });
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
  } catch (cause) {
    throw unreadable(cause);
  }
}

async function keyOf(db: Db, jwe: string) {
  let header;
  try {
    header = decodeProtectedHeader(jwe);
  } catch (cause) {
    throw unreadable(cause);
  }
  // A compressed body could expand to any size. Our client never compresses.
  if (header.zip !== undefined) throw unreadable(new errors.JOSENotSupported('zip'));
  const key = typeof header.kid === 'string' ? await privateKey(db, header.kid) : undefined;
  if (!key) throw new AppError('PAYLOAD_KEY_UNKNOWN', 400);
  return key;
}
