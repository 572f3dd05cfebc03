import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { accountDisabled, invalidCredentials, notAgent, notMember } from '../errors';
import { demandExtra, noteAddress } from '../extra/commands';
import { reportGuessing } from '../guessing/commands';
import { demandSlider, provedHuman } from '../human/commands';
import { memberByLoginName } from '../mobile/queries';
import { hashesDefault } from '../passwords/default';
import { passwordExpired } from '../passwords/expiry';
import { verifyPassword } from '../passwords/hash';
import { spendOneTime } from '../passwords/one-time';
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
  /** True where the password must be changed before going on (one-time, the default one, or expired). */
  passwordExpired: boolean;
}

/**
 * Logs in by username and password. Counts the try by account, address and device first. SLIDER_REQUIRED 400 where the
 * browser is new to the account or something has failed (flag `sliderLogin`: off, suspicious, always), a captcha after
 * three failures. INVALID_CREDENTIALS 401 for an unknown name and a wrong password alike, after the same work;
 * ACCOUNT_DISABLED, NON_AGENT_ACCOUNT, NON_MEMBER_ACCOUNT, EXTRA_VERIFICATION and ONE_TIME_PASSWORD_GONE 403 only to
 * whoever knows the password.
 */
export async function logIn(
  db: Db,
  input: LoginInput,
  origin: Origin,
  before: SiteSession | undefined,
): Promise<LoggedIn> {
  const member = await memberByLoginName(db, input.username);
  const isKnown = await deviceIsKnown(db, member?.id ?? 0n, origin.deviceId);
  const attempt = await countAttempt(input.username, origin, isKnown);
  if (attempt.isLastOfStrangers) await reportGuessing(db, input.username, origin);
  await demandHuman(db, input, origin, attempt, isKnown);
  const isRight = await verifyPassword(member?.password_hash, input.password, attempt.notJudged);
  if (!isRight || !member) {
    throw invalidCredentials(attempt.nextNeedsCaptcha ? { captcha: true } : undefined);
  }
  await attempt.succeeded();
  demandWelcome(member, input.audience);
  const { remember } = input;
  await demandExtra(db, member, { origin, remember, deviceIsKnown: isKnown, byPassword: true });
  return openFor(db, member, origin, { remember, before, byPassword: true });
}

/** Who has proven who they are, at the door they came to: ACCOUNT_DISABLED, NON_AGENT_ACCOUNT, NON_MEMBER_ACCOUNT 403. */
export function demandWelcome(member: Member, audience: 'agent' | undefined): void {
  if (member.status !== 'active') throw accountDisabled();
  const isAgent = kindOf(member.type) === 'agent';
  if (audience === 'agent' && !isAgent) throw notAgent();
  if (audience !== 'agent' && isAgent) throw notMember();
}

/** The proof that a person asks, where this try needs one: the captcha after three failures, the slider before. */
async function demandHuman(
  db: Db,
  input: LoginInput,
  origin: Origin,
  attempt: Attempt,
  isKnown: boolean,
): Promise<void> {
  if (attempt.needsCaptcha) return provedHuman(db, input, origin, 'login');
  const mode = await siteFlag<string>(db, 'sliderLogin', 'suspicious');
  const isStrange = attempt.isSuspicious || (origin.isBrowser === true && !isKnown);
  if (mode === 'off' || (mode !== 'always' && !isStrange)) {
    // Not asked for, but brought (after a reset by phone, product.md §4): then it is judged as well.
    if (input.captcha !== undefined || input.sliderToken !== undefined)
      await provedHuman(db, input, origin, 'login');
    return;
  }
  const isBare = input.sliderToken === undefined && input.captcha === undefined;
  if (isBare) await attempt.notJudged();
  await demandSlider(db, input, origin, 'login');
}

/** How a member has come in. */
export interface Entry {
  remember: boolean;
  /** The session that the browser had, which ends. */
  before: SiteSession | undefined;
  /** By the login password: a one-time or expired one must then be changed before anything else (product.md §4). */
  byPassword?: boolean;
}

/**
 * Opens a session for a member whose right to it is proven (password, code, registration, trial …), ends the one the
 * browser had before, notes the first login and the address. The member's row is held meanwhile, so that a change of
 * password or a closed account comes wholly before (INVALID_CREDENTIALS 401, ACCOUNT_DISABLED 403) or wholly after,
 * and then ends this session too. ONE_TIME_PASSWORD_GONE 403 where the password is a one-time one that is over or used.
 */
export function openFor(db: Db, member: Member, origin: Origin, entry: Entry): Promise<LoggedIn> {
  return inTransaction(db, async (tx) => {
    const firstTimeLogin = await demandUnchanged(tx, member, entry);
    if (entry.byPassword && member.must_change_password) await spendOneTime(tx, member.id, origin);
    const days = await siteFlag<number>(tx, 'passwordExpiryDays', 0);
    const isOld = member.password_hash !== null && passwordExpired(member.password_changed_at, days, now());
    const due =
      entry.byPassword === true &&
      (member.must_change_password || isOld || (await hashesDefault(tx, member.password_hash)));
    if (entry.before) await revokeSession(tx, entry.before.memberId, entry.before.sessionId);
    const session = await startSession(tx, member.id, origin, entry.remember, due);
    await noteAddress(tx, member, origin);
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

/** Holds the member's row; true where they have never logged in. */
async function demandUnchanged(tx: Tx, member: Member, { byPassword }: Entry): Promise<boolean> {
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
