import { alreadyDecided } from '@/lib/cashier/errors';
import { setMemberStatus } from '@/lib/identity/commands';
import { resetLoginTries } from '@/lib/identity/login/throttle';
import { issueOneTimePassword, type IssuedPassword } from '@/lib/identity/recovery/commands';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

// The routes check the permission `members.write`.

/**
 * Replaces a member's password by a one-time password. The audit entry holds the reason and not the password. Throws as
 * issueOneTimePassword.
 */
export async function resetMemberPassword(
  actor: Actor,
  { id, reason }: { id: bigint; reason: string },
): Promise<IssuedPassword> {
  const password = await auditedTransaction(actor, async (tx) => {
    const made = await issueOneTimePassword(tx, id);
    return {
      outcome: made,
      action: 'member.passwordReset',
      subject: `member:${id}`,
      detail: { account: made.account, reason },
    };
  });
  // Failed attempts at the old password do not keep the owner from using the new one.
  await resetLoginTries(actor.db, { id, account: password.account });
  return password;
}

/** Blocks or unblocks a member. Throws NOT_FOUND, ALREADY_DECIDED 409 if another operator was first. */
export function updateMemberStatus(
  actor: Actor,
  { id, status, reason }: { id: bigint; status: 'active' | 'disabled'; reason: string },
): Promise<void> {
  return auditedTransaction(actor, async (tx) => {
    const account = await setMemberStatus(tx, id, status);
    if (account === undefined) throw alreadyDecided();
    return {
      outcome: undefined,
      action: status === 'disabled' ? 'member.disable' : 'member.enable',
      subject: `member:${id}`,
      detail: { account, reason },
    };
  });
}
