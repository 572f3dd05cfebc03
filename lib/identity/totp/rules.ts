import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { DIGITS, DRIFT_STEPS, STEP_SECONDS } from './constants';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as authenticator apps take them: base32 of RFC 4648 without padding. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** Which half minute since 1970 a moment is in. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1_000 / STEP_SECONDS);

/** The code of a step: RFC 6238 over RFC 4226's truncation. */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest[digest.length - 1]! & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is, no further from `at` than a clock may be off; undefined where it is none of them. */
export function matchingStep(secret: Uint8Array, code: string, at: Date): number | undefined {
  const given = Buffer.from(code);
  let found: number | undefined;
  for (let drift = -DRIFT_STEPS; drift <= DRIFT_STEPS; drift++) {
    const step = stepOf(at) + drift;
    const expected = Buffer.from(codeOfStep(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

/** What the app scans (the key URI format that all of them read). */
export function otpauthUri(issuer: string, account: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}

// Crockford's letters: none that is read as a digit. Ten of 32: 50 bits, which no one guesses at five tries a time.
const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A fresh recovery code, as it is shown: xxxxx-xxxxx. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => RECOVERY_ALPHABET[randomInt(32)]!).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** A recovery code as it is compared, however it was typed; undefined where it is none. */
export function plainRecoveryCode(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{10}$/.test(plain) ? plain : undefined;
}
