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
 * The number (E.164) that a Firebase ID token proves, by Firebase's rules for verifying one: RS256 by a key of the set,
 * our project as issuer and audience, signed in by phone. The sign-in must be at most ten minutes old, and opens one
 * door once. Throws on `field`: CODE_WRONG, CODE_EXPIRED; SMS_NOT_ALLOWED 403 where no project is set.
 */
export async function provedByFirebase(db: Db, idToken: string, field: string): Promise<string> {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_JWKS_URL: url } = env();
  if (!project) throw smsNotAllowed();
  const claims = await verified(idToken, project, keysAt(url), field);
  const { sub, auth_time: signedInAt, phone_number: number } = claims;
  const provider = (claims.firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
  if (!sub || typeof number !== 'string' || typeof signedInAt !== 'number' || provider !== 'phone') {
    throw codeWrong(field);
  }
  const age = now().getTime() - signedInAt * 1000;
  if (age > CODE_LIFETIME) throw codeExpired(field);
  // The sign-in, not the token's bytes: a token can be refreshed, and its signature be spelled in more than one way.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity.used_proof')
    .values({
      hash: sha256(`firebase:${project}:${sub}:${signedInAt}`),
      ends_at: new Date(signedInAt * 1000 + 2 * CODE_LIFETIME),
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw codeExpired(field);
  return number;
}

async function verified(idToken: string, project: string, keys: JWTVerifyGetKey, field: string) {
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
    // A key set that cannot be reached is our trouble, not a wrong token.
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
    throw codeWrong(field);
  }
}
