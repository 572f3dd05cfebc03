import type { Db } from '@/lib/db/client';
import { isCommonPassword } from '@/lib/identity/passwords/common';
import { isDefaultPassword } from '@/lib/identity/passwords/default';
import { hashPassword, verifyPassword } from '@/lib/identity/passwords/hash';
import { containsAccount } from '@/lib/identity/passwords/rules';
import { createLimit } from '@/lib/identity/throttle/limit';
import { now } from '@/lib/platform/clock';
import { badInput, notLoggedIn } from '@/lib/platform/errors';
import { auditedTransaction } from '../audit/commands';
import { FRESH_LOGIN, MIN_PASSWORD_LENGTH } from '../operators/constants';
import { endSessions } from '../sessions/commands';
import type { OperatorContext } from '../types';

// A person at a session that was left open cannot guess the password.
const tries = createLimit('office-own-password', 10, 900);

/**
 * Throws INVALID_INPUT on `field` if a new password is shorter than 8 characters, common, the members' default password, or contains
 * the account name (docs/trust.md X1).
 */
export async function assertNewOperatorPassword(
  db: Db,
  field: string,
  password: string,
  account: string,
): Promise<void> {
  if ([...password].length < MIN_PASSWORD_LENGTH)
    throw badInput({ [field]: { code: 'PASSWORD_SHORT', values: { minimum: MIN_PASSWORD_LENGTH } } });
  if (isCommonPassword(password) || (await isDefaultPassword(db, password)))
    throw badInput({ [field]: { code: 'PASSWORD_COMMON' } });
  if (containsAccount(password, account)) throw badInput({ [field]: { code: 'PASSWORD_HOLDS_NAME' } });
}

/** Whether the operator has logged in so recently that a second factor is added without the password. */
export const isFreshLogin = (loggedInAt: Date): boolean =>
  now().getTime() - loggedInAt.getTime() < FRESH_LOGIN;

/**
 * Checks the operator's own password and returns its hash. Throws INVALID_INPUT on `field`, TOO_MANY_REQUESTS 429 after ten wrong
 * ones in a quarter of an hour.
 */
export async function assertOwnPassword(
  { db, operator }: OperatorContext,
  password: string,
  field = 'password',
): Promise<string> {
  if (password === '') throw badInput({ [field]: { code: 'REQUIRED' } });
  const row = await db
    .selectFrom('backoffice.operator')
    .select('password_hash')
    .where('id', '=', operator.id)
    .executeTakeFirst();
  if (!row?.password_hash) throw notLoggedIn();
  const key = String(operator.id);
  await tries.take(key);
  if (!(await verifyPassword(row.password_hash, password, () => tries.uncount(key))))
    throw badInput({ [field]: { code: 'PASSWORD_WRONG' } });
  await tries.reset(key);
  return row.password_hash;
}

/** As assertOwnPassword, but a session that has just begun needs no password. */
export async function assertOwnPasswordOrFreshLogin(ctx: OperatorContext, password: string): Promise<void> {
  if (password === '' && isFreshLogin(ctx.loggedInAt)) return;
  await assertOwnPassword(ctx, password);
}

/**
 * Changes the operator's own password and ends their other sessions. Throws INVALID_INPUT on `oldPassword` or `newPassword`,
 * TOO_MANY_REQUESTS 429.
 */
export async function changeOwnPassword(
  ctx: OperatorContext,
  given: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { sessionId, ...actor } = ctx;
  const { id, account } = actor.operator;
  const former = await assertOwnPassword(ctx, given.oldPassword, 'oldPassword');
  if (given.newPassword === given.oldPassword)
    throw badInput({ newPassword: { code: 'PASSWORD_UNCHANGED' } });
  await assertNewOperatorPassword(actor.db, 'newPassword', given.newPassword, account);
  const password_hash = await hashPassword(given.newPassword);
  await auditedTransaction(actor, async (tx) => {
    // Of two changes with one old password the later one fails. A disabled or reset operator changes nothing.
    const { numUpdatedRows } = await tx
      .updateTable('backoffice.operator')
      .set({ password_hash })
      .where('id', '=', id)
      .where('password_hash', '=', former)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw badInput({ oldPassword: { code: 'PASSWORD_WRONG' } });
    const ended = await endSessions(tx, id, { except: sessionId });
    return { outcome: undefined, action: 'operator.password', subject: `operator:${id}`, detail: { ended } };
  });
}
