import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { toDataURL } from 'qrcode';
import type { Tx } from '@/lib/db/client';
import { creationOptions, verifyCreated } from '@/lib/identity/passkeys/ceremony';
import { challengeOf, passkeyFailed, type PasskeySite } from '@/lib/identity/passkeys/challenges';
import { PASSKEY_CHALLENGE_LIFETIME } from '@/lib/identity/passkeys/constants';
import { createLimit } from '@/lib/identity/throttle/limit';
import { base32, otpauthUri } from '@/lib/identity/totp/rules';
import { now } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import { AppError, badInput, notFound } from '@/lib/platform/errors';
import { createKeyedHash } from '@/lib/platform/sealing';
import { auditedTransaction } from '../audit/commands';
import { MAX_OPERATOR_PASSKEYS } from '../operators/constants';
import { assertOwnPassword, assertOwnPasswordOrFreshLogin } from '../passwords/commands';
import { endSessions } from '../sessions/commands';
import type { OperatorContext } from '../types';
import { beginSecret, confirmSecret } from './app';
import { factorsOf } from './queries';
import { replaceRecoveryCodes } from './recovery';

// The audiences of the routes allow every operator; operators change their own second factors only.

const firstCodes = createLimit('office-totp-confirm', 10, 3_600);

// Stands for the operator in the authenticator: a hash, so that it reveals no account name or id.
const userHandle = createKeyedHash('croupier/backoffice/passkey-user/1');

/** The name under which apps and browsers list the back office: it is not the members' site. */
const siteName = () => `Back office ${new URL(publicUrl()).hostname}`;

const subjectOf = ({ operator }: OperatorContext) => `operator:${operator.id}`;

export interface TotpOffer {
  /** The secret in base32, for typing. */
  secret: string;
  uri: string;
  /** The same as a QR code: a data: address of a PNG. */
  qr: string;
}

/**
 * Creates a secret for an authenticator app and returns it once. Throws INVALID_INPUT on `password` unless the session has just begun,
 * TOTP_IS_ON 409.
 */
export async function beginOperatorTotp(ctx: OperatorContext, password: string): Promise<TotpOffer> {
  await assertOwnPasswordOrFreshLogin(ctx, password);
  const secret = await beginSecret(ctx.db, ctx.operator.id);
  const uri = otpauthUri(siteName(), ctx.operator.account, secret);
  return { secret: base32(secret), uri, qr: await toDataURL(uri, { margin: 2, scale: 6 }) };
}

/**
 * Takes the app into use with a first code. Returns recovery codes, which are shown once, if it is the first factor. Throws INVALID_INPUT
 * on `code`, TOTP_NOT_BEGUN 409, TOO_MANY_REQUESTS 429.
 */
export async function confirmOperatorTotp(ctx: OperatorContext, code: string): Promise<string[]> {
  const key = String(ctx.operator.id);
  await firstCodes.take(key);
  const codes = await addFactor(ctx, 'app', async (tx) => {
    if (!(await confirmSecret(tx, ctx.operator.id, code))) throw badInput({ code: { code: 'TOTP_WRONG' } });
  });
  await firstCodes.reset(key);
  return codes;
}

/**
 * Adds a second factor. The first one gets recovery codes and ends the other sessions, because they were begun without it.
 */
function addFactor(
  { sessionId, ...ctx }: OperatorContext,
  factor: 'app' | 'passkey',
  work: (tx: Tx) => Promise<void>,
): Promise<string[]> {
  const { id } = ctx.operator;
  return auditedTransaction(ctx, async (tx) => {
    // Two factors that are added at once would each be the first one.
    await tx.selectFrom('backoffice.operator').select('id').where('id', '=', id).forUpdate().execute();
    const before = await factorsOf(tx, id);
    await work(tx);
    const isFirst = !before.hasApp && before.passkeys.length === 0;
    const outcome = isFirst ? await replaceRecoveryCodes(tx, id) : [];
    const ended = isFirst ? await endSessions(tx, id, { except: sessionId }) : 0;
    return { outcome, action: 'operator.factorAdd', subject: `operator:${id}`, detail: { factor, ended } };
  });
}

/** Stops using the app. Throws INVALID_INPUT on `password`, TOTP_NOT_BEGUN 409. */
export async function removeOperatorTotp(ctx: OperatorContext, password: string): Promise<void> {
  await assertOwnPassword(ctx, password);
  await removeFactor(ctx, 'app', async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('backoffice.totp')
      .where('operator_id', '=', ctx.operator.id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('TOTP_NOT_BEGUN', 409);
  });
}

/** Removes a passkey. Throws INVALID_INPUT on `password`, NOT_FOUND 404 for a passkey of another operator. */
export async function removeOperatorPasskey(
  ctx: OperatorContext,
  { id, password }: { id: bigint; password: string },
): Promise<void> {
  await assertOwnPassword(ctx, password);
  await removeFactor(ctx, 'passkey', async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('backoffice.passkey')
      .where('id', '=', id)
      .where('operator_id', '=', ctx.operator.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
  });
}

