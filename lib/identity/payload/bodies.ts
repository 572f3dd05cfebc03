import { compactDecrypt, decodeProtectedHeader, errors } from 'jose';
import { database, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import type { EncryptedBodies } from '@/lib/platform/http/encrypted-body';
import { sha256 } from '@/lib/platform/ids';
import { siteFlag } from '../settings/queries';
import { AHEAD, ENCRYPTION, KEY_ALGORITHM, OLDEST } from './constants';
import { privateKey } from './keys';
import { payloadClaims } from './schema';

const unreadable = (cause: unknown) => new AppError('PAYLOAD_UNREADABLE', 400, { cause });

/** How the site's own callers encrypt their bodies (design.md §6); audiences carry it for routes marked `encrypted`. */
export const encryptedBodies: EncryptedBodies = {
  open: (jwe, address) => openBody(database(), jwe, address),
  async refusePlain() {
    if (await siteFlag(database(), 'requireEncryptedPayload', false)) {
      throw new AppError('PAYLOAD_MUST_BE_ENCRYPTED', 400);
    }
  },
};

/**
 * Opens a compact JWE that was made for `address` ("POST /wps/session/login") and gives its body. Throws 400:
 * PAYLOAD_UNREADABLE (tampered with, of another kind, for another address), PAYLOAD_KEY_UNKNOWN (fetch the set again),
 * PAYLOAD_EXPIRED (`iat` too old or ahead), PAYLOAD_REPLAYED (its `jti` has been read, by whichever process).
 */
export async function openBody(db: Db, jwe: string, address: string): Promise<Record<string, unknown>> {
  const claims = payloadClaims.safeParse(await decrypt(db, jwe.trim()));
  if (!claims.success) throw unreadable(claims.error);
  const { iat, jti, aud, body } = claims.data;
  if (aud !== address) throw unreadable(`made for ${aud}`);
  const age = now().getTime() - iat * 1_000;
  if (age > OLDEST || age < -AHEAD) throw new AppError('PAYLOAD_EXPIRED', 400);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity.payload_seen')
    .values({ jti_hash: sha256(jti), ends_at: new Date(iat * 1_000 + OLDEST + AHEAD) })
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
  // A compressed body could unfold to any size; ours never are.
  if (header.zip !== undefined) throw unreadable(new errors.JOSENotSupported('zip'));
  const key = typeof header.kid === 'string' ? await privateKey(db, header.kid) : undefined;
  if (!key) throw new AppError('PAYLOAD_KEY_UNKNOWN', 400);
  return key;
}
