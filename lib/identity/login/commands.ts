import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { solveCaptcha } from '../captcha/commands';
import { accountDisabled, invalidCredentials, notAgent, notMember } from '../errors';
import { verifyPassword } from '../passwords/hash';
import { kindOf } from '../policy';
import { deviceIsKnown, memberByAccount } from '../queries';
import { revokeSession, startSession, type StartedSession } from '../sessions/commands';
import type { Origin, SiteSession } from '../types';
import type { Member } from '../wire';
import type { LoginInput } from './schema';
import { countAttempt } from './throttle';

export interface LoggedIn {
  session: StartedSession;
  member: Member;
  firstTimeLogin: boolean;
  /** True where the password must be changed before going on (one-time or expired). */
  passwordExpired: boolean;
}

/**
 * Logs in by username and password. Counts the try by account, address and device first; asks for a captcha
 * after three failures. INVALID_CREDENTIALS 401 for an unknown name and a wrong password alike, after the same
 * work; ACCOUNT_DISABLED, NON_AGENT_ACCOUNT, NON_MEMBER_ACCOUNT 403 only to whoever knows the password.
 */
export async function logIn(
  db: Db,
  input: LoginInput,
  origin: Origin,
  before: SiteSession | undefined,
): Promise<LoggedIn> {
  const member = await memberByAccount(db, input.username);
  const attempt = await countAttempt(
    input.username,
    origin,
    await deviceIsKnown(db, member?.id ?? 0n, origin.deviceId),
  );
  if (attempt.needsCaptcha) await demandCaptcha(db, input, origin);
  if (!(await verifyPassword(member?.password_hash, input.password)) || !member) {
    throw invalidCredentials(attempt.nextNeedsCaptcha ? { captcha: true } : undefined);
  }
  await attempt.succeeded();
  if (member.status !== 'active') throw accountDisabled();
  const isAgent = kindOf(member.type) === 'agent';
  if (input.audience === 'agent' && !isAgent) throw notAgent();
  if (input.audience !== 'agent' && isAgent) throw notMember();
  return openFor(db, member, origin, input.remember, before);
}

async function demandCaptcha(db: Db, input: LoginInput, origin: Origin): Promise<void> {
  if (await solveCaptcha(db, input.captchaId, input.captcha, origin.deviceId)) return;
  const code = input.captcha ? 'CAPTCHA_WRONG' : 'CAPTCHA_REQUIRED';
  throw new AppError(code, 400, { fields: { captcha: { code } }, extras: { captcha: true } });
}

/**
 * Opens a session for a member whose right to it is proven (password, registration, trial), ends the one the
 * browser had before, and notes the first login.
 */
export async function openFor(
  db: Db,
  member: Member,
  origin: Origin,
  remember: boolean,
  before: SiteSession | undefined,
): Promise<LoggedIn> {
  if (before) await revokeSession(db, before.memberId, before.sessionId);
  const session = await startSession(db, member.id, origin, remember);
  const firstTimeLogin = member.first_login_at === null;
  if (firstTimeLogin) {
    await db
      .updateTable('identity.member')
      .set({ first_login_at: now() })
      .where('id', '=', member.id)
      .execute();
  }
  return { session, member, firstTimeLogin, passwordExpired: member.must_change_password };
}
