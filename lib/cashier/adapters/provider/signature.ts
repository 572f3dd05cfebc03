import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which account at the provider signs. */
export const MERCHANT_HEADER = 'x-payment-merchant';
/** Seconds since 1970 on the sender's clock. */
export const TIMESTAMP_HEADER = 'x-payment-timestamp';
/** `v1=` and the lower-case hexadecimal HMAC-SHA256. */
export const SIGNATURE_HEADER = 'x-payment-signature';

/** Allowed difference of the two clocks in seconds. */
export const WINDOW_S = 300;

export interface SignedParts {
  timestamp: string;
  method: string;
  /** Without the query. */
  path: string;
  body: Uint8Array;
}

/**
 * HMAC-SHA256 over `<timestamp>.<method>.<path>.<body>`. Method and path are signed, so that a signed question cannot be used as a signed
 * order, nor a call of ours as a notification.
 */
export const signatureOf = (secret: string, { timestamp, method, path, body }: SignedParts): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${method}.${path}.`).update(body).digest('hex')}`;

/** Whether a signature is correct and its time within the window around `now`; compares in constant time. */
export function isSigned(secret: string, parts: SignedParts & { signature: string }, now: Date): boolean {
  if (!/^\d{10}$/.test(parts.timestamp) || !/^v1=[0-9a-f]{64}$/.test(parts.signature)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(parts.timestamp)) > WINDOW_S) return false;
  return timingSafeEqual(Buffer.from(signatureOf(secret, parts)), Buffer.from(parts.signature));
}
