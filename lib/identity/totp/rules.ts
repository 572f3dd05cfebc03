import { randomInt } from 'node:crypto';
import { generateSync, generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import { DIGITS, DRIFT_STEPS, STEP_SECONDS } from './constants';

const TERMS = { algorithm: 'sha1', digits: DIGITS, period: STEP_SECONDS } as const;
const CODE = new RegExp(`^[0-9]{${DIGITS}}$`);
const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);

/** Bytes as authenticator apps read them: base32 of RFC 4648 without padding. */
export const base32 = (bytes: Uint8Array): string => new ScureBase32Plugin().encode(bytes);

/** The code that an app shows at a moment. */
export const codeAt = (secret: Uint8Array, at: Date): string =>
  generateSync({ ...TERMS, secret, epoch: seconds(at) });

/**
 * The time step that a code belongs to, at most DRIFT_STEPS from `at`; undefined if there is none. If two steps share the
 * code, it is the later one: a used code is then refused for both.
 */
export function matchingStep(secret: Uint8Array, code: string, at: Date): number | undefined {
  if (!CODE.test(code)) return undefined;
  const call = { ...TERMS, secret, token: code, epoch: seconds(at) };
  let found: number | undefined;
  for (;;) {
    const result = verifySync({
      ...call,
      epochTolerance: DRIFT_STEPS * STEP_SECONDS,
      ...(found !== undefined && { afterTimeStep: found }),
    });
    if (!result.valid || !('timeStep' in result)) return found;
    found = result.timeStep;
  }
}

/** The address that the app scans as a QR code. It names the parameters although they are the defaults, because some apps need them. */
export function otpauthUri(issuer: string, account: string, secret: Uint8Array): string {
  const uri = generateURI({ issuer, label: account, secret: base32(secret) });
  return `${uri}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}

// Crockford's letters: without those that look like digits. Ten of 32 symbols are 50 bits, too many to guess with ten tries an hour.
const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A fresh recovery code, as it is shown: xxxxx-xxxxx. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => RECOVERY_ALPHABET[randomInt(32)]!).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** A recovery code in the form in which codes are compared, whatever its case, spaces and hyphens; undefined if it is not valid. */
export function plainRecoveryCode(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{10}$/.test(plain) ? plain : undefined;
}
