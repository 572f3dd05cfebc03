import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { requireExtraVerification } from '../extra/commands';
import { assertMayLogIn, createLoginSession, type LoggedIn } from '../login/commands';
import { assertOwner } from '../passwords/commands';
import { deviceIsKnown } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { needTrueAccount } from '../errors';
import { socialGone, socialOff } from './errors';
import type { Journey } from './journey';
import { addLink } from './links';
import { assertOffered } from './policy';
import { authorizationUrl, identityOf } from './protocol';
import { memberBySubject } from './queries';
import type { SocialReturn, SocialStart } from './schema';

// Each start and each return calls the provider's servers. A person does not make a hundred an hour.
const addresses = createLimit('social-ip', 120, 3_600);

/**
 * Starts a login, a registration or a link by a social account. Returns the provider's address for the browser and the
 * cookies of the journey. Throws SOCIAL_OFF 403 (also for agents and on their page), SOCIAL_FAILED 401 if the provider
 * cannot be reached; for a link SOCIAL_GONE 410 without a session, NEED_TRUE_ACCOUNT 403, INVALID_INPUT on `password`.
 */
export async function startSocial(
  db: Db,
  given: SocialStart,
  origin: Origin,
  session: SiteSession | undefined,
): Promise<{ url: string; setCookies: string[]; journey: Journey }> {
  if (given.audience === 'agent') throw socialOff();
  await assertOffered(db, given.provider);
  await addresses.take(origin.ip);
  if (given.link) await assertLinkable(db, session, given.password);
  const journey: Journey = { step: 'away', back: given.back, remember: given.remember };
  if (given.link) journey.linkFor = String(session!.memberId);
  return { ...(await authorizationUrl(given.provider)), journey };
}

async function assertLinkable(db: Db, session: SiteSession | undefined, password: string): Promise<void> {
  if (!session) throw socialGone();
  if (session.kind === 'trial') throw needTrueAccount();
  // Agents log in on their own page, which has no social login (ROLE-6).
  if (session.kind === 'agent') throw socialOff();
  await assertOwner(db, session, password);
}

export interface SocialVisit {
  origin: Origin;
  cookies: string | null;
  session: SiteSession | undefined;
  /** The browser's previous session, which a login ends. */
  previousSession: SiteSession | undefined;
  journey: Journey | undefined;
}

export interface SocialResult {
  journey: Journey;
  /** Set if the member was logged in. */
  loggedIn?: LoggedIn;
}

/**
 * Handles a browser that returns from the provider: it is logged in, linked, asked for extra verification, sent to
 * registration, or refused with a code. The member is found by the provider's id of the person only: an email address,
 * verified or not, never logs in.
 */
export async function completeSocial(db: Db, given: SocialReturn, visit: SocialVisit): Promise<SocialResult> {
  try {
    return await resolve(db, given, visit);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const offer = error.extras as { challenge: string; ways: [] } | undefined;
    if (error.code === 'EXTRA_VERIFICATION' && offer) return { journey: { step: 'extra', ...offer } };
    return { journey: { step: 'refused', code: error.code } };
  }
}

async function resolve(
  db: Db,
  given: SocialReturn,
  { origin, cookies, session, previousSession, journey }: SocialVisit,
): Promise<SocialResult> {
  if (journey?.step !== 'away') throw socialGone();
  await assertOffered(db, given.provider);
  await addresses.take(origin.ip);
  const identity = await identityOf(given, cookies);
  if (journey.linkFor !== undefined) {
    if (!session || String(session.memberId) !== journey.linkFor) throw socialGone();
    await addLink(db, session, identity, origin);
    return { journey: { step: 'linked', provider: given.provider } };
  }
  const member = await memberBySubject(db, identity.provider, identity.subject);
  if (!member) return { journey: { step: 'register', identity } };
  assertMayLogIn(member, undefined);
  const isKnown = await deviceIsKnown(db, member.id, origin.deviceId);
  await requireExtraVerification(db, member, {
    origin,
    remember: journey.remember,
    deviceIsKnown: isKnown,
    byPassword: false,
  });
  // A social login does not force a change of password (LOGIN-7).
  const loggedIn = await createLoginSession(db, member, origin, {
    remember: journey.remember,
    previousSession,
  });
  return { loggedIn, journey: { step: 'in', firstTimeLogin: loggedIn.firstTimeLogin } };
}
