import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type NextAuthOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { publicUrl } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { createKeyedHash } from '@/lib/platform/sealing';
import { cookieName, readCookie, setCookie } from '../sessions/cookie';
import { FACEBOOK_ENDPOINTS, FACEBOOK_ISSUER, JOURNEY_SECONDS, SOCIAL_PATH } from './constants';
import type { SocialProvider } from './constants';
import { socialFailed, socialOff } from './errors';
import { clientOf } from './policy';
import type { SocialReturn } from './schema';
import type { SocialIdentity } from './types';

// next-auth does the protocol (discovery, PKCE, state, nonce, the id token's signature); the session stays ours. Its door
// for the App Router reads Next's ambient request, the one for the Pages Router takes what it is given: we use that one,
// so that a route stays a function of its request (docs/decisions/0041-social-login-by-next-auth.md).

interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

const secretOf = createKeyedHash('croupier/identity/social/next-auth/1');

/** The cookies that tie a journey to the browser which began it, each sealed by next-auth. */
const CHECKS = { state: 'state', pkceCodeVerifier: 'pkce', nonce: 'nonce' } as const;
const CSRF = 'croupier-social-csrf';

const checkCookie = (check: string) => cookieName(`croupier-social-${check}`).name;

function providerConfig(provider: SocialProvider): OAuthConfig<Claims> {
  const client = clientOf(provider);
  if (!client) throw socialOff();
  const scope = { params: { scope: 'openid email' } };
  const byHand = provider === 'facebook' && client.issuer === FACEBOOK_ISSUER;
  return {
    id: provider,
    name: provider,
    type: 'oauth',
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    clientId: client.id,
    clientSecret: client.secret,
    client: { token_endpoint_auth_method: 'client_secret_post' },
    ...(byHand
      ? { ...FACEBOOK_ENDPOINTS, authorization: { url: FACEBOOK_ENDPOINTS.authorization, ...scope } }
      : {
          wellKnown: `${client.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
          authorization: scope,
        }),
    profile: (claims) => ({ id: claims.sub }),
  };
}

function optionsFor(
  provider: SocialProvider,
  onIdentity: (identity: SocialIdentity) => void,
): NextAuthOptions {
  const { secure } = cookieName('croupier-social');
  const options = { httpOnly: true, sameSite: 'lax' as const, path: '/', secure, maxAge: JOURNEY_SECONDS };
  const cookies = Object.fromEntries(
    Object.entries(CHECKS).map(([check, name]) => [check, { name: checkCookie(name), options }]),
  );
  const tell =
    (level: 'warn' | 'debug') =>
    (code: string, ...facts: unknown[]) =>
      logger[level]({ code, facts }, 'social login');
  return {
    providers: [providerConfig(provider)],
    secret: secretOf('secret').toString('hex'),
    useSecureCookies: secure,
    cookies: { ...cookies, csrfToken: { name: CSRF, options } },
    logger: { error: tell('debug'), warn: tell('debug'), debug: () => undefined },
    callbacks: {
      // The journey's own cookie says where to go; next-auth is given no address of the visitor's.
      redirect: ({ baseUrl }) => baseUrl,
      signIn({ account, profile }) {
        const claims = profile as Claims;
        onIdentity({
          provider,
          subject: account!.providerAccountId,
          email: claims.email,
          emailVerified: claims.email_verified === true,
        });
        // An address ends next-auth's part here: it makes no session of its own.
        return publicUrl();
      },
    },
  };
}

interface Asked {
  method: 'GET' | 'POST';
  action: readonly string[];
  query?: Record<string, string>;
  body?: Record<string, string>;
  cookies?: Record<string, string>;
}

interface Answered {
  location: string | undefined;
  body: unknown;
  setCookies: string[];
}

/** Asks next-auth as a Pages Router would, and gives its answer as a value. */
async function ask(asked: Asked, options: NextAuthOptions): Promise<Answered> {
  // The only way that next-auth 4 takes to be told its address.
  process.env.NEXTAUTH_URL = `${publicUrl()}${SOCIAL_PATH}`;
  const headers = new Map<string, unknown>();
  let body: unknown;
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader: (name: string, value: unknown) => (headers.set(name.toLowerCase(), value), response),
    json: (value: unknown) => void (body = value),
    send: (value: unknown) => void (body = value),
    end: () => undefined,
  };
  const request = {
    method: asked.method,
    query: { ...asked.query, nextauth: asked.action },
    body: asked.body ?? {},
    cookies: asked.cookies ?? {},
    headers: {},
  };
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  const location = headers.get('location');
  return {
    location: typeof location === 'string' ? location : undefined,
    body,
    setCookies: (headers.get('set-cookie') as string[] | undefined) ?? [],
  };
}

const isCheck = (setCookie: string) =>
  Object.values(CHECKS).some((check) => setCookie.startsWith(`${checkCookie(check)}=`));

/**
 * Where to send the browser so that the provider asks who it is, and the cookies that tie the journey to this browser.
 * Throws SOCIAL_FAILED 401 where the provider cannot be reached.
 */
export async function authorizationUrl(
  provider: SocialProvider,
): Promise<{ url: string; setCookies: string[] }> {
  const options = optionsFor(provider, () => undefined);
  // Our route has judged the Origin already; next-auth's own double-submit token is asked for and given back here.
  const csrf = await ask({ method: 'GET', action: ['csrf'] }, options);
  const { csrfToken } = csrf.body as { csrfToken: string };
  const cookie = csrf.setCookies.find((line) => line.startsWith(`${CSRF}=`))!;
  const answer = await ask(
    {
      method: 'POST',
      action: ['signin', provider],
      body: { csrfToken },
      cookies: { [CSRF]: decodeURIComponent(cookie.slice(CSRF.length + 1).split(';')[0]!) },
    },
    options,
  );
  const setCookies = answer.setCookies.filter(isCheck);
  // Without its three checks the address is next-auth's own error page.
  if (!answer.location || setCookies.length < Object.keys(CHECKS).length) throw socialFailed();
  return { url: answer.location, setCookies };
}

/**
 * Whom the provider vouches for: the code is changed for an id token, whose signature, issuer, audience, times and nonce
 * hold, in a journey that this browser began (state, PKCE). Throws SOCIAL_FAILED 401.
 */
export async function identityOf(
  { provider, ...query }: SocialReturn,
  cookieHeader: string | null,
): Promise<SocialIdentity> {
  let identity: SocialIdentity | undefined;
  const options = optionsFor(provider, (found) => (identity = found));
  const cookies: Record<string, string> = {};
  for (const check of Object.values(CHECKS)) {
    const value = readCookie(cookieHeader, checkCookie(check));
    if (value) cookies[checkCookie(check)] = asWritten(value);
  }
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  const answer = await ask(
    { method: 'GET', action: ['callback', provider], query: given as Record<string, string>, cookies },
    options,
  );
  // TypeScript does not see the callback's assignment.
  const found = identity as SocialIdentity | undefined;
  if (!found) throw socialFailed(answer.location);
  return found;
}

/** A check as next-auth wrote it; one that nobody can have written ends the journey as a wrong one does. */
function asWritten(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (cause) {
    throw socialFailed(cause);
  }
}

/** Set-Cookies that clear a journey's checks: each journey has its own, however it ended. */
export const clearedChecks = (): string[] =>
  Object.values(CHECKS).map((check) => setCookie(`croupier-social-${check}`, '', 0));
