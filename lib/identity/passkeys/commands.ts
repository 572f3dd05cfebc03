import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import { createKeyedHash } from '@/lib/platform/sealing';
import { recordActivity } from '../activity/commands';
import { assertMayLogIn, createLoginSession, type LoggedIn } from '../login/commands';
import { assertOwner } from '../passwords/commands';
import { memberById } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_LIFETIME } from './constants';
import { storeChallenge, passkeyFailed, consumeChallenge, type PasskeySite } from './challenges';

// A challenge is a row per request. This is enough for a household behind one address.
const challenges = createLimit('passkey-ip', 60, 600);

// The user handle of the authenticator: a hash, so that it reveals no account name or id.
const userHandle = createKeyedHash('croupier/identity/passkey-user/1');

const NAME = 'Lantern House';

/** Returns the options with which the browser creates a passkey. Needs the login password; throws as assertOwner. */
export async function startPasskeyRegistration(
  db: Db,
  session: SiteSession,
  password: string,
  site: PasskeySite,
  origin: Origin,
): Promise<Record<string, unknown>> {
  await assertOwner(db, session, password);
  const existing = await db
    .selectFrom('identity.passkey')
    .select(['credential_id', 'transports'])
    .where('member_id', '=', session.memberId)
    .where('host', '=', site.host)
    .execute();
  if (existing.length >= MAX_PASSKEYS) throw new AppError('PASSKEY_TOO_MANY', 409);
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: site.host,
    userName: session.account,
    userDisplayName: session.nickname,
    userID: new Uint8Array(userHandle(String(session.memberId))),
    attestationType: 'none',
    excludeCredentials: existing.map(({ credential_id: id, transports }) => ({ id, transports })),
    // The passkey works without a username and is unlocked by its owner, which makes it stronger than a password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: PASSKEY_CHALLENGE_LIFETIME,
  });
  await storeChallenge(db, options.challenge, origin, session.memberId);
  return { ...options };
}

/** Stores the passkey that the browser has created. Throws PASSKEY_FAILED 400, PASSKEY_KNOWN 409. */
export async function addPasskey(
  db: Db,
  session: SiteSession,
  given: { response: RegistrationResponseJSON; name: string },
  site: PasskeySite,
  origin: Origin,
): Promise<void> {
  const { response, name } = given;
  const challenge = await consumeChallenge(db, response.response.clientDataJSON, origin, session.memberId);
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw passkeyFailed(cause);
  });
  if (!registrationInfo) throw passkeyFailed('not verified');
  const { credential, credentialBackedUp } = registrationInfo;
  await inTransaction(db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('identity.passkey')
      .values({
        credential_id: credential.id,
        member_id: session.memberId,
        public_key: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        transports: [...(credential.transports ?? [])],
        host: site.host,
        name,
        backed_up: credentialBackedUp,
        created_at: now(),
      })
      .onConflict((on) => on.column('credential_id').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) throw new AppError('PASSKEY_KNOWN', 409);
    await recordActivity(tx, session, 'passkeyAdded', origin);
  });
}

/** Deletes a passkey. Throws INVALID_INPUT on `password`, NOT_FOUND 404 for a passkey of another member. */
export async function deletePasskey(
  db: Db,
  session: SiteSession,
  given: { id: bigint; password: string },
  origin: Origin,
): Promise<void> {
  await assertOwner(db, session, given.password);
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('identity.passkey')
      .where('id', '=', given.id)
      .where('member_id', '=', session.memberId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    await recordActivity(tx, session, 'passkeyRemoved', origin);
  });
}

/** Returns the options with which a browser logs in. They name no account. Throws TOO_MANY_REQUESTS 429. */
export async function startPasskeyLogin(
  db: Db,
  site: PasskeySite,
  origin: Origin,
): Promise<Record<string, unknown>> {
  await challenges.take(origin.ip);
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    userVerification: 'required',
    timeout: PASSKEY_CHALLENGE_LIFETIME,
  });
  await storeChallenge(db, options.challenge, origin);
  return { ...options };
}

/**
 * Logs in by passkey. It is two factors in one, so no password, slider or extra verification is needed. Throws
 * PASSKEY_FAILED 400 for any fault, and as assertMayLogIn.
 */
export async function logInByPasskey(
  db: Db,
  given: {
    response: AuthenticationResponseJSON;
    remember: boolean;
    audience?: 'agent' | undefined;
  },
  site: PasskeySite,
  origin: Origin,
  previousSession: SiteSession | undefined,
): Promise<LoggedIn> {
  const { response } = given;
  const challenge = await consumeChallenge(db, response.response.clientDataJSON, origin);
  const passkey = await db
    .selectFrom('identity.passkey')
    .selectAll()
    .where('credential_id', '=', response.id)
    .where('host', '=', site.host)
    .executeTakeFirst();
  if (!passkey) throw passkeyFailed('unknown');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw passkeyFailed(cause);
  });
  if (!verified) throw passkeyFailed('not verified');
  await db
    .updateTable('identity.passkey')
    .set({
      counter: BigInt(authenticationInfo.newCounter),
      backed_up: authenticationInfo.credentialBackedUp,
      used_at: now(),
    })
    .where('id', '=', passkey.id)
    .execute();
  const member = await memberById(db, passkey.member_id);
  if (!member) throw passkeyFailed('nobody');
  assertMayLogIn(member, given.audience);
  // A login by passkey does not force a change of password (LOGIN-7).
  return createLoginSession(db, member, origin, { remember: given.remember, previousSession });
}
