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
import { noteActivity } from '../activity/commands';
import { demandWelcome, openFor, type LoggedIn } from '../login/commands';
import { demandOwner } from '../passwords/commands';
import { memberById } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { MOST_PASSKEYS, QUESTION_LIFETIME } from './constants';
import { keepQuestion, passkeyFailed, takeQuestion, type PasskeySite } from './questions';

// A question is a row for whoever asks: enough for a household behind one address.
const questions = createLimit('passkey-ip', 60, 600);

// The authenticator's name for its user: no account name or id of ours leaves the house in it.
const userHandle = createKeyedHash('croupier/identity/passkey-user/1');

const NAME = 'Lantern House';

/** What the browser is to make a passkey from, for whoever proves with the password that they are the owner. */
export async function beginPasskey(
  db: Db,
  session: SiteSession,
  password: string,
  site: PasskeySite,
  origin: Origin,
): Promise<Record<string, unknown>> {
  await demandOwner(db, session, password);
  const existing = await db
    .selectFrom('identity.passkey')
    .select(['credential_id', 'transports'])
    .where('member_id', '=', session.memberId)
    .where('host', '=', site.host)
    .execute();
  if (existing.length >= MOST_PASSKEYS) throw new AppError('PASSKEY_TOO_MANY', 409);
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: site.host,
    userName: session.account,
    userDisplayName: session.nickname,
    userID: new Uint8Array(userHandle(String(session.memberId))),
    attestationType: 'none',
    excludeCredentials: existing.map(({ credential_id: id, transports }) => ({ id, transports })),
    // Found without a name, and unlocked by its owner: that is what makes it more than a password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: QUESTION_LIFETIME,
  });
  await keepQuestion(db, options.challenge, origin, session.memberId);
  return { ...options };
}

/** Keeps the passkey that the browser has made. Throws PASSKEY_FAILED 400, PASSKEY_KNOWN 409. */
export async function addPasskey(
  db: Db,
  session: SiteSession,
  given: { response: RegistrationResponseJSON; name: string },
  site: PasskeySite,
  origin: Origin,
): Promise<void> {
  const { response, name } = given;
  const challenge = await takeQuestion(db, response.response.clientDataJSON, origin, session.memberId);
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
    await noteActivity(tx, session, 'passkeyAdded', origin);
  });
}

/** Takes a passkey away. Throws INVALID_INPUT on `password`, NOT_FOUND 404 where it is not theirs. */
export async function removePasskey(
  db: Db,
  session: SiteSession,
  given: { id: bigint; password: string },
  origin: Origin,
): Promise<void> {
  await demandOwner(db, session, given.password);
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('identity.passkey')
      .where('id', '=', given.id)
      .where('member_id', '=', session.memberId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    await noteActivity(tx, session, 'passkeyRemoved', origin);
  });
}

/** What a browser is asked with to log in; it names nobody, so it tells nothing. Throws TOO_MANY_REQUESTS 429. */
export async function askPasskey(
  db: Db,
  site: PasskeySite,
  origin: Origin,
): Promise<Record<string, unknown>> {
  await questions.take(origin.ip);
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    userVerification: 'required',
    timeout: QUESTION_LIFETIME,
  });
  await keepQuestion(db, options.challenge, origin);
  return { ...options };
}

/**
 * Logs in by passkey: possession and its owner's unlocking in one, so no password, slider or extra verification is asked
 * for. Throws PASSKEY_FAILED 400 for whatever is wrong with it; ACCOUNT_DISABLED, NON_AGENT_ACCOUNT, NON_MEMBER_ACCOUNT 403.
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
  before: SiteSession | undefined,
): Promise<LoggedIn> {
  const { response } = given;
  const challenge = await takeQuestion(db, response.response.clientDataJSON, origin);
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
  demandWelcome(member, given.audience);
  // A one-time password is not what they came with: it need not be changed to go on (product.md §4, as for SMS).
  return openFor(db, member, origin, { remember: given.remember, before });
}