/** Removes a factor; recovery codes without a factor are deleted too. */
function removeFactor(
  ctx: OperatorContext,
  factor: 'app' | 'passkey',
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { id } = ctx.operator;
  return auditedTransaction(ctx, async (tx) => {
    await tx.selectFrom('backoffice.operator').select('id').where('id', '=', id).forUpdate().execute();
    await work(tx);
    const left = await factorsOf(tx, id);
    if (!left.hasApp && left.passkeys.length === 0)
      await tx.deleteFrom('backoffice.recovery_code').where('operator_id', '=', id).execute();
    return {
      outcome: undefined,
      action: 'operator.factorRemove',
      subject: subjectOf(ctx),
      detail: { factor },
    };
  });
}

/** Creates ten new recovery codes; the former ones become invalid. Throws INVALID_INPUT on `password`, NO_SECOND_FACTOR 409. */
export async function renewOperatorRecoveryCodes(ctx: OperatorContext, password: string): Promise<string[]> {
  await assertOwnPassword(ctx, password);
  return auditedTransaction(ctx, async (tx) => {
    const { hasApp, passkeys } = await factorsOf(tx, ctx.operator.id);
    if (!hasApp && passkeys.length === 0) throw new AppError('NO_SECOND_FACTOR', 409);
    const outcome = await replaceRecoveryCodes(tx, ctx.operator.id);
    return { outcome, action: 'operator.recoveryNew', subject: subjectOf(ctx) };
  });
}

/**
 * Returns the options with which the browser creates a passkey. It works together with the password only, and the members' login on the
 * same host does not offer it. Throws INVALID_INPUT on `password` unless the session has just begun, PASSKEY_TOO_MANY 409.
 */
export async function startOperatorPasskey(
  ctx: OperatorContext,
  password: string,
  site: PasskeySite,
): Promise<Record<string, unknown>> {
  await assertOwnPasswordOrFreshLogin(ctx, password);
  const { db, operator, sessionId } = ctx;
  const existing = await db
    .selectFrom('backoffice.passkey')
    .select(['credential_id', 'transports'])
    .where('operator_id', '=', operator.id)
    .execute();
  if (existing.length >= MAX_OPERATOR_PASSKEYS) throw new AppError('PASSKEY_TOO_MANY', 409);
  const options = await creationOptions({
    site,
    siteName: siteName(),
    owner: {
      handle: new Uint8Array(userHandle(String(operator.id))),
      account: operator.account,
      name: operator.name,
    },
    existing,
    isDiscoverable: false,
  });
  await db
    .updateTable('backoffice.session')
    .set({
      passkey_challenge: options.challenge,
      passkey_challenge_ends_at: new Date(now().getTime() + PASSKEY_CHALLENGE_LIFETIME),
    })
    .where('id', '=', sessionId)
    .execute();
  return { ...options };
}

/** Stores the passkey that the browser has created. Returns as confirmOperatorTotp. Throws PASSKEY_FAILED 400, PASSKEY_KNOWN 409. */
export async function addOperatorPasskey(
  ctx: OperatorContext,
  { response, name }: { response: RegistrationResponseJSON; name: string },
  site: PasskeySite,
): Promise<string[]> {
  const challenge = challengeOf(response.response.clientDataJSON);
  const { numUpdatedRows } = await ctx.db
    .updateTable('backoffice.session')
    .set({ passkey_challenge: null, passkey_challenge_ends_at: null })
    .where('id', '=', ctx.sessionId)
    .where('passkey_challenge', '=', challenge)
    .where('passkey_challenge_ends_at', '>', now())
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw passkeyFailed('unknown or expired challenge');
  const { credential_id, public_key, counter, transports } = await verifyCreated(response, challenge, site);
  return addFactor(ctx, 'passkey', async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('backoffice.passkey')
      .values({
        credential_id,
        public_key: Buffer.from(public_key),
        counter,
        transports,
        operator_id: ctx.operator.id,
        host: site.host,
        name,
        created_at: now(),
      })
      .onConflict((on) => on.column('credential_id').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) throw new AppError('PASSKEY_KNOWN', 409);
  });
}

/** Removes all second factors and recovery codes of an operator. Returns what there was. */
export async function removeFactors(tx: Tx, operatorId: bigint): Promise<{ app: boolean; passkeys: number }> {
  const { hasApp, passkeys } = await factorsOf(tx, operatorId);
  await tx.deleteFrom('backoffice.totp').where('operator_id', '=', operatorId).execute();
  await tx.deleteFrom('backoffice.passkey').where('operator_id', '=', operatorId).execute();
  await tx.deleteFrom('backoffice.recovery_code').where('operator_id', '=', operatorId).execute();
  return { app: hasApp, passkeys: passkeys.length };
}
