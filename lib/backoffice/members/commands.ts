import { alreadyDecided } from '@/lib/cashier/errors';
import { setMemberStatus } from '@/lib/identity/commands';
import { resetLoginTries } from '@/lib/identity/login/throttle';
import { generateOneTimePassword, oneTimePasswordEnd } from '@/lib/identity/passwords/one-time';
import { issueOneTimePassword, type IssuedPassword } from '@/lib/identity/recovery/commands';
import { fieldRules } from '@/lib/identity/registration/queries';
import { revokeSession, revokeSessions } from '@/lib/identity/sessions/commands';
import { AppError, badInput, notFound } from '@/lib/platform/errors';
import { submit } from '../approvals/commands';
import type { Submitted } from '../approvals/types';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { adjustBalanceAction, findAdjustment } from './adjustment';
import { addMember, checkNewMember, type NewMemberInput } from './new-member';
import { requireAccount } from './queries';

// The routes check the permission: `members.write` if nothing else is said.

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

/** Ends one session of a member. Throws NOT_FOUND 404 if it has ended or is another member's. */
export const endSession = (
  actor: Actor,
  { id, sessionId }: { id: bigint; sessionId: bigint },
): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    const account = await requireAccount(tx, id);
    if (!(await revokeSession(tx, id, sessionId))) throw notFound();
    return {
      outcome: {},
      action: 'member.sessionEnd',
      subject: `member:${id}`,
      detail: { account, session: String(sessionId) },
    };
  });

/** Ends all sessions of a member, and logins that wait for a verification. Throws NOT_FOUND 404. */
export const endSessions = (actor: Actor, id: bigint): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    const account = await requireAccount(tx, id, true);
    await revokeSessions(tx, id);
    return { outcome: {}, action: 'member.sessionsEnd', subject: `member:${id}`, detail: { account } };
  });

/**
 * Credits or debits a member's balance, or requests it above the threshold. A repeated call with the same request id changes nothing and
 * has the same answer. Throws NOT_FOUND 404, INVALID_INPUT, ADJUSTMENT_FUNDS 409 with the missing amount, ADJUSTMENT_TRIAL 409,
 * IDEMPOTENCY_CONFLICT 409 if the request id was used for something else, and as submit. The route checks `cashier.adjust`.
 */
export async function adjustBalance(
  actor: Actor,
  {
    id,
    ...given
  }: { id: bigint; direction: 'credit' | 'debit'; amount: string; requestId: string; reason: string },
): Promise<Submitted<bigint>> {
  const payload = { member: String(id), ...given };
  const before = await findAdjustment(actor.db, payload);
  if (before) return before;
  try {
    return await submit(actor, adjustBalanceAction, payload, given.reason);
  } catch (error) {
    const isRace =
      error instanceof AppError && (error.code === 'ADJUSTED_BEFORE' || error.code === 'APPROVAL_PENDING');
    const other = isRace ? await findAdjustment(actor.db, payload) : undefined;
    if (!other) throw error;
    return other;
  }
}

/**
 * Creates a member or an agent with a one-time password, which is shown once. Throws INVALID_INPUT with a code per field, USERNAME_TAKEN
 * 409. The route checks `members.create`.
 */
export async function createMember(
  actor: Actor,
  input: NewMemberInput,
): Promise<{ id: bigint; account: string; password: string; endsAt: Date }> {
  const { member, errors } = checkNewMember(input, await fieldRules(actor.db));
  if (!member) throw badInput(errors);
  const password = generateOneTimePassword();
  return auditedTransaction(actor, async (tx) => {
    const { id, account } = await addMember(tx, member, { password });
    const endsAt = (await oneTimePasswordEnd(tx, id))!;
    return {
      outcome: { id, account, password, endsAt },
      action: 'member.create',
      subject: `member:${id}`,
      detail: { account, kind: member.kind, ...(member.upline && { upline: member.upline }) },
    };
  });
}
