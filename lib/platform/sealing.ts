import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealer {
  /** Encrypts for storage. `context` is what it belongs to: it opens only with the same. */
  seal(plain: Uint8Array, context: string): Buffer;
  /** Opens what `seal` made; throws where the bytes, the context or the site's secret are others. */
  open(sealed: Uint8Array, context: string): Buffer;
}

/** AES-256-GCM with a key of this purpose's own, derived from SESSION_SECRET (HKDF, RFC 5869). */
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
 * A keyed hash (HMAC-SHA256) for finding what is sealed: the same text gives the same 32 bytes on this site, and a dump
 * without the site's secret can try no guesses against them. The caller brings the text to its one spelling first.
 */
export function createKeyedHash(purpose: string): (text: string) => Buffer {
  const key = derivedKey(purpose);
  return (text) => createHmac('sha256', key()).update(text).digest();
}

/** A key of this purpose's own, derived again only when the secret is another (tests). */
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
