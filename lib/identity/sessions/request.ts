import { requestCountry } from '@/lib/platform/http/client-country';
import { requestLanguage } from '@/lib/platform/http/language';
import { randomToken } from '@/lib/platform/ids';
import type { Origin } from '../types';
import { deviceCookie, deviceCookieName, readCookie, sessionCookieName, unsealToken } from './cookie';

/**
 * The session token a request carries. An Authorization header, where there is one, is the only thing
 * believed: a cookie beside it must not turn a refused token into somebody's session.
 */
export async function requestToken(headers: Headers): Promise<string | undefined> {
  const authorization = headers.get('authorization');
  if (authorization !== null) return /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(authorization)?.[1];
  const sealed = readCookie(headers.get('cookie'), sessionCookieName());
  return sealed ? unsealToken(sealed) : undefined;
}

/** Who asks, from where. A browser without an id gets one: `answer` is given the cookie to set. */
export function requestOrigin(request: Request, ip: string, answer: Headers): Origin {
  const given = readCookie(request.headers.get('cookie'), deviceCookieName());
  const known = given && /^[A-Za-z0-9_-]{22,43}$/.test(given) ? given : undefined;
  const deviceId = known ?? randomToken();
  if (!known) answer.append('set-cookie', deviceCookie(deviceId));
  return {
    ip,
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    deviceId,
    country: requestCountry(request.headers),
    isBrowser: request.headers.has('origin'),
    language: requestLanguage(request),
  };
}
