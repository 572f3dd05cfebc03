/**
 * Calls that the site makes to itself: the middleware asks its own Node routes for what the edge cannot read. They carry a
 * key derived from SESSION_SECRET, because middleware and routes may run on different machines.
 */
export const INTERNAL_HEADER = 'x-croupier-internal';

/**
 * Says that our server has handled a request already (gate, client address, security headers). Its value is a key of the
 * process, so nobody outside can send it.
 */
export const HANDLED_HEADER = 'x-croupier-handled';

/** The languages that our server offers (`data-languages`, lib/i18n/site.ts), for the middleware behind it. */
export const LANGUAGES_HEADER = 'x-croupier-languages';

/** Whether only the site itself may send a header (`x-croupier-…`); whoever lets a request in removes them. */
export const isOurHeader = (name: string): boolean => name.startsWith('x-croupier-');

let derived: { secret: string; key: Promise<string> } | undefined;

/** The key of internal calls: an HMAC with SESSION_SECRET, in hex. */
export function internalKey(secret: string): Promise<string> {
  if (derived?.secret !== secret) derived = { secret, key: derive(secret) };
  return derived.key;
}

async function derive(secret: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), hash, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, bytes('internal calls'));
  return [...new Uint8Array(mac)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a request is a call of the site to itself. */
export async function isInternalCall(headers: Headers, secret: string | undefined): Promise<boolean> {
  const given = headers.get(INTERNAL_HEADER);
  return Boolean(given && secret) && isSame(given!, await internalKey(secret!));
}

/** Compares in a time that does not depend on where two texts differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < other.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
