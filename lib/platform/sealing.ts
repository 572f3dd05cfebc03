import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealer {
  /** Encrypts for storage. `context` names what the value belongs to; `open` needs the same. */
  seal(plain: Uint8Array, context: string): Buffer;
  /** Decrypts. Throws if the bytes, the context or the site's secret are not the same. */
  open(sealed: Uint8Array, context: string): Buffer;
}

/** Returns AES-256-GCM with a key for this purpose, derived from SESSION_SECRET (HKDF, RFC 5869). */
export function createSealer(purpose: string): Sealer {
  const key = derivedKey(purpose);
  return {
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key(), nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv(ALGORITHM, key(), bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}

/**
 * Returns a keyed hash (HMAC-SHA256) for searching sealed values: the same text gives the same 32 bytes on this site.
 * Without the site's secret, the hashes of a dump cannot be guessed. The caller normalises the text first.
 */
export function createKeyedHash(purpose: string): (text: string) => Buffer {
  const key = derivedKey(purpose);
  return (text) => createHmac('sha256', key()).update(text).digest();
}

/** Returns the key for a purpose, derived once per secret (tests change the secret). */
function derivedKey(purpose: string): () => Buffer {
  let derived: { secret: string; key: Buffer } | undefined;
  return () => {
    const secret = env().SESSION_SECRET;
    if (derived?.secret !== secret) {
      derived = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)) };
    }
    return derived.key;
  };
}
