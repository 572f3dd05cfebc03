export interface SignedCall {
  timestamp: string;
  /** What was signed: `<timestamp>.<operation>.<body>`. */
  signed: string;
  signature: string;
}

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Signs a call in the browser by Web Crypto, which browsers offer on https and localhost alone. `secret` is 64 hexadecimal characters. */
export async function signCall(
  secret: string,
  operation: string,
  body: string,
  at: number = Date.now(),
): Promise<SignedCall> {
  const timestamp = String(at);
  const signed = `${timestamp}.${operation}.${body}`;
  const key = await crypto.subtle.importKey(
    'raw',
    fromHex(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signed)));
  return {
    timestamp,
    signed,
    signature: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}
