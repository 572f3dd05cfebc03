import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { demandExtra } from '../extra/commands';
import { demandWelcome, openFor, type LoggedIn } from '../login/commands';
import { demandOwner } from '../passwords/commands';
import { deviceIsKnown } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';
import { needTrueAccount } from '../errors';
import { socialGone, socialOff } from './errors';
import type { Journey } from './journey';
import { addLink } from './links';
import { demandOffered } from './policy';
import { authorizationUrl, identityOf } from './protocol';
import { memberBySubject } from './queries';
import type { SocialReturn, SocialStart } from './schema';

// Each way out and each way back asks the provider's servers: a browser that makes a hundred an hour is no person.
const addresses = createLimit('social-ip', 120, 3_600);

/**
 * Begins a login, a registration or a link by an account elsewhere: the provider's address for the browser, the cookies of
 * the journey. Throws SOCIAL_OFF 403 (also to agents and at their door), SOCIAL_FAILED 401 where the provider does not answer; for
 * a link NOT_LOGGED_IN's SOCIAL_GONE 410 without a session, NEED_TRUE_ACCOUNT 403, INVALID_INPUT on `password`.
 */
export async function beginSocial(
  db: Db,
  given: SocialStart,
  origin: Origin,
  session: SiteSession | undefined,
): Promise<{ url: string; setCookies: string[]; journey: Journey }> {
  if (given.audience === 'agent') throw socialOff();
  await demandOffered(db, given.provider);
  await addresses.take(origin.ip);
  if (given.link) await demandLinkable(db, session, given.password);
  const journey: Journey = { step: 'away', back: given.back, remember: given.remember };
  if (given.link) journey.linkFor = String(session!.memberId);
  return { ...(await authorizationUrl(given.provider)), journey };
}

async function demandLinkable(db: Db, session: SiteSession | undefined, password: string): Promise<void> {
  if (!session) throw socialGone();
  if (session.kind === 'trial') throw needTrueAccount();
  // A link that no door takes: agents come in by their own, which knows no social login (product.md §6).
  if (session.kind === 'agent') throw socialOff();
  await demandOwner(db, session, password);
}

export interface Visit {
  origin: Origin;
  cookies: string | null;
  session: SiteSession | undefined;
  /** The session that the browser has, which a login ends. */
  before: SiteSession | undefined;
  journey: Journey | undefined;
}

export interface Arrival {
  journey: Journey;
  /** Where somebody is logged in by it. */
  loggedIn?: LoggedIn;
}

/**
 * What becomes of a browser that comes back from the provider: logged in, linked, asked for one proof more, sent to
 * register, or refused with a code. A member is found by the provider's own id of the person and nothing else: an e-mail
 * address, verified or not, opens no account.
 */
export async function arrive(db: Db, given: SocialReturn, visit: Visit): Promise<Arrival> {
  try {
    return await settle(db, given, visit);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const offer = error.extras as { challenge: string; ways: [] } | undefined;
    if (error.code === 'EXTRA_VERIFICATION' && offer) return { journey: { step: 'extra', ...offer } };
    return { journey: { step: 'refused', code: error.code } };
  }
}

async function settle(
  db: Db,
  given: SocialReturn,
  { origin, cookies, session, before, journey }: Visit,
): Promise<Arrival> {
  if (journey?.step !== 'away') throw socialGone();
  await demandOffered(db, given.provider);
  await addresses.take(origin.ip);
  const identity = await identityOf(given, cookies);
  if (journey.linkFor !== undefined) {
    if (!session || String(session.memberId) !== journey.linkFor) throw socialGone();
    await addLink(db, session, identity, origin);
    return { journey: { step: 'linked', provider: given.provider } };
  }
  const member = await memberBySubject(db, identity.provider, identity.subject);
  if (!member) return { journey: { step: 'register', identity } };
  demandWelcome(member, undefined);
  const isKnown = await deviceIsKnown(db, member.id, origin.deviceId);
  await demandExtra(db, member, {
    origin,
    remember: journey.remember,
    deviceIsKnown: isKnown,
    byPassword: false,
  });
  // product.md §4: no change of password is forced on who came by an account elsewhere.
  const loggedIn = await openFor(db, member, origin, { remember: journey.remember, before });
  return { loggedIn, journey: { step: 'in', firstTimeLogin: loggedIn.firstTimeLogin } };
}
