import { database, type Db } from '@/lib/db/client';
import { notLoggedIn } from '@/lib/platform/errors';
import type { Audience } from '@/lib/platform/http/audience';
import { assertOwnOrigin } from '@/lib/platform/http/origin';
import { needTrueAccount, notAgent, passwordDue } from './errors';
import { siteBodyDecryption } from './payload/bodies';
import { sessionOfToken, type SessionUse } from './sessions/queries';
import { requestToken } from './sessions/request';
import type { SiteSession } from './types';

export interface VisitorContext {
  db: Db;
  /** The session, if the visitor is logged in and the password need not be changed first. */
  session: SiteSession | undefined;
  /** The browser's session even if the password must be changed. A login ends it. */
  previousSession: SiteSession | undefined;
}

export interface SignedInContext {
  db: Db;
  session: SiteSession;
}

async function readSession(request: Request, use?: SessionUse): Promise<SiteSession | undefined> {
  const token = await requestToken(request.headers);
  return token ? sessionOfToken(token, use) : undefined;
}

/** With an Authorization header, cookies are ignored (requestToken), so a foreign page cannot forge the request. */
const usesCookies = (request: Request) => !request.headers.has('authorization');

async function requireAnySession(request: Request, use?: SessionUse): Promise<SiteSession> {
  if (usesCookies(request)) assertOwnOrigin(request);
  const session = await readSession(request, use);
  if (!session) throw notLoggedIn();
  return session;
}

async function requireUsableSession(request: Request, use?: SessionUse): Promise<SiteSession> {
  const session = await requireAnySession(request, use);
  if (session.passwordDue) throw passwordDue();
  return session;
}

async function authenticateVisitor(request: Request, use?: SessionUse): Promise<VisitorContext> {
  const isBrowser = request.headers.has('cookie') || request.headers.has('origin');
  if (isBrowser && usesCookies(request)) assertOwnOrigin(request);
  const previousSession = await readSession(request, use);
  const session = previousSession?.passwordDue ? undefined : previousSession;
  return { db: database(), session, previousSession };
}

/** Everybody. A client without cookies and Origin is no browser, and its Origin is not checked. */
export const visitors: Audience<VisitorContext> = {
  name: 'visitors',
  bodyDecryption: siteBodyDecryption,
  authenticate: (request) => authenticateVisitor(request),
};

/** As `visitors`, for requests that an open page repeats. They do not extend the session, which would never end otherwise. */
export const backgroundVisitors: Audience<VisitorContext> = {
  ...visitors,
  authenticate: (request) => authenticateVisitor(request, 'none'),
};

/** Members, agents and trial accounts. Throws NOT_LOGGED_IN 401, and PASSWORD_EXPIRED 403 if the password must be changed. */
export const signedIn: Audience<SignedInContext> = {
  name: 'signedIn',
  bodyDecryption: siteBodyDecryption,
  async authenticate(request) {
    return { db: database(), session: await requireUsableSession(request) };
  },
};

/** As `signedIn`, for requests that an open page repeats (backgroundVisitors). */
export const backgroundSignedIn: Audience<SignedInContext> = {
  ...signedIn,
  async authenticate(request) {
    return { db: database(), session: await requireUsableSession(request, 'none') };
  },
};

/** As `signedIn`, also while the password must be changed: to change it, to log out, to read one's own data. */
export const signedInEvenIfPasswordDue: Audience<SignedInContext> = {
  ...signedIn,
  async authenticate(request) {
    return { db: database(), session: await requireAnySession(request) };
  },
};

/** As `members`, also while the password must be changed. */
export const membersEvenIfPasswordDue: Audience<SignedInContext> = {
  name: 'members',
  bodyDecryption: siteBodyDecryption,
  async authenticate(request) {
    const session = await requireAnySession(request);
    if (session.kind === 'trial') throw needTrueAccount();
    return { db: database(), session };
  },
};

/** Players and agents, for real money. Trial accounts get NEED_TRUE_ACCOUNT 403. */
export const members: Audience<SignedInContext> = {
  name: 'members',
  bodyDecryption: siteBodyDecryption,
  async authenticate(request) {
    const session = await requireUsableSession(request);
    if (session.kind === 'trial') throw needTrueAccount();
    return { db: database(), session };
  },
};

/** As `members`, for requests that an open page repeats (backgroundVisitors). */
export const backgroundMembers: Audience<SignedInContext> = {
  ...members,
  async authenticate(request) {
    const session = await requireUsableSession(request, 'none');
    if (session.kind === 'trial') throw needTrueAccount();
    return { db: database(), session };
  },
};

/** Agents. Other logged-in members get NON_AGENT_ACCOUNT 403. */
export const agents: Audience<SignedInContext> = {
  name: 'agents',
  bodyDecryption: siteBodyDecryption,
  async authenticate(request) {
    const session = await requireUsableSession(request);
    if (session.kind !== 'agent') throw notAgent();
    return { db: database(), session };
  },
};
