import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Answer, Sending } from './types';

/** How long the kit waits for an answer, in milliseconds. */
const TIMEOUT_MS = 15_000;

export interface Caller {
  /** The address of the calls, without the operation: `https://site/provider/v1`. */
  address: string;
  vendor: string;
  /** 64 hexadecimal characters. */
  secret: string;
}

interface Call {
  operation: string;
  body: Uint8Array;
  sent?: Sending | undefined;
  lost?: 'answer' | 'connection' | undefined;
}

/**
 * Signs and sends a call. The signature is made here from the document and not by the code of the gateway, so that a fault in that code is
 * found. A redirect is an answer. Undefined if the answer is thrown away; rejects if there is no answer.
 */
export function exchange(
  caller: Caller,
  { operation, body, sent = {}, lost }: Call,
): Promise<Answer | undefined> {
  const timestamp = sent.timestamp ?? String(Date.now() + (sent.clock ?? 0));
  const secret = sent.foreignSecret ? '5a'.repeat(32) : caller.secret;
  const key = sent.secretAsText ? Buffer.from(secret) : Buffer.from(secret, 'hex');
  const signature = createHmac('sha256', key)
    .update(`${timestamp}.${sent.signedAs ?? operation}.`)
    .update(body)
    .digest('hex');
  const headers: Record<string, string> = {
    'content-type': sent.contentType ?? 'application/json',
    'x-vendor': sent.vendor ?? caller.vendor,
    'x-timestamp': timestamp,
    'x-signature': sent.upperCase ? signature.toUpperCase() : signature,
  };
  if (sent.without) delete headers[sent.without];
  const method = sent.method ?? 'POST';
  const bytes = sent.changedBody ? Buffer.concat([body, Buffer.from(' ')]) : body;
  return transmit(`${caller.address}/${operation}${sent.query ?? ''}`, {
    method,
    headers,
    body: bytes,
    lost,
  });
}

export interface Transmission {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array | undefined;
  lost?: 'answer' | 'connection' | undefined;
  timeoutMs?: number;
}

/** Sends a request over HTTP and reads the answer. Undefined if the answer is thrown away. */
export function transmit(
  address: string,
  { method, headers, body = new Uint8Array(), lost, timeoutMs = TIMEOUT_MS }: Transmission,
): Promise<Answer | undefined> {
  const url = new URL(address);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method,
      headers: method === 'GET' ? headers : { ...headers, 'content-length': String(body.byteLength) },
      timeout: timeoutMs,
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${timeoutMs / 1000} seconds`)));
    outgoing.on('error', (error) => (lost === undefined ? reject(error) : resolve(undefined)));
    outgoing.on('response', (response) => {
      if (lost !== undefined) {
        response.destroy();
        resolve(undefined);
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text,
          ...parsed(text),
        });
      });
    });
    if (lost === 'connection') {
      outgoing.on('finish', () => {
        outgoing.destroy();
        resolve(undefined);
      });
    }
    outgoing.end(method === 'GET' ? undefined : body);
  });
}

function parsed(text: string): { json?: unknown } {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return {};
  }
}
