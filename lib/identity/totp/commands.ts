import { randomBytes } from 'node:crypto';
import { toDataURL } from 'qrcode';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, badInput } from '@/lib/platform/errors';
import { createKeyedHash, createSealer } from '@/lib/platform/sealing';
import { brandName, siteConfig } from '@/lib/platform/site-config';
import { recordActivity } from '../activity/commands';
import { assertOwner } from '../passwords/commands';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { RECOVERY_CODES, SECRET_BYTES } from './constants';
import { base32, matchingStep, newRecoveryCode, otpauthUri, plainRecoveryCode } from './rules';

const sealer = createSealer('croupier/identity/totp/1');
const recoveryHash = createKeyedHash('croupier/identity/recovery/1');

// Three of a million codes are valid at any time. With 10 tries an hour, guessing one takes years on average.
const tries = createLimit('totp', 10, 3_600);

export interface TotpOffer {
  /** The secret in base32, for typing. */
  secret: string;
  uri: string;
  /** The same as a QR code: a data: address of a PNG. */
  qr: string;
}

/**
 * Creates a secret and returns it once. The member must enter the login password. The authenticator app is not enabled before
 * confirmTotp. Throws INVALID_INPUT on `password`, TOTP_IS_ON 409.
 */
export async function beginTotp(db: Db, session: SiteSession, password: string): Promise<TotpOffer> {
  await assertOwner(db, session, password);
  const secret = randomBytes(SECRET_BYTES);
  const values = {
    secret_sealed: sealer.seal(secret, String(session.memberId)),
    created_at: now(),
    last_step: 0n,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity.totp')
    .values({ member_id: session.memberId, ...values })
    .onConflict((on) =>
      on.column('member_id').doUpdateSet(values).where('identity.totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new AppError('TOTP_IS_ON', 409);
  const uri = otpauthUri(siteConfig().security.issuer || brandName(), session.account, secret);
  return { secret: base32(secret), uri, qr: await toDataURL(uri, { margin: 2, scale: 6 }) };
}

/** Enables the app with a first code. Returns the recovery codes, which are shown only once. Throws INVALID_INPUT on `code`, TOTP_NOT_BEGUN 409. */
export async function confirmTotp(
  db: Db,
  session: SiteSession,
  code: string,
  origin: Origin,
): Promise<string[]> {
  await tries.take(String(session.memberId));
  const row = await secretOf(db, session.memberId, false);
  if (!row) throw new AppError('TOTP_NOT_BEGUN', 409);
  const step = matchingStep(row, code.trim(), now());
  if (step === undefined) throw badInput({ code: { code: 'TOTP_WRONG' } });
  const codes = await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('identity.totp')
      .set({ confirmed_at: now(), last_step: BigInt(step) })
      .where('member_id', '=', session.memberId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('TOTP_IS_ON', 409);
    await recordActivity(tx, session, 'totpOn', origin);
    return replaceRecoveryCodes(tx, session.memberId);
  });
  await tries.reset(String(session.memberId));
  return codes;
}

/** Disables the app. The member must enter the login password. Throws INVALID_INPUT on `password`. */
export async function disableTotp(
  db: Db,
  session: SiteSession,
  password: string,
  origin: Origin,
): Promise<void> {
  await assertOwner(db, session, password);
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('identity.recovery_code').where('member_id', '=', session.memberId).execute();
    const { numDeletedRows } = await tx
      .deleteFrom('identity.totp')
      .where('member_id', '=', session.memberId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await recordActivity(tx, session, 'totpOff', origin);
  });
}

/** Creates ten new recovery codes; the old ones become invalid. Throws INVALID_INPUT on `password`, TOTP_NOT_BEGUN 409. */
export async function renewRecoveryCodes(
  db: Db,
  session: SiteSession,
  password: string,
  origin: Origin,
): Promise<string[]> {
  await assertOwner(db, session, password);
  return inTransaction(db, async (tx) => {
    if (!(await secretOf(tx, session.memberId, true))) throw new AppError('TOTP_NOT_BEGUN', 409);
    await recordActivity(tx, session, 'recoveryNew', origin);
    return replaceRecoveryCodes(tx, session.memberId);
  });
}

/**
 * Consumes a code of the app or a recovery code. Returns 'app', 'recovery', or undefined if it is neither. Each code works once,
 * also if it is sent several times in parallel. A code of the app is refused if it, or a later one, was used before. Throws
 * TOO_MANY_REQUESTS 429 after ten tries in an hour.
 */
export async function consumeTotpCode(
  db: Db,
  memberId: bigint,
  answer: string,
): Promise<'app' | 'recovery' | undefined> {
  await tries.take(String(memberId));
  const used =
    (await consumeAppCode(db, memberId, answer)) ?? (await consumeRecoveryCode(db, memberId, answer));
  if (used) await tries.reset(String(memberId));
  return used;
}

async function consumeAppCode(db: Db, memberId: bigint, answer: string): Promise<'app' | undefined> {
  const secret = await secretOf(db, memberId, true);
  const step = secret && matchingStep(secret, answer.normalize('NFKC').replace(/\s/g, ''), now());
  if (step === undefined) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('identity.totp')
    .set({ last_step: BigInt(step) })
    .where('member_id', '=', memberId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'app' : undefined;
}

async function consumeRecoveryCode(
  db: Db,
  memberId: bigint,
  answer: string,
): Promise<'recovery' | undefined> {
  const plain = plainRecoveryCode(answer);
  if (!plain) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('identity.recovery_code')
    .set({ used_at: now() })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', recoveryHash(`${memberId}:${plain}`))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'recovery' : undefined;
}

async function secretOf(db: Db, memberId: bigint, confirmed: boolean): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('identity.totp')
    .select('secret_sealed')
    .where('member_id', '=', memberId)
    .where('confirmed_at', confirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row && sealer.open(row.secret_sealed, String(memberId));
}

async function replaceRecoveryCodes(tx: Tx, memberId: bigint): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.deleteFrom('identity.recovery_code').where('member_id', '=', memberId).execute();
  await tx
    .insertInto('identity.recovery_code')
    .values(
      codes.map((code) => ({
        member_id: memberId,
        code_hash: recoveryHash(`${memberId}:${plainRecoveryCode(code)}`),
      })),
    )
    .execute();
  return codes;
}
