import { createHmac } from 'node:crypto';

/** HMAC-SHA256 over `<timestamp>.<body>` in lower-case hexadecimal. `timestamp` is in seconds since 1970; `body` has the bytes that are sent. */
export const signatureOf = (secret: string, timestamp: number, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** The header with a signature by each valid secret: `v1=<hex>`, during a rotation `v1=<hex>,v1=<hex>`. */
export const signatureHeader = (secrets: readonly string[], timestamp: number, body: Uint8Array): string =>
  secrets.map((secret) => `v1=${signatureOf(secret, timestamp, body)}`).join(',');
