import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { invalidCredentials } from '@/lib/identity/errors';
import { answerOptions, verifyAnswer } from '@/lib/identity/passkeys/ceremony';
import { challengeOf, passkeyFailed, type PasskeySite } from '@/lib/identity/passkeys/challenges';
import { hashPassword, verifyPassword } from '@/lib/identity/passwords/hash';
import { now } from '@/lib/platform/clock';
import { badInput } from '@/lib/platform/errors';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { logger } from '@/lib/platform/logger';
import { appendAuditEntry } from '../audit/commands';
import { OPERATOR_SESSION } from '../constants';
import { consumeAppCode } from '../factors/app';
import { factorsOf } from '../factors/queries';
import { consumeRecoveryCode } from '../factors/recovery';
import { LOGIN_CHALLENGE_LIFETIME, LOGIN_CHALLENGE_TRIES } from '../operators/constants';
import { activationGone, challengeGone } from '../operators/errors';
import { assertNewOperatorPassword } from '../passwords/commands';
import { createDeviceCookie, readKnownDevice } from './device';
import { countFactorAnswer, countLoginAttempt } from './throttle';

/** Where a login comes from; `cookies` is the Cookie header. */
export interface LoginOrigin {
  ip: string;
  userAgent: string;
  cookies: string | null;
}

export interface LoggedIn {
  next: 'done';
  /** The session's token; the database stores only its hash. */
  token: string;
  /** Set-Cookie header of the device cookie: this browser has a rate limit of its own. */
  deviceCookie: string;
}

export type FactorWay = 'app' | 'passkey' | 'recovery';

export interface FactorAsked {
  next: 'factor';
  /** The token of the second step; the database stores only its hash. */
  challenge: string;
  ways: FactorWay[];
}

/**
 * Checks an operator's password. Logs them in, or asks for the second factor if they have one. INVALID_CREDENTIALS 401 for an unknown
 * name, a wrong password, an invited and a disabled operator alike, after the same work, so that times reveal nothing;
 * TOO_MANY_REQUESTS 429.
 */
export async function logInOperator(
  db: Db,
  given: { account: string; password: string },
  origin: LoginOrigin,
  host: string,
): Promise<LoggedIn | FactorAsked> {
  const account = given.account.trim().toLowerCase();
  const operator = await db
    .selectFrom('backoffice.operator')
    .select(['id', 'password_hash', 'status'])
    .where('account', '=', account)
    .executeTakeFirst();
  const known = await readKnownDevice(origin.cookies);
  const own = known !== undefined && known.operatorId === operator?.id;
  const attempt = await countLoginAttempt(account, origin.ip, own ? known.device : undefined);
  const right = await verifyPassword(operator?.password_hash, given.password, attempt.notJudged);
  if (!operator?.password_hash || !right || operator.status !== 'active') {
    logFailure(origin, operator?.id);
    throw invalidCredentials();
  }
  await attempt.succeeded();
  const { id, password_hash } = operator;
  return inTransaction(db, async (tx) => {
    // The row is locked: disabling the operator or changing the password happens before, or after and then ends this login.
    const unchanged = await tx
      .selectFrom('backoffice.operator')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'active')
      .where('password_hash', '=', password_hash)
      .forShare()
      .executeTakeFirst();
    if (!unchanged) throw invalidCredentials();
    return continueLogin(tx, id, origin, host);
  });
}

/** In the server's log and not in the audit log, to which strangers must not be able to append (ASVS 16.3.1). */
const logFailure = ({ ip }: LoginOrigin, operatorId: bigint | undefined) =>
  logger.warn({ ip, operatorId: String(operatorId ?? '') }, 'a login to the back office failed');

/** After the password: begins the session, or asks for the second factor if the operator has one. */
async function continueLogin(
  tx: Tx,
  operatorId: bigint,
  origin: LoginOrigin,
  host: string,
): Promise<LoggedIn | FactorAsked> {
  const { hasApp, passkeys } = await factorsOf(tx, operatorId);
  if (!hasApp && passkeys.length === 0) return beginSession(tx, operatorId, origin, 'none');
  const challenge = randomToken();
  const at = now();
  await tx
    .insertInto('backoffice.login_challenge')
    .values({
      token_hash: sha256(challenge),
      operator_id: operatorId,
      created_at: at,
      ends_at: new Date(at.getTime() + LOGIN_CHALLENGE_LIFETIME),
    })
    .execute();
  const ways: FactorWay[] = [];
  if (hasApp) ways.push('app');
  if (passkeys.some((passkey) => passkey.host === host)) ways.push('passkey');
  return { next: 'factor', challenge, ways: [...ways, 'recovery'] };
}

