import { alreadyDecided } from '@/lib/cashier/errors';
import { inTransaction } from '@/lib/db/client';
import { setMemberStatus } from '@/lib/identity/commands';
import { forgetTries } from '@/lib/identity/login/throttle';
import { giveOneTimePassword, type GivenPassword } from '@/lib/identity/recovery/commands';
import { note } from '../audit/commands';
import type { OperatorContext } from '../types';

/**
 * Gives a member a one-time password in place of their own; who did it and why is a line of the audit log, the password is
 * not. The caller has checked `members.write`. Throws as giveOneTimePassword.
 */
export async function resetMemberPassword(
  { db, operator, ip }: Pick<OperatorContext, 'db' | 'operator' | 'ip'>,
  given: { id: bigint; reason: string },
): Promise<GivenPassword> {
  const made = await inTransaction(db, async (tx) => {
    const password = await giveOneTimePassword(tx, given.id);
    await note(tx, {
      operatorId: operator.id,
      ip,
      action: 'member.passwordReset',
      subject: `member:${given.id}`,
      detail: { account: password.account, reason: given.reason },
    });
    return password;
  });
  // What strangers tried at the old password does not keep the owner from the new one.
  await forgetTries(db, { id: given.id, account: made.account });
  return made;
}

/**
 * Shuts a member out or lets them in again; who did it and why is a line of the audit log. The caller has checked
 * `members.write`. Throws NOT_FOUND, ALREADY_DECIDED 409 where somebody else was first.
 */
export async function changeMemberStatus(
  { db, operator, ip }: Pick<OperatorContext, 'db' | 'operator' | 'ip'>,
  { id, status, reason }: { id: bigint; status: 'active' | 'disabled'; reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await setMemberStatus(tx, id, status);
    if (account === undefined) throw alreadyDecided();
    await note(tx, {
      operatorId: operator.id,
      ip,
      action: status === 'disabled' ? 'member.disable' : 'member.enable',
      subject: `member:${id}`,
      detail: { account, reason },
    });
  });
}
