import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A URL-safe random token of `bytes` bytes (16 = 128 bits, the least for a session; trust.md X3). */
export function randomToken(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}

export { randomUUID };

/** SHA-256 of a string or bytes. Tokens are stored as this, so that a database dump opens no session. */
export function sha256(value: string | Uint8Array): Buffer {
  return createHash('sha256').update(value).digest();
}