async function beginSession(
  tx: Tx,
  operatorId: bigint,
  { ip, userAgent }: LoginOrigin,
  factor: 'none' | FactorWay,
): Promise<LoggedIn> {
  const token = randomToken();
  const at = now();
  await tx
    .insertInto('backoffice.session')
    .values({
      token_hash: sha256(token),
      operator_id: operatorId,
      ip,
      user_agent: userAgent.slice(0, 300),
      created_at: at,
      seen_at: at,
      ends_at: new Date(at.getTime() + OPERATOR_SESSION.absolute),
    })
    .execute();
  const subject = `operator:${operatorId}`;
  await appendAuditEntry(tx, { operatorId, ip, action: 'operator.login', subject, detail: { factor } });
  return { next: 'done', token, deviceCookie: await createDeviceCookie(operatorId) };
}

/** Counts an answer to the second step before it is checked. Throws CHALLENGE_GONE 410 (unknown, expired, used, or five answers). */
async function takeAnswer(db: Db, challenge: string): Promise<{ operatorId: bigint; key: Buffer }> {
  const key = sha256(challenge);
  const row = await db
    .updateTable('backoffice.login_challenge')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('token_hash', '=', key)
    .where('ends_at', '>', now())
    .where('attempts', '<', LOGIN_CHALLENGE_TRIES)
    .returning('operator_id')
    .executeTakeFirst();
  if (!row) throw challengeGone();
  return { operatorId: row.operator_id, key };
}

/** Begins the session of a challenge that was answered. Of parallel right answers one succeeds. Throws CHALLENGE_GONE 410. */
async function finishLogin(
  tx: Tx,
  { operatorId, key }: { operatorId: bigint; key: Buffer },
  origin: LoginOrigin,
  factor: FactorWay,
): Promise<LoggedIn> {
  const active = await tx
    .selectFrom('backoffice.operator')
    .select('id')
    .where('id', '=', operatorId)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst();
  const { numDeletedRows } = await tx
    .deleteFrom('backoffice.login_challenge')
    .where('token_hash', '=', key)
    .executeTakeFirst();
  if (!active || numDeletedRows === 0n) throw challengeGone();
  return beginSession(tx, operatorId, origin, factor);
}

/**
 * The second step by a code of the authenticator app or a recovery code; each works once. Throws INVALID_INPUT on `code`, CHALLENGE_GONE
 * 410, TOO_MANY_REQUESTS 429 after ten answers of the operator in an hour.
 */
export async function logInByCode(
  db: Db,
  { challenge, code }: { challenge: string; code: string },
  origin: LoginOrigin,
): Promise<LoggedIn> {
  const answer = await takeAnswer(db, challenge);
  const counted = await countFactorAnswer(answer.operatorId);
  const done = await inTransaction(db, async (tx) => {
    if (await consumeAppCode(tx, answer.operatorId, code)) return finishLogin(tx, answer, origin, 'app');
    if (await consumeRecoveryCode(tx, answer.operatorId, code))
      return finishLogin(tx, answer, origin, 'recovery');
    return undefined;
  });
  if (!done) {
    logFailure(origin, answer.operatorId);
    throw badInput({ code: { code: 'TOTP_WRONG' } });
  }
  await counted.succeeded();
  return done;
}

/** Returns the options with which the browser uses one of the operator's passkeys. Throws CHALLENGE_GONE 410. */
export async function startPasskeyStep(
  db: Db,
  challenge: string,
  site: PasskeySite,
): Promise<Record<string, unknown>> {
  const key = sha256(challenge);
  const allowed = await db
    .selectFrom('backoffice.passkey as p')
    .innerJoin('backoffice.login_challenge as c', 'c.operator_id', 'p.operator_id')
    .select(['p.credential_id', 'p.transports'])
    .where('c.token_hash', '=', key)
    .where('c.ends_at', '>', now())
    .where('p.host', '=', site.host)
    .execute();
  if (allowed.length === 0) throw challengeGone();
  const options = await answerOptions(site, allowed);
  await db
    .updateTable('backoffice.login_challenge')
    .set({ passkey_challenge: options.challenge })
    .where('token_hash', '=', key)
    .execute();
  return { ...options };
}

