import { INTERNAL_HEADER, internalKey } from '@/lib/platform/http/internal-calls';
import { settings } from './settings';

/** Milliseconds until a call of the site to itself counts as failed. */
const TIMEOUT_MS = 10_000;

/** Headers of one connection and of one body. The other headers of a visitor's request may be passed on. */
const NOT_PASSED_ON = [
  ...[
    'accept-encoding',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'expect',
    'host',
  ],
  ...['keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
];

/** Calls a route of this site from the middleware with GET. Throws if there is no response within `timeout` ms. */
export async function askSite(path: string, given?: Headers, timeout = TIMEOUT_MS): Promise<Response> {
  const { selfUrl, sessionSecret } = settings();
  const headers = new Headers(given);
  for (const name of NOT_PASSED_ON) headers.delete(name);
  headers.set(INTERNAL_HEADER, await internalKey(sessionSecret ?? ''));
  // Joined as texts: a path that begins with two slashes would name another host.
  return fetch(selfUrl.replace(/\/$/, '') + path, {
    headers,
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
}

const OF_THE_CONNECTION =
  /^(?:connection|content-encoding|content-length|date|keep-alive|transfer-encoding)$/;

/**
 * The headers of such a response for the visitor: without those of the connection, of the encoding that `fetch` has undone,
 * and of the middleware that the inner request went through.
 */
export function headersToPass(response: Response): Headers {
  const passed = [...response.headers].filter(
    ([name]) => !OF_THE_CONNECTION.test(name) && !name.startsWith('x-middleware-'),
  );
  return new Headers(passed);
}
