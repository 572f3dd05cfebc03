// Fetched with the first encrypted call, never with a page: jose's encryption is some 10 kB.
import { CompactEncrypt } from 'jose/jwe/compact/encrypt';
import { importJWK } from 'jose/key/import';

interface OfferedKeys {
  keys: { kid: string; [member: string]: unknown }[];
  now: number;
}

interface Held {
  kid: string;
  key: Awaited<ReturnType<typeof importJWK>>;
  /** Our clock minus this browser's, in seconds. */
  ahead: number;
}

let held: Promise<Held> | undefined;

async function fetchKey(): Promise<Held> {
  const response = await fetch('/wps/system/keys', { credentials: 'same-origin' });
  const envelope = (await response.json()) as { value?: OfferedKeys };
  const jwk = envelope.value?.keys[0];
  if (!jwk || !envelope.value) throw new Error('no key is offered');
  const key = await importJWK(jwk, 'ECDH-ES');
  return { kid: jwk.kid, key, ahead: envelope.value.now - Math.floor(Date.now() / 1_000) };
}

/** Forgets the site's key, so that the next call asks for it again: the server did not know the one we had. */
export function forgetKey(): void {
  held = undefined;
}

/** Encrypts a body for one call ("POST /wps/session/login") to the site's newest key; gives a compact JWE. */
export async function encryptBody(address: string, body: unknown): Promise<string> {
  held ??= fetchKey();
  held.catch(forgetKey);
  const { kid, key, ahead } = await held;
  const claims = {
    iat: Math.floor(Date.now() / 1_000) + ahead,
    jti: crypto.randomUUID(),
    aud: address,
    body,
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(key);
}
