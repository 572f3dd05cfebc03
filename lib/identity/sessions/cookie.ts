import { sealData, unsealData } from 'iron-session';
import { env, publicUrl } from '@/lib/platform/env';

const YEAR_SECONDS = 31_536_000;

/** Returns a cookie's full name. The prefix `__Host-` needs https; a site on plain http has no prefix. */
export function cookieName(name: string): { name: string; secure: boolean } {
  const secure = publicUrl().startsWith('https:');
  return { name: secure ? `__Host-${name}` : name, secure };
}

export const sessionCookieName = () => cookieName('croupier').name;
export const deviceCookieName = () => cookieName('croupier-device').name;

// A cache of decrypted cookies saves work for busy sessions. It grants nothing: the token is looked up in the database
// each time.
const cachedTokens = new Map<string, string>();
const MAX_CACHED_TOKENS = 5_000;

/** Returns the token of a sealed cookie, or undefined if we did not seal it. */
export async function unsealToken(sealed: string): Promise<string | undefined> {
  const known = cachedTokens.get(sealed);
  if (known) return known;
  const { token } = await unseal(sealed, 0);
  if (typeof token !== 'string') return undefined;
  if (cachedTokens.size >= MAX_CACHED_TOKENS) cachedTokens.delete(cachedTokens.keys().next().value!);
  cachedTokens.set(sealed, token);
  return token;
}

/**
 * Returns the content of a cookie that was sealed at most `seconds` ago; 0 means no limit. Empty if we did not seal it.
 * iron-session returns an empty object for a wrong seal and throws for a malformed one; both may come from any client.
 */
export async function unseal(sealed: string, seconds: number): Promise<Record<string, unknown>> {
  try {
    return await unsealData(sealed, { password: env().SESSION_SECRET, ttl: seconds });
  } catch {
    return {};
  }
}

/** Returns the Set-Cookie of the sealed session token; `maxAge` in seconds, undefined: until the browser closes. */
export function sessionCookie(token: string, maxAge: number | undefined): Promise<string> {
  return sealedCookie('croupier', token, maxAge);
}

/** Returns the Set-Cookie of a sealed token under another name: the back office has sessions of its own. */
export async function sealedCookie(base: string, token: string, maxAge: number | undefined): Promise<string> {
  const sealed = await sealData({ token }, { password: env().SESSION_SECRET, ttl: 0 });
  return setCookie(base, sealed, maxAge);
}

/** Returns the Set-Cookie that deletes the session's cookie. */
export function clearedSessionCookie(): string {
  return setCookie('croupier', '', 0);
}

/** Returns the Set-Cookie of the browser's device id, for a year. */
export function deviceCookie(deviceId: string): string {
  return setCookie('croupier-device', deviceId, YEAR_SECONDS);
}

/** Returns a Set-Cookie with the attributes of all our cookies: HttpOnly, SameSite, and Secure on https. */
export function setCookie(base: string, value: string, maxAge: number | undefined): string {
  const { name, secure } = cookieName(base);
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (secure) parts.push('Secure');
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  return parts.join('; ');
}

/** Returns the value of one cookie of a Cookie header. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
