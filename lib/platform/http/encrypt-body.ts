// Loaded with the first encrypted call and not with a page, because jose's encryption is about 10 kB.
import { CompactEncrypt } from 'jose/jwe/compact/encrypt';
import { importJWK } from 'jose/key/import';

interface OfferedKeys {
  keys: { kid: string; [member: string]: unknown }[];
  now: number;
}

interface SiteKey {
  kid: string;
  key: Awaited<ReturnType<typeof importJWK>>;
  /** The server's clock minus the browser's, in seconds. */
  clockOffset: number;
}

let siteKey: Promise<SiteKey> | undefined;

async function fetchKey(): Promise<SiteKey> {
  const response = await fetch('/wps/system/keys', { credentials: 'same-origin' });
  const envelope = (await response.json()) as { value?: OfferedKeys };
  const jwk = envelope.value?.keys[0];
  if (!jwk || !envelope.value) throw new Error('no key is offered');
  const key = await importJWK(jwk, 'ECDH-ES');
  return { kid: jwk.kid, key, clockOffset: envelope.value.now - Math.floor(Date.now() / 1_000) };
}

/** Discards the cached key of the site, so that the next call fetches it again. */
export function forgetSiteKey(): void {
  siteKey = undefined;
}

/** Encrypts a body for one call ("POST /wps/session/login") with the site's newest key. Returns a compact JWE. */
export async function encryptBody(address: string, body: unknown): Promise<string> {
  siteKey ??= fetchKey();
  siteKey.catch(forgetSiteKey);
  const { kid, key, clockOffset } = await siteKey;
  const claims = {
    iat: Math.floor(Date.now() / 1_000) + clockOffset,
    jti: crypto.randomUUID(),
    aud: address,
    body,
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(key);
}
