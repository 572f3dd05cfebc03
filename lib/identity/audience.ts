import { database, type Db } from '@/lib/db/client';
import { notLoggedIn } from '@/lib/platform/errors';
import type { Audience } from '@/lib/platform/http/audience';
import { checkOrigin } from '@/lib/platform/http/origin';
import { needTrueAccount, notAgent, passwordDue } from './errors';
import { encryptedBodies } from './payload/bodies';
import { sessionOfToken, type SessionUse } from './sessions/queries';
import { requestToken } from './sessions/request';
import type { SiteSession } from './types';

export interface VisitorContext {
  db: Db;
  /** Who asks, where they are logged in and their password is not due to be changed. */
  session: SiteSession | undefined;
  /** The session that the browser has, whatever it may do: a way in ends it. */
  before: SiteSession | undefined;
}

export interface SignedInContext {
  db: Db;
  session: SiteSession;
}

async function sessionOf(request: Request, use?: SessionUse): Promise<SiteSession | undefined> {
  const token = await requestToken(request.headers);
  return token ? sessionOfToken(token, use) : undefined;
}

/** With an Authorization header no cookie is believed (requestToken), so there is nothing that a foreign page could use. */
const believesCookies = (request: Request) => !request.headers.has('authorization');

async function anySession(request: Request, use?: SessionUse): Promise<SiteSession> {
  if (believesCookies(request)) checkOrigin(request);
  const session = await sessionOf(request, use);
  if (!session) throw notLoggedIn();
  return session;
}

async function signedInSession(request: Request, use?: SessionUse): Promise<SiteSession> {
  const session = await anySession(request, use);
  if (session.passwordDue) throw passwordDue();
  return session;
}

async function visitor(request: Request, use?: SessionUse): Promise<VisitorContext> {
  const isBrowser = request.headers.has('cookie') || request.headers.has('origin');
  if (isBrowser && believesCookies(request)) checkOrigin(request);
  const before = await sessionOf(request, use);
  return { db: database(), session: before?.passwordDue ? undefined : before, before };
}

/** Anybody. A machine that sends neither cookies nor an Origin (no browser, so nothing to forge) needs none. */
export const visitors: Audience<VisitorContext> = {
  name: 'visitors',
  bodies: encryptedBodies,
  authenticate: (request) => visitor(request),
};

/** As `visitors`, for what an open page asks by itself: that is no use of the session, which else would never rest. */
export const visitorsIdly: Audience<VisitorContext> = {
  ...visitors,
  authenticate: (request) => visitor(request, 'none'),
};

/** Whoever is logged in: members, agents and trial accounts. 401 NOT_LOGGED_IN otherwise, PASSWORD_EXPIRED 403 while it is due. */
export const signedIn: Audience<SignedInContext> = {
  name: 'signedIn',
  bodies: encryptedBodies,
  async authenticate(request) {
    return { db: database(), session: await signedInSession(request) };
  },
};

/** As `signedIn`, for what an open page asks by itself (visitorsIdly). */
export const signedInIdly: Audience<SignedInContext> = {
  ...signedIn,
  async authenticate(request) {
    return { db: database(), session: await signedInSession(request, 'none') };
  },
};

/** As `signedIn`, also while a one-time or expired password must be changed: to change it, to log out, to see who one is. */
export const signedInAnyhow: Audience<SignedInContext> = {
  ...signedIn,
  async authenticate(request) {
    return { db: database(), session: await anySession(request) };
  },
};

/** As `members`, also while a one-time or expired password must be changed. */
export const membersAnyhow: Audience<SignedInContext> = {
  name: 'members',
  bodies: encryptedBodies,
  async authenticate(request) {
    const session = await anySession(request);
    if (session.kind === 'trial') throw needTrueAccount();
    return { db: database(), session };
  },
};

/** Members and agents, where real money is: trial accounts get 403 NEED_TRUE_ACCOUNT. */
export const members: Audience<SignedInContext> = {
  name: 'members',
  bodies: encryptedBodies,
  async authenticate(request) {
    const session = await signedInSession(request);
    if (session.kind === 'trial') throw needTrueAccount();
    return { db: database(), session };
  },
};

/** Agents only; everybody else who is logged in gets 403 NON_AGENT_ACCOUNT. */
export const agents: Audience<SignedInContext> = {
  name: 'agents',
  bodies: encryptedBodies,
  async authenticate(request) {
    const session = await signedInSession(request);
    if (session.kind !== 'agent') throw notAgent();
    return { db: database(), session };
  },
};