/** The second step by a passkey. Throws PASSKEY_FAILED 400 for any fault, CHALLENGE_GONE 410, TOO_MANY_REQUESTS 429. */
export async function logInByPasskeyStep(
  db: Db,
  { challenge, response }: { challenge: string; response: AuthenticationResponseJSON },
  site: PasskeySite,
  origin: LoginOrigin,
): Promise<LoggedIn> {
  const answer = await takeAnswer(db, challenge);
  const counted = await countFactorAnswer(answer.operatorId);
  const expected = challengeOf(response.response.clientDataJSON);
  const { numUpdatedRows } = await db
    .updateTable('backoffice.login_challenge')
    .set({ passkey_challenge: null })
    .where('token_hash', '=', answer.key)
    .where('passkey_challenge', '=', expected)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw passkeyFailed('unknown challenge');
  const passkey = await db
    .selectFrom('backoffice.passkey')
    .selectAll()
    .where('credential_id', '=', response.id)
    .where('operator_id', '=', answer.operatorId)
    .where('host', '=', site.host)
    .executeTakeFirst();
  if (!passkey) throw passkeyFailed('unknown');
  const { counter } = await verifyAnswer(response, expected, site, passkey);
  const done = await inTransaction(db, async (tx) => {
    await tx
      .updateTable('backoffice.passkey')
      .set({ counter, used_at: now() })
      .where('id', '=', passkey.id)
      .execute();
    return finishLogin(tx, answer, origin, 'passkey');
  });
  await counted.succeeded();
  return done;
}

/** What an activation link is for. Throws ACTIVATION_GONE 410 if it was used, replaced or has expired. */
export async function readActivation(
  db: Db,
  token: string,
): Promise<{ account: string; name: string; endsAt: Date }> {
  const row = await db
    .selectFrom('backoffice.activation as a')
    .innerJoin('backoffice.operator as o', 'o.id', 'a.operator_id')
    .select(['o.account', 'o.name', 'a.ends_at'])
    .where('a.token_hash', '=', sha256(token))
    .where('a.ends_at', '>', now())
    .where('o.status', '=', 'invited')
    .executeTakeFirst();
  if (!row) throw activationGone();
  // An invited operator is called by the account until they choose a name.
  return { account: row.account, name: row.name === row.account ? '' : row.name, endsAt: row.ends_at };
}

/**
 * Uses an activation link: sets the name and the password, and goes on as a login after the password. Of parallel calls with one link,
 * one succeeds. Throws ACTIVATION_GONE 410, INVALID_INPUT on `password`.
 */
export async function activateOperator(
  db: Db,
  given: { token: string; name: string; password: string },
  origin: LoginOrigin,
  host: string,
): Promise<LoggedIn | FactorAsked> {
  const { account } = await readActivation(db, given.token);
  await assertNewOperatorPassword(db, 'password', given.password, account);
  const password_hash = await hashPassword(given.password);
  return inTransaction(db, async (tx) => {
    const link = await tx
      .deleteFrom('backoffice.activation')
      .where('token_hash', '=', sha256(given.token))
      .where('ends_at', '>', now())
      .returning('operator_id')
      .executeTakeFirst();
    if (!link) throw activationGone();
    const id = link.operator_id;
    const { numUpdatedRows } = await tx
      .updateTable('backoffice.operator')
      .set({ name: given.name, password_hash, status: 'active' })
      .where('id', '=', id)
      .where('status', '=', 'invited')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw activationGone();
    const subject = `operator:${id}`;
    const detail = { account, name: given.name };
    await appendAuditEntry(tx, {
      operatorId: id,
      ip: origin.ip,
      action: 'operator.activate',
      subject,
      detail,
    });
    return continueLogin(tx, id, origin, host);
  });
}
