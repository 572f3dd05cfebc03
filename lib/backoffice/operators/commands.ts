import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { invalidCredentials } from '@/lib/identity/errors';
import { hashPassword, verifyPassword } from '@/lib/identity/passwords/hash';
import { now } from '@/lib/platform/clock';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { logger } from '@/lib/platform/logger';
import { note } from '../audit/commands';
import { OFFICE_SESSION, type Permission } from '../constants';
import type { OperatorContext } from '../types';
import { knownDevice, knownDeviceCookie } from './device';
import { countOfficeAttempt } from './throttle';

/** A line of the audit log without an actor: only the machine's own people can ask for such an act (lib/cli/operator.ts). */
function noteFromConsole(
  tx: Tx,
  id: bigint,
  act: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const subject = `operator:${id}`;
  return note(tx, { operatorId: null, ip: 'console', action: `operator.${act}`, subject, detail });
}

/**
 * Adds an operator, and a line of the audit log. The name is lower-case; a name in use comes as the database's unique
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
    await noteFromConsole(tx, id, 'create', { account, permissions: [...permissions] });
    return id;
  });
}

export interface OfficeEntry {
  /** The session's token; only its hash is kept. */
  token: string;
  /** Set-Cookie that lets this browser try again while strangers are shut out. */
  deviceCookie: string;
}

/**
 * Opens a session of the back office. INVALID_CREDENTIALS 401 for an unknown name, a wrong password and a disabled
 * operator alike, after the same work; TOO_MANY_REQUESTS 429. `cookies` are the browser's own.
 */
export async function logInOperator(
  db: Db,
  given: { account: string; password: string },
  origin: { ip: string; userAgent: string; cookies: string | null },
): Promise<OfficeEntry> {
  const account = given.account.trim().toLowerCase();
  const operator = await db
    .selectFrom('backoffice.operator')
    .select(['id', 'password_hash', 'status'])
    .where('account', '=', account)
    .executeTakeFirst();
  const known = await knownDevice(origin.cookies);
  const own = known !== undefined && known.operatorId === operator?.id;
  const attempt = await countOfficeAttempt(account, origin.ip, own ? known.device : undefined);
  const right = await verifyPassword(operator?.password_hash, given.password, attempt.notJudged);
  if (!operator || !right || operator.status !== 'active') {
    // To the log and not to the audit's chain, which strangers must not be able to lengthen (ASVS 16.3.1).
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
    // Held: whoever shuts them out or changes the password comes wholly before, or after, and then ends this session too.
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
        ends_at: new Date(at.getTime() + OFFICE_SESSION.absolute),
      })
      .execute();
    await note(tx, {
      operatorId: operator.id,
      ip: origin.ip,
      action: 'operator.login',
      subject: `operator:${operator.id}`,
      detail: {},
    });
  });
  return { token, deviceCookie: await knownDeviceCookie(operator.id) };
}

/** Ends a session of the back office on the server, and writes down that its operator left. */
export async function logOutOperator({
  db,
  operator,
  sessionId,
  ip,
}: Pick<OperatorContext, 'db' | 'operator' | 'sessionId' | 'ip'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('backoffice.session')
      .set({ revoked_at: now() })
      .where('id', '=', sessionId)
      .execute();
    const subject = `operator:${operator.id}`;
    await note(tx, { operatorId: operator.id, ip, action: 'operator.logout', subject, detail: {} });
  });
}

/**
 * Gives an operator a new password, ends every session of theirs, and writes it into the audit log. False where there is
 * no such operator.
 */
export async function resetOperatorPassword(db: Db, account: string, password: string): Promise<boolean> {
  const password_hash = await hashPassword(password);
  return changeOperator(db, account, { password_hash }, async (tx, id) => {
    await endSessions(tx, id);
    await noteFromConsole(tx, id, 'passwordReset');
  });
}

/** Shuts an operator out and ends every session of theirs, or lets them in again; otherwise as resetOperatorPassword. */
export function setOperatorStatus(db: Db, account: string, status: 'active' | 'disabled'): Promise<boolean> {
  return changeOperator(db, account, { status }, async (tx, id) => {
    if (status === 'disabled') await endSessions(tx, id);
    await noteFromConsole(tx, id, status === 'disabled' ? 'disable' : 'enable');
  });
}

/** Sets what an operator may do from their next call on; otherwise as resetOperatorPassword. */
export function setOperatorPermissions(
  db: Db,
  account: string,
  permissions: readonly Permission[],
): Promise<boolean> {
  const change = { permissions: [...permissions] };
  return changeOperator(db, account, change, (tx, id) => noteFromConsole(tx, id, 'permissions', change));
}

/** Changes an operator's row, and in the same transaction does what goes with it. */
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
