import { sealData, unsealData } from 'iron-session';
import { env, publicUrl } from '@/lib/platform/env';

const YEAR_SECONDS = 31_536_000;

/** `__Host-` needs https; a site served over plain http (a first try on a laptop) does without. */
export function cookieName(name: string): { name: string; secure: boolean } {
  const secure = publicUrl().startsWith('https:');
  return { name: secure ? `__Host-${name}` : name, secure };
}

export const sessionCookieName = () => cookieName('croupier').name;
export const deviceCookieName = () => cookieName('croupier-device').name;

// Unsealing the same cookie twice gives the same token, so a small memory saves the work on busy sessions.
// It grants nothing: the token is looked up in the database each time.
const unsealed = new Map<string, string>();
const REMEMBERED_SEALS = 5_000;

/** The token inside a sealed cookie, or undefined where the seal is not ours. */
export async function unsealToken(sealed: string): Promise<string | undefined> {
  const known = unsealed.get(sealed);
  if (known) return known;
  const { token } = await unseal(sealed, 0);
  if (typeof token !== 'string') return undefined;
  if (unsealed.size >= REMEMBERED_SEALS) unsealed.delete(unsealed.keys().next().value!);
  unsealed.set(sealed, token);
  return token;
}

/**
 * What is inside a cookie that was sealed at most `seconds` ago, or ever where that is 0; nothing where the seal is not
 * ours. iron-session itself says so of a wrong seal, and throws at one that is not even made like its own: a cookie is
 * whatever its sender likes, so that is no failure of ours either.
 */
export async function unseal(sealed: string, seconds: number): Promise<Record<string, unknown>> {
  try {
    return await unsealData(sealed, { password: env().SESSION_SECRET, ttl: seconds });
  } catch {
    return {};
  }
}

/** Set-Cookie that carries the session's token, sealed; `maxAge` in seconds, or until the browser closes. */
export function sessionCookie(token: string, maxAge: number | undefined): Promise<string> {
  return sealedCookie('croupier', token, maxAge);
}

/** Set-Cookie of a sealed token under another name: the back office has a session of its own. */
export async function sealedCookie(base: string, token: string, maxAge: number | undefined): Promise<string> {
  const sealed = await sealData({ token }, { password: env().SESSION_SECRET, ttl: 0 });
  return setCookie(base, sealed, maxAge);
}

/** Set-Cookie that takes the session's cookie away. */
export function clearedSessionCookie(): string {
  return setCookie('croupier', '', 0);
}

/** Set-Cookie of the browser's own id, kept for a year. */
export function deviceCookie(deviceId: string): string {
  return setCookie('croupier-device', deviceId, YEAR_SECONDS);
}

/** Set-Cookie with what every cookie of ours has: httpOnly, this site only, Secure where the site is. */
export function setCookie(base: string, value: string, maxAge: number | undefined): string {
  const { name, secure } = cookieName(base);
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (secure) parts.push('Secure');
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  return parts.join('; ');
}

/** The value of one cookie of a Cookie header. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
