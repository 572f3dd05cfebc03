import { inTransaction, type Db } from '@/lib/db/client';
import { invalidCredentials } from '@/lib/identity/errors';
import { hashPassword, verifyPassword } from '@/lib/identity/passwords/hash';
import { createLimit } from '@/lib/identity/throttle/limit';
import { now } from '@/lib/platform/clock';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { note } from '../audit/commands';
import { OFFICE_SESSION, type Permission } from '../constants';

const QUARTER_HOUR = 900;
const byAccount = createLimit('office-account', 10, QUARTER_HOUR);
const byAddress = createLimit('office-ip', 30, QUARTER_HOUR);

/** Adds an operator. The name is lower-case; a name in use comes as the database's unique violation. */
export async function createOperator(
  db: Db,
  operator: { account: string; name: string; password: string; permissions: readonly Permission[] },
): Promise<bigint> {
  const { id } = await db
    .insertInto('backoffice.operator')
    .values({
      account: operator.account,
      name: operator.name,
      password_hash: await hashPassword(operator.password),
      permissions: [...operator.permissions],
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Opens a session of the back office; gives its token, which is kept as a hash only. INVALID_CREDENTIALS 401 for an
 * unknown name, a wrong password and a disabled operator alike, after the same work; TOO_MANY_REQUESTS 429.
 */
export async function logInOperator(
  db: Db,
  given: { account: string; password: string },
  origin: { ip: string; userAgent: string },
): Promise<string> {
  const account = given.account.trim().toLowerCase();
  await Promise.all([byAccount.take(account), byAddress.take(origin.ip)]);
  const operator = await db
    .selectFrom('backoffice.operator')
    .select(['id', 'password_hash', 'status'])
    .where('account', '=', account)
    .executeTakeFirst();
  const right = await verifyPassword(operator?.password_hash, given.password);
  if (!operator || !right || operator.status !== 'active') throw invalidCredentials();
  await Promise.all([byAccount.forget(account), byAddress.giveBack(origin.ip)]);
  const token = randomToken();
  const at = now();
  await db
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
  await note(db, {
    operatorId: operator.id,
    ip: origin.ip,
    action: 'operator.login',
    subject: `operator:${operator.id}`,
    detail: {},
  });
  return token;
}

/** Ends a session of the back office on the server. */
export async function logOutOperator(db: Db, sessionId: bigint): Promise<void> {
  await db.updateTable('backoffice.session').set({ revoked_at: now() }).where('id', '=', sessionId).execute();
}

/**
 * Gives an operator a new password and ends every session of theirs; written into the audit log without an actor, for
 * only the machine's own people can ask for it (lib/cli/operator.ts). False where there is no such operator.
 */
export async function resetOperatorPassword(db: Db, account: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const operator = await tx
      .updateTable('backoffice.operator')
      .set({ password_hash: passwordHash })
      .where('account', '=', account)
      .returning('id')
      .executeTakeFirst();
    if (!operator) return false;
    await tx
      .updateTable('backoffice.session')
      .set({ revoked_at: now() })
      .where('operator_id', '=', operator.id)
      .where('revoked_at', 'is', null)
      .execute();
    const subject = `operator:${operator.id}`;
    await note(tx, {
      operatorId: null,
      ip: 'console',
      action: 'operator.passwordReset',
      subject,
      detail: {},
    });
    return true;
  });
}
