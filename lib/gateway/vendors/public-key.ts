import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { badInput } from '@/lib/platform/errors';

/** A shorter key can be broken; a longer one makes the check of each call slow. */
const MIN_BITS = 2_048;
const MAX_BITS = 8_192;

/** The longest text that is read as a key. */
export const MAX_PEM_LENGTH = 8_000;

const refuse = (code: string, cause?: unknown) => badInput({ publicKey: { code } }, cause);

/**
 * Reads a vendor's public key: PEM, RSA of 2,048 to 8,192 bits. Returns it in the one form that is stored (SPKI). Throws INVALID_INPUT on
 * `publicKey`: PUBLIC_KEY_FORMAT; PUBLIC_KEY_PRIVATE for a private key, from which a public one could be computed.
 */
export function parsePublicKey(pem: string): string {
  if (/PRIVATE KEY/.test(pem)) throw refuse('PUBLIC_KEY_PRIVATE');
  if (pem.length > MAX_PEM_LENGTH) throw refuse('PUBLIC_KEY_FORMAT');
  let key: KeyObject;
  try {
    key = createPublicKey(pem.trim());
  } catch (cause) {
    throw refuse('PUBLIC_KEY_FORMAT', cause);
  }
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa' || bits < MIN_BITS || bits > MAX_BITS)
    throw refuse('PUBLIC_KEY_FORMAT');
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

/** What two people compare to know that they have the same key: SHA-256 of its bytes, in hexadecimal. */
export const publicKeyFingerprint = (pem: string): string =>
  createHash('sha256')
    .update(createPublicKey(pem).export({ type: 'spki', format: 'der' }))
    .digest('hex');
