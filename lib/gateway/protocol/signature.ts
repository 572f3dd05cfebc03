import { createHmac, timingSafeEqual } from 'node:crypto';

export const VENDOR_HEADER = 'x-vendor';
/** Milliseconds since 1970 on the sender's clock. */
export const TIMESTAMP_HEADER = 'x-timestamp';
/** Lower-case hexadecimal HMAC-SHA256. */
export const SIGNATURE_HEADER = 'x-signature';

/** Allowed difference of the two clocks, in milliseconds: five minutes, as with Stripe and Slack. */
export const SIGNATURE_WINDOW_MS = 5 * 60_000;

/**
 * Signs a call: HMAC-SHA256 over `<timestamp>.<operation>.<body>`, with the bytes of the body as they are sent. The
 * operation is signed so that a bet's body cannot be reused as a win.
 */
export function sign(secret: Uint8Array, timestamp: string, operation: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.${operation}.`).update(body).digest('hex');
}

export interface SignedRequest {
  timestamp: string;
  signature: string;
  operation: string;
  body: Uint8Array;
}

/** Whether a signature is correct and its timestamp within the window around `now`; compares in constant time. */
export function hasValidSignature(secret: Uint8Array, request: SignedRequest, now: Date): boolean {
  if (!/^\d{13}$/.test(request.timestamp) || !/^[0-9a-f]{64}$/.test(request.signature)) return false;
  if (Math.abs(now.getTime() - Number(request.timestamp)) > SIGNATURE_WINDOW_MS) return false;
  const expected = Buffer.from(sign(secret, request.timestamp, request.operation, request.body), 'hex');
  return timingSafeEqual(expected, Buffer.from(request.signature, 'hex'));
}
