import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { sha256 } from '@/lib/platform/ids';
import { CODE_LIFETIME } from '../codes/constants';
import { codeExpired, codeWrong, smsNotAllowed } from '../codes/errors';

const keySets = new Map<string, JWTVerifyGetKey>();

function keysAt(url: string): JWTVerifyGetKey {
  let keys = keySets.get(url);
  if (!keys) {
    keys = createRemoteJWKSet(new URL(url));
    keySets.set(url, keys);
  }
  return keys;
}

/**
 * Returns the number (E.164) that a Firebase ID token proves. It verifies the token by Firebase's rules: RS256 with a key
 * of the set, our project as issuer and audience, signed in by phone. A sign-in is valid for ten minutes and one use.
 * Throws on `field` CODE_WRONG or CODE_EXPIRED; SMS_NOT_ALLOWED 403 if no project is set.
 */
export async function consumeFirebaseToken(db: Db, idToken: string, field: string): Promise<string> {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_JWKS_URL: url } = env();
  if (!project) throw smsNotAllowed();
  const claims = await verifyToken(idToken, project, keysAt(url), field);
  const { sub, auth_time: signedInAt, phone_number: number } = claims;
  const provider = (claims.firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
  if (!sub || typeof number !== 'string' || typeof signedInAt !== 'number' || provider !== 'phone') {
    throw codeWrong(field);
  }
  const age = now().getTime() - signedInAt * 1000;
  if (age > CODE_LIFETIME) throw codeExpired(field);
  // The sign-in is stored and not the token, which can be refreshed and encoded in more than one way.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity.used_phone_token')
    .values({
      token_hash: sha256(`firebase:${project}:${sub}:${signedInAt}`),
      ends_at: new Date(signedInAt * 1000 + 2 * CODE_LIFETIME),
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw codeExpired(field);
  return number;
}

async function verifyToken(idToken: string, project: string, keys: JWTVerifyGetKey, field: string) {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time', 'phone_number'],
      currentDate: now(),
      clockTolerance: 5,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw codeExpired(field);
    // If the key set cannot be reached, the token is not wrong.
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
    throw codeWrong(field);
  }
}
