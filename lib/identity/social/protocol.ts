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

// next-auth does the protocol (discovery, PKCE, state, nonce, the signature of the id token); sessions are ours. We call its
// handler for the Pages Router with a request of our own, because its handler for the App Router reads Next.js' global
// request (docs/decisions/0041-social-login-by-next-auth.md).

interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

const secretOf = createKeyedHash('croupier/identity/social/next-auth/1');

/** The cookies that bind a journey to its browser, each sealed by next-auth. */
const CHECKS = { state: 'state', pkceCodeVerifier: 'pkce', nonce: 'nonce' } as const;
const CSRF = 'croupier-social-csrf';

const checkCookie = (check: string) => cookieName(`croupier-social-${check}`).name;

function providerConfig(provider: SocialProvider): OAuthConfig<Claims> {
  const client = clientOf(provider);
  if (!client) throw socialOff();
  const scope = { params: { scope: 'openid email' } };
  const hasFixedEndpoints = provider === 'facebook' && client.issuer === FACEBOOK_ISSUER;
  return {
    id: provider,
    name: provider,
    type: 'oauth',
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    clientId: client.id,
    clientSecret: client.secret,
    client: { token_endpoint_auth_method: 'client_secret_post' },
    ...(hasFixedEndpoints
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
  const logAs =
    (level: 'warn' | 'debug') =>
    (code: string, ...facts: unknown[]) =>
      logger[level]({ code, facts }, 'social login');
  return {
    providers: [providerConfig(provider)],
    secret: secretOf('secret').toString('hex'),
    useSecureCookies: secure,
    cookies: { ...cookies, csrfToken: { name: CSRF, options } },
    logger: { error: logAs('debug'), warn: logAs('debug'), debug: () => undefined },
    callbacks: {
      // The journey's cookie contains the next address; next-auth gets none from the visitor.
      redirect: ({ baseUrl }) => baseUrl,
      signIn({ account, profile }) {
        const claims = profile as Claims;
        onIdentity({
          provider,
          subject: account!.providerAccountId,
          email: claims.email,
          emailVerified: claims.email_verified === true,
        });
        // Returning an address ends next-auth's part: it creates no session.
        return publicUrl();
      },
    },
  };
}

interface NextAuthCall {
  method: 'GET' | 'POST';
  action: readonly string[];
  query?: Record<string, string>;
  body?: Record<string, string>;
  cookies?: Record<string, string>;
}

interface NextAuthResult {
  location: string | undefined;
  body: unknown;
  setCookies: string[];
}

/** Calls next-auth as a Pages Router would, and returns its response as a value. */
async function callNextAuth(call: NextAuthCall, options: NextAuthOptions): Promise<NextAuthResult> {
  // next-auth 4 reads its address from the environment only.
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
    method: call.method,
    query: { ...call.query, nextauth: call.action },
    body: call.body ?? {},
    cookies: call.cookies ?? {},
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
 * Returns the provider's login address for the browser, and the cookies that bind the journey to it. Throws
 * SOCIAL_FAILED 401 if the provider cannot be reached.
 */
export async function authorizationUrl(
  provider: SocialProvider,
): Promise<{ url: string; setCookies: string[] }> {
  const options = optionsFor(provider, () => undefined);
  // Our route has checked the Origin. next-auth also needs its own CSRF token, which is fetched and returned here.
  const csrf = await callNextAuth({ method: 'GET', action: ['csrf'] }, options);
  const { csrfToken } = csrf.body as { csrfToken: string };
  const cookie = csrf.setCookies.find((line) => line.startsWith(`${CSRF}=`))!;
  const answer = await callNextAuth(
    {
      method: 'POST',
      action: ['signin', provider],
      body: { csrfToken },
      cookies: { [CSRF]: decodeURIComponent(cookie.slice(CSRF.length + 1).split(';')[0]!) },
    },
    options,
  );
  const setCookies = answer.setCookies.filter(isCheck);
  // If a check is missing, the address is next-auth's error page.
  if (!answer.location || setCookies.length < Object.keys(CHECKS).length) throw socialFailed();
  return { url: answer.location, setCookies };
}

/**
 * Returns the identity that the provider confirms. It exchanges the code for an id token and verifies its signature,
 * issuer, audience, times and nonce, and that this browser started the journey (state, PKCE). Throws SOCIAL_FAILED 401.
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
    if (value) cookies[checkCookie(check)] = decodeCheck(value);
  }
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  const answer = await callNextAuth(
    { method: 'GET', action: ['callback', provider], query: given as Record<string, string>, cookies },
    options,
  );
  // TypeScript does not see the assignment in the callback.
  const found = identity as SocialIdentity | undefined;
  if (!found) throw socialFailed(answer.location);
  return found;
}

/** Decodes a check's cookie. Throws SOCIAL_FAILED 401 for a malformed one. */
function decodeCheck(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (cause) {
    throw socialFailed(cause);
  }
}

/** Returns the Set-Cookies that delete the checks of a journey. */
export const clearedChecks = (): string[] =>
  Object.values(CHECKS).map((check) => setCookie(`croupier-social-${check}`, '', 0));
