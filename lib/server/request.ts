import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { requestLanguage } from '@/lib/platform/http/language';

const TIMEOUT_MS = 10_000;

/** The address as Next.js reads it: `/images/../wps/…` is a call, not a picture. An invalid one counts as `/`. */
export function addressOf(url = '/'): URL {
  const path = url.replace(/^[\\/]+/, '/');
  return new URL(URL.canParse(path, 'http://localhost') ? path : '/', 'http://localhost');
}

export const pathOf = ({ url }: Pick<IncomingMessage, 'url'>): string => addressOf(url).pathname;

/** A call as the envelope of a refusal needs it: its address and its language. */
export function callOf({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>) {
  const { cookie = '', 'accept-language': accepted = '' } = headers;
  const call = new Request(addressOf(url), { headers: { cookie, 'accept-language': accepted } });
  return { call, language: requestLanguage(call) };
}

/** Sends a request to this server, at the address where `request` came in. Rejects after 10 s. */
export function requestOurselves(
  { socket }: IncomingMessage,
  options: { method?: 'GET' | 'OPTIONS'; path: string | undefined; headers?: OutgoingHttpHeaders },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { localAddress: host, localPort: port } = socket;
    const sent = httpRequest({ host, port, timeout: TIMEOUT_MS, ...options }, resolve);
    sent
      .once('timeout', () => sent.destroy(new Error('no answer')))
      .once('error', reject)
      .end();
  });
}
