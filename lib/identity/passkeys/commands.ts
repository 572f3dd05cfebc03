import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import { createKeyedHash } from '@/lib/platform/sealing';
import { brandName, siteConfig } from '@/lib/platform/site-config';
import { recordActivity } from '../activity/commands';
import { assertMayLogIn, createLoginSession, type LoggedIn } from '../login/commands';
import { assertOwner } from '../passwords/commands';
import { memberById } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { answerOptions, creationOptions, verifyAnswer, verifyCreated } from './ceremony';
import { MAX_PASSKEYS } from './constants';
import { storeChallenge, passkeyFailed, consumeChallenge, type PasskeySite } from './challenges';

// A challenge is a row per request, and each login page that is opened asks for one. Networks of mobile operators have
// many visitors behind one address.
const challenges = createLimit('passkey-ip', 600, 600);

// The user handle of the authenticator: a hash, so that it reveals no account name or id.
const userHandle = createKeyedHash('croupier/identity/passkey-user/1');

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
  const options = await creationOptions({
    site,
    siteName: siteConfig().security.passkey || brandName(),
    owner: {
      handle: new Uint8Array(userHandle(String(session.memberId))),
      account: session.account,
      name: session.nickname,
    },
    existing,
    isDiscoverable: true,
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
  const { backedUp, public_key, ...created } = await verifyCreated(response, challenge, site);
  await inTransaction(db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('identity.passkey')
      .values({
        ...created,
        public_key: Buffer.from(public_key),
        member_id: session.memberId,
        host: site.host,
        name,
        backed_up: backedUp,
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
  const options = await answerOptions(site);
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
  const { counter, backedUp } = await verifyAnswer(response, challenge, site, passkey);
  await db
    .updateTable('identity.passkey')
    .set({ counter, backed_up: backedUp, used_at: now() })
    .where('id', '=', passkey.id)
    .execute();
  const member = await memberById(db, passkey.member_id);
  if (!member) throw passkeyFailed('nobody');
  assertMayLogIn(member, given.audience);
  // A login by passkey does not force a change of password (LOGIN-7).
  return createLoginSession(db, member, origin, { remember: given.remember, previousSession });
}
