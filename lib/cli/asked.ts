import { request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { requestLanguage } from '@/lib/platform/http/language';

const WAIT_MS = 10_000;

/** An address as Next.js will read it: `/images/../wps/…` is a call, not a picture. What is no address is `/`. */
function addressOf(url = '/'): URL {
  const given = url.replace(/^[\\/]+/, '/');
  return new URL(URL.canParse(given, 'http://localhost') ? given : '/', 'http://localhost');
}

export const pathOf = ({ url }: IncomingMessage): string => addressOf(url).pathname;

/** The request of a call, as far as refusals read it: address, and what its language is taken from. */
export function callOf({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>) {
  const { cookie = '', 'accept-language': accepted = '' } = headers;
  const call = new Request(addressOf(url), { headers: { cookie, 'accept-language': accepted } });
  return { call, language: requestLanguage(call) };
}

/** Asks ourselves, where the request came in. */
export function askOurselves(
  { socket }: IncomingMessage,
  question: { method?: 'GET' | 'OPTIONS'; path: string | undefined; headers?: OutgoingHttpHeaders },
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const { localAddress: host, localPort: port } = socket;
    const asking = ask({ host, port, timeout: WAIT_MS, ...question }, done);
    asking
      .once('timeout', () => asking.destroy(new Error('no answer')))
      .once('error', fail)
      .end();
  });
}
