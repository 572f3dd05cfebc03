import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { POST as dialectCall } from '@/app/provider/[dialect]/[vendor]/[...operation]/route';
import type { DialectName } from '@/lib/gateway/dialects/names';
import { issueVendorSecret, setVendorAccess, setVendorPublicKey } from '@/lib/gateway/vendors/commands';
import type { Db } from '@/lib/db/client';
import { serveDirectly } from '@/lib/server/direct-calls';
import { bodyOf, serve, type RunningServer } from './provider-server';

/** A server that listens: the first call of an address goes through its route, as through Next.js, and further ones directly. */
export const startDialectServer = (): Promise<RunningServer> =>
  serve((incoming, outgoing) => {
    if (serveDirectly(incoming, outgoing)) return;
    void (async () => {
      const bytes = await bodyOf(incoming);
      const { method = 'GET', url = '' } = incoming;
      const call = new Request(`http://localhost${url}`, {
        method,
        headers: incoming.headers as Record<string, string>,
        ...(method !== 'GET' && { body: new Uint8Array(bytes) }),
      });
      const [, , dialect = '', vendor = '', ...operation] = new URL(call.url).pathname.split('/');
      const answer = await dialectCall(call, { params: Promise.resolve({ dialect, vendor, operation }) });
      outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type')! });
      outgoing.end(await answer.text());
    })();
  });

export interface Said {
  status: number;
  body: Record<string, unknown>;
  text: string;
}

async function post(url: string, body: BodyInit, headers: Record<string, string>): Promise<Said> {
  const response = await fetch(url, { method: 'POST', body, headers });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as Record<string, unknown>, text };
}

export const rsaKeys = (bits = 2048) =>
  generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

export const setDialect = (db: Db, vendor: string, dialect: DialectName) =>
  setVendorAccess(db, vendor, { dialect });

let requests = 0;

/** A vendor of the dialect `hub`, with a key of its own. */
export async function hubVendor(db: Db, server: RunningServer, vendor: string) {
  const keys = rsaKeys();
  await setDialect(db, vendor, 'hub');
  await setVendorPublicKey(db, vendor, keys.publicKey);
  const sendRaw = (
    operation: string,
    body: Uint8Array,
    options: { key?: string; headers?: Record<string, string>; vendor?: string } = {},
  ) =>
    post(`${server.origin}/provider/hub/${options.vendor ?? vendor}/${operation}`, body as BodyInit, {
      'content-type': 'application/json',
      'x-hub88-signature': sign('RSA-SHA256', body, options.key ?? keys.privateKey).toString('base64'),
      ...options.headers,
    });
  return {
    keys,
    sendRaw,
    send: (operation: string, fields: object) =>
      sendRaw(operation, Buffer.from(JSON.stringify({ request_uuid: `q-${++requests}`, ...fields }))),
  };
}

/** The hash of the dialect `form`, written from its description and not from our code. */
export function hashOf(fields: Record<string, string>, secret: string): string {
  const sorted = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return createHash('md5')
    .update(sorted.join('&') + secret)
    .digest('hex');
}

/** A vendor of the dialect `form`, with the secret that we issued. */
export async function formVendor(db: Db, server: RunningServer, vendor: string) {
  await setDialect(db, vendor, 'form');
  const secret = (await issueVendorSecret(db, vendor)).toString('hex');
  const sendRaw = (operation: string, body: string, headers: Record<string, string> = {}, to = vendor) =>
    post(`${server.origin}/provider/form/${to}/${operation}`, body, {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });
  return {
    secret,
    sendRaw,
    send(operation: string, fields: Record<string, string>) {
      const all = { providerId: vendor, ...fields };
      return sendRaw(operation, new URLSearchParams({ ...all, hash: hashOf(all, secret) }).toString());
    },
  };
}
