import { requestCountry } from '@/lib/platform/http/client-country';
import { requestLanguage } from '@/lib/platform/http/language';
import { randomToken } from '@/lib/platform/ids';
import type { Origin } from '../types';
import { deviceCookie, deviceCookieName, readCookie, sessionCookieName, unsealToken } from './cookie';

/**
 * Returns the session token of a request. If there is an Authorization header, cookies are ignored: a cookie must not
 * replace a refused token.
 */
export async function requestToken(headers: Headers): Promise<string | undefined> {
  const authorization = headers.get('authorization');
  if (authorization !== null) return /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(authorization)?.[1];
  const sealed = readCookie(headers.get('cookie'), sessionCookieName());
  return sealed ? unsealToken(sealed) : undefined;
}

/** Returns where a request comes from. A browser without a device id gets one as a cookie on `responseHeaders`. */
export function requestOrigin(request: Request, ip: string, responseHeaders: Headers): Origin {
  const given = readCookie(request.headers.get('cookie'), deviceCookieName());
  const known = given && /^[A-Za-z0-9_-]{22,43}$/.test(given) ? given : undefined;
  const deviceId = known ?? randomToken();
  if (!known) responseHeaders.append('set-cookie', deviceCookie(deviceId));
  return {
    ip,
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    deviceId,
    country: requestCountry(request.headers),
    isBrowser: request.headers.has('origin'),
    language: requestLanguage(request),
  };
}
