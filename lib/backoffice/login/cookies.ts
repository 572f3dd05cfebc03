import { cookieName, readCookie, sealedCookie, setCookie, unsealToken } from '@/lib/identity/sessions/cookie';
import { OPERATOR_COOKIE, OPERATOR_LOGIN_COOKIE } from '../constants';
import { LOGIN_CHALLENGE_LIFETIME } from '../operators/constants';
import { challengeGone } from '../operators/errors';
import type { FactorAsked, FactorWay, LoggedIn, LoginOrigin } from './commands';

/** What a call of the login answers. */
export interface LoginAnswer {
  next: 'done' | 'factor';
  ways: FactorWay[];
}

/** Sets the cookies of a step of a login and returns the answer. No token is in the answer, where scripts could read it. */
export async function answerLogin(headers: Headers, result: LoggedIn | FactorAsked): Promise<LoginAnswer> {
  if (result.next === 'factor') {
    const seconds = LOGIN_CHALLENGE_LIFETIME / 1_000;
    headers.append('set-cookie', await sealedCookie(OPERATOR_LOGIN_COOKIE, result.challenge, seconds));
    return { next: 'factor', ways: result.ways };
  }
  headers.append('set-cookie', await sealedCookie(OPERATOR_COOKIE, result.token, undefined));
  headers.append('set-cookie', result.deviceCookie);
  headers.append('set-cookie', setCookie(OPERATOR_LOGIN_COOKIE, '', 0));
  return { next: 'done', ways: [] };
}

/** The token of the login that waits for its second factor. Throws CHALLENGE_GONE 410 without the cookie. */
export async function loginChallengeOf(request: Request): Promise<string> {
  const sealed = readCookie(request.headers.get('cookie'), cookieName(OPERATOR_LOGIN_COOKIE).name);
  const token = sealed ? await unsealToken(sealed) : undefined;
  if (!token) throw challengeGone();
  return token;
}

/** Where a login comes from. */
export const loginOrigin = (request: Request, ip: string): LoginOrigin => ({
  ip,
  userAgent: request.headers.get('user-agent') ?? '',
  cookies: request.headers.get('cookie'),
});
