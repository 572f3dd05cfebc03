import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { POST as dialectCall } from '@/app/provider/[dialect]/[vendor]/[...operation]/route';
import type { DialectName } from '@/lib/gateway/dialects/names';
import { issueVendorSecret, setVendorAccess, setVendorPublicKey } from '@/lib/gateway/vendors/commands';
import type { Db } from '@/lib/db/client';
import { serveDirectly } from '@/lib/server/direct-calls';

export interface DialectServer {
  origin: string;
  close(): Promise<void>;
}

/** A server that listens: the first call of an address goes through its route, as through Next.js, and further ones directly. */
export async function startDialectServer(): Promise<DialectServer> {
  const server: Server = createServer((request, response) => {
    if (serveDirectly(request, response)) return;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const { method = 'GET', url = '' } = request;
      const body = method === 'GET' ? undefined : Buffer.concat(chunks);
      const call = new Request(`http://localhost${url}`, { method, headers, body: body as BodyInit });
      const [, , dialect = '', vendor = '', ...operation] = new URL(call.url).pathname.split('/');
      const params = Promise.resolve({ dialect, vendor, operation });
      void dialectCall(call, { params }).then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type')! });
        response.end(await answer.text());
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

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
export async function hubVendor(db: Db, server: DialectServer, vendor: string) {
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
export async function formVendor(db: Db, server: DialectServer, vendor: string) {
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
