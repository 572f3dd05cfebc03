import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { invalidCredentials } from '@/lib/identity/errors';
import { hashPassword, verifyPassword } from '@/lib/identity/passwords/hash';
import { now } from '@/lib/platform/clock';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { logger } from '@/lib/platform/logger';
import { appendAuditEntry, auditedTransaction } from '../audit/commands';
import { OPERATOR_SESSION, type Permission } from '../constants';
import type { OperatorContext } from '../types';
import { readKnownDevice, createDeviceCookie } from './device';
import { countLoginAttempt } from './throttle';

/** Appends an audit entry without an actor: these operations are run from the command line (lib/cli/operator.ts). */
function appendConsoleEntry(
  tx: Tx,
  id: bigint,
  act: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const subject = `operator:${id}`;
  return appendAuditEntry(tx, {
    operatorId: null,
    ip: 'console',
    action: `operator.${act}`,
    subject,
    detail,
  });
}

/**
 * Creates an operator and an audit entry. The account name is lower-case; if it is in use, throws the database's unique
 * violation.
 */
export async function createOperator(
  db: Db,
  operator: { account: string; name: string; password: string; permissions: readonly Permission[] },
): Promise<bigint> {
  const { account, name, permissions } = operator;
  const passwordHash = await hashPassword(operator.password);
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('backoffice.operator')
      .values({
        account,
        name,
        password_hash: passwordHash,
        permissions: [...permissions],
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await appendConsoleEntry(tx, id, 'create', { account, permissions: [...permissions] });
    return id;
  });
}

export interface OperatorLogin {
  /** The session's token; the database stores only its hash. */
  token: string;
  /** Set-Cookie header of the device cookie: this browser has a rate limit of its own. */
  deviceCookie: string;
}

/**
 * Logs an operator in. INVALID_CREDENTIALS 401 for an unknown name, a wrong password and a disabled
 * operator alike, after the same work, so that times reveal nothing; TOO_MANY_REQUESTS 429. `cookies` is the Cookie header.
 */
export async function logInOperator(
  db: Db,
  given: { account: string; password: string },
  origin: { ip: string; userAgent: string; cookies: string | null },
): Promise<OperatorLogin> {
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
  if (!operator || !right || operator.status !== 'active') {
    // In the server's log and not in the audit log, to which strangers must not be able to append (ASVS 16.3.1).
    logger.warn(
      { ip: origin.ip, operatorId: String(operator?.id ?? '') },
      'a login to the back office failed',
    );
    throw invalidCredentials();
  }
  await attempt.succeeded();
  const token = randomToken();
  const at = now();
  await inTransaction(db, async (tx) => {
    // The row is locked: disabling the operator or changing the password happens before, or after and then ends this session.
    const unchanged = await tx
      .selectFrom('backoffice.operator')
      .select('id')
      .where('id', '=', operator.id)
      .where('status', '=', 'active')
      .where('password_hash', '=', operator.password_hash)
      .forShare()
      .executeTakeFirst();
    if (!unchanged) throw invalidCredentials();
    await tx
      .insertInto('backoffice.session')
      .values({
        token_hash: sha256(token),
        operator_id: operator.id,
        ip: origin.ip,
        user_agent: origin.userAgent.slice(0, 300),
        created_at: at,
        seen_at: at,
        ends_at: new Date(at.getTime() + OPERATOR_SESSION.absolute),
      })
      .execute();
    await appendAuditEntry(tx, {
      operatorId: operator.id,
      ip: origin.ip,
      action: 'operator.login',
      subject: `operator:${operator.id}`,
      detail: {},
    });
  });
  return { token, deviceCookie: await createDeviceCookie(operator.id) };
}

/** Ends the operator's session. */
export function logOutOperator({ sessionId, ...actor }: OperatorContext): Promise<void> {
  return auditedTransaction(actor, async (tx) => {
    await tx
      .updateTable('backoffice.session')
      .set({ revoked_at: now() })
      .where('id', '=', sessionId)
      .execute();
    return { outcome: undefined, action: 'operator.logout', subject: `operator:${actor.operator.id}` };
  });
}

/**
 * Sets an operator's password, ends all sessions of the operator, and appends an audit entry. Returns false if there is
 * no such operator.
 */
export async function resetOperatorPassword(db: Db, account: string, password: string): Promise<boolean> {
  const password_hash = await hashPassword(password);
  return changeOperator(db, account, { password_hash }, async (tx, id) => {
    await endSessions(tx, id);
    await appendConsoleEntry(tx, id, 'passwordReset');
  });
}

/** Disables an operator and ends all sessions, or enables the operator; otherwise like resetOperatorPassword. */
export function setOperatorStatus(db: Db, account: string, status: 'active' | 'disabled'): Promise<boolean> {
  return changeOperator(db, account, { status }, async (tx, id) => {
    if (status === 'disabled') await endSessions(tx, id);
    await appendConsoleEntry(tx, id, status === 'disabled' ? 'disable' : 'enable');
  });
}

/** Sets an operator's permissions, effective from the next call; otherwise like resetOperatorPassword. */
export function setOperatorPermissions(
  db: Db,
  account: string,
  permissions: readonly Permission[],
): Promise<boolean> {
  const change = { permissions: [...permissions] };
  return changeOperator(db, account, change, (tx, id) => appendConsoleEntry(tx, id, 'permissions', change));
}

/** Updates an operator's row and runs the related work in the same database transaction. */
async function changeOperator(
  db: Db,
  account: string,
  change: { password_hash?: string; status?: string; permissions?: string[] },
  after: (tx: Tx, id: bigint) => Promise<void>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const operator = await tx
      .updateTable('backoffice.operator')
      .set(change)
      .where('account', '=', account)
      .returning('id')
      .executeTakeFirst();
    if (operator) await after(tx, operator.id);
    return operator !== undefined;
  });
}

async function endSessions(tx: Tx, operatorId: bigint): Promise<void> {
  await tx
    .updateTable('backoffice.session')
    .set({ revoked_at: now() })
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .execute();
}
