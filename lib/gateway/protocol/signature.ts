import { createHmac, timingSafeEqual } from 'node:crypto';

export const VENDOR_HEADER = 'x-vendor';
/** Milliseconds since 1970, as the sender's clock has them. */
export const TIMESTAMP_HEADER = 'x-timestamp';
/** Lower-case hexadecimal HMAC-SHA256. */
export const SIGNATURE_HEADER = 'x-signature';

/** How far the two clocks may be apart, in milliseconds: five minutes, as Stripe and Slack allow. */
export const SIGNATURE_WINDOW = 5 * 60_000;

/**
 * Signs a call: HMAC-SHA256 over `<timestamp>.<operation>.<body>`, the body byte for byte as it is sent. The
 * operation is signed so that a bet's body can't be played back as a win.
 */
export function sign(secret: Uint8Array, timestamp: string, operation: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.${operation}.`).update(body).digest('hex');
}

export interface SignedFacts {
  timestamp: string;
  signature: string;
  operation: string;
  body: Uint8Array;
}

/** Whether a signature is right and its time within the window of `now`; compares in constant time. */
export function isSignedBy(secret: Uint8Array, facts: SignedFacts, now: Date): boolean {
  if (!/^\d{13}$/.test(facts.timestamp) || !/^[0-9a-f]{64}$/.test(facts.signature)) return false;
  if (Math.abs(now.getTime() - Number(facts.timestamp)) > SIGNATURE_WINDOW) return false;
  const right = Buffer.from(sign(secret, facts.timestamp, facts.operation, facts.body), 'hex');
  return timingSafeEqual(right, Buffer.from(facts.signature, 'hex'));
}
