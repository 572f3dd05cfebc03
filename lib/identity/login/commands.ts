import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { accountDisabled, invalidCredentials, notAgent, notMember } from '../errors';
import { requireExtraVerification, recordAddress } from '../extra/commands';
import { reportBruteForce } from '../guessing/commands';
import { consumeSliderCheck, consumeHumanCheck } from '../human/commands';
import { memberByLoginName } from '../mobile/queries';
import { isDefaultPasswordHash } from '../passwords/default';
import { isPasswordExpired } from '../passwords/expiry';
import { verifyPassword } from '../passwords/hash';
import { consumeOneTimePassword } from '../passwords/one-time';
import { kindOf } from '../policy';
import { deviceIsKnown } from '../queries';
import { revokeSession, startSession, type StartedSession } from '../sessions/commands';
import { siteFlag } from '../settings/queries';
import type { Origin, SiteSession } from '../types';
import type { Member } from '../wire';
import type { LoginInput } from './schema';
import { countAttempt, type Attempt } from './throttle';

export interface LoggedIn {
  session: StartedSession;
  member: Member;
  firstTimeLogin: boolean;
  /** True if the password must be changed first (one-time, default or expired). */
  passwordExpired: boolean;
}

/**
 * Logs in by username and password. The try is counted by account, address and device first. Throws SLIDER_REQUIRED 400 if
 * the browser is new to the account or a try has failed (flag `sliderLogin`: off, suspicious, always), and requires a
 * captcha after three failures. Throws INVALID_CREDENTIALS 401 for an unknown name and a wrong password, after the same
 * work. ACCOUNT_DISABLED, NON_AGENT_ACCOUNT, NON_MEMBER_ACCOUNT, EXTRA_VERIFICATION and ONE_TIME_PASSWORD_GONE 403 are
 * thrown only after a right password.
 */
export async function logIn(
  db: Db,
  input: LoginInput,
  origin: Origin,
  previousSession: SiteSession | undefined,
): Promise<LoggedIn> {
  const member = await memberByLoginName(db, input.username);
  const isKnown = await deviceIsKnown(db, member?.id ?? 0n, origin.deviceId);
  const attempt = await countAttempt(input.username, origin, isKnown);
  if (attempt.isLastOfUnknownDevices) await reportBruteForce(db, input.username, origin);
  await requireHumanCheck(db, input, origin, attempt, isKnown);
  const isRight = await verifyPassword(member?.password_hash, input.password, attempt.undo);
  if (!isRight || !member) {
    throw invalidCredentials(attempt.nextNeedsCaptcha ? { captcha: true } : undefined);
  }
  await attempt.succeed();
  assertMayLogIn(member, input.audience);
  const { remember } = input;
  await requireExtraVerification(db, member, { origin, remember, deviceIsKnown: isKnown, byPassword: true });
  return createLoginSession(db, member, origin, { remember, previousSession, byPassword: true });
}

/** Throws ACCOUNT_DISABLED, NON_AGENT_ACCOUNT or NON_MEMBER_ACCOUNT 403 if the member may not log in on this page. */
export function assertMayLogIn(member: Member, audience: 'agent' | undefined): void {
  if (member.status !== 'active') throw accountDisabled();
  const isAgent = kindOf(member.type) === 'agent';
  if (audience === 'agent' && !isAgent) throw notAgent();
  if (audience !== 'agent' && isAgent) throw notMember();
}

/** Requires a human check if this try needs one: a captcha after three failures, the slider before. */
async function requireHumanCheck(
  db: Db,
  input: LoginInput,
  origin: Origin,
  attempt: Attempt,
  isKnown: boolean,
): Promise<void> {
  if (attempt.needsCaptcha) return consumeHumanCheck(db, input, origin, 'login');
  const mode = await siteFlag<string>(db, 'sliderLogin', 'suspicious');
  const isStrange = attempt.isSuspicious || (origin.isBrowser === true && !isKnown);
  if (mode === 'off' || (mode !== 'always' && !isStrange)) {
    // A check that was sent though not needed (after a reset by phone, PASS-6) must be valid too.
    if (input.captcha !== undefined || input.sliderToken !== undefined)
      await consumeHumanCheck(db, input, origin, 'login');
    return;
  }
  const hasNoCheck = input.sliderToken === undefined && input.captcha === undefined;
  if (hasNoCheck) await attempt.undo();
  await consumeSliderCheck(db, input, origin, 'login');
}

/** How a member logs in. */
export interface LoginMethod {
  remember: boolean;
  /** The browser's previous session, which ends. */
  previousSession: SiteSession | undefined;
  /** True for a login by password. A one-time or expired password must then be changed first (LOGIN-7). */
  byPassword?: boolean;
}

/**
 * Creates a session for an authenticated member (password, code, registration, trial …), ends the browser's previous one,
 * and records the first login and the address. The member's row is locked meanwhile: a change of password or a block comes
 * either before, which throws INVALID_CREDENTIALS 401 or ACCOUNT_DISABLED 403, or after, which ends this session too.
 * Throws ONE_TIME_PASSWORD_GONE 403 for a one-time password that has expired or was used.
 */
export function createLoginSession(
  db: Db,
  member: Member,
  origin: Origin,
  entry: LoginMethod,
): Promise<LoggedIn> {
  return inTransaction(db, async (tx) => {
    const firstTimeLogin = await lockUnchangedMember(tx, member, entry);
    if (entry.byPassword && member.must_change_password) await consumeOneTimePassword(tx, member.id, origin);
    const days = await siteFlag<number>(tx, 'passwordExpiryDays', 0);
    const isOld = member.password_hash !== null && isPasswordExpired(member.password_changed_at, days, now());
    const due =
      entry.byPassword === true &&
      (member.must_change_password || isOld || (await isDefaultPasswordHash(tx, member.password_hash)));
    if (entry.previousSession)
      await revokeSession(tx, entry.previousSession.memberId, entry.previousSession.sessionId);
    const session = await startSession(tx, member.id, origin, entry.remember, due);
    await recordAddress(tx, member, origin);
    if (firstTimeLogin) {
      await tx
        .updateTable('identity.member')
        .set({ first_login_at: now() })
        .where('id', '=', member.id)
        .execute();
    }
    return { session, member, firstTimeLogin, passwordExpired: due };
  });
}

/** Locks the member's row. Returns whether this is the first login. Throws if the member was blocked or the password changed. */
async function lockUnchangedMember(tx: Tx, member: Member, { byPassword }: LoginMethod): Promise<boolean> {
  const row = await tx
    .selectFrom('identity.member')
    .select(['password_hash', 'status', 'first_login_at'])
    .where('id', '=', member.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row?.status !== 'active') throw accountDisabled();
  if (byPassword && row.password_hash !== member.password_hash) throw invalidCredentials();
  return row.first_login_at === null;
}
