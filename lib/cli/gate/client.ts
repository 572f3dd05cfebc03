import type { IncomingMessage } from 'node:http';
import { countryOfAddress } from '@/lib/content/gate/countries';
import { env } from '@/lib/platform/env';
import { CLIENT_COUNTRY_HEADER, countryCode } from '@/lib/platform/http/client-country';
import { CLIENT_IP_HEADER, clientIp } from '@/lib/platform/http/client-ip';

/** Who asks, as far as the trusted hop knows (trust.md X8). */
export interface Client {
  ip: string;
  /** Two letters; looked up when it is asked for. */
  country: () => string | undefined;
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);

/**
 * The client's address and country. The country is the platform's header (COUNTRY_HEADER) where a proxy of ours stands
 * in front, for without one anybody could write it; else the bundled database's.
 */
export function clientOf(request: IncomingMessage): Client {
  const { TRUST_PROXY, COUNTRY_HEADER } = env();
  const peer = request.socket.remoteAddress ?? '';
  const ip = clientIp(peer, first(request.headers['x-forwarded-for']), TRUST_PROXY);
  const told =
    TRUST_PROXY > 0 && COUNTRY_HEADER
      ? countryCode(first(request.headers[COUNTRY_HEADER.toLowerCase()]))
      : undefined;
  return { ip, country: () => told ?? countryOfAddress(ip) };
}

/** Notes both for the routes, in headers that only we write, and drops what the client claims of itself. */
export function noteClient(request: IncomingMessage): void {
  const { ip, country } = clientOf(request);
  const code = country();
  request.headers[CLIENT_IP_HEADER] = ip;
  request.headers['x-forwarded-for'] = ip;
  if (code) request.headers[CLIENT_COUNTRY_HEADER] = code;
  else delete request.headers[CLIENT_COUNTRY_HEADER];
  if (env().TRUST_PROXY === 0) {
    delete request.headers['x-forwarded-host'];
    delete request.headers['x-forwarded-proto'];
    delete request.headers['x-forwarded-port'];
  }
  // Names that only Next.js itself may use between its layers.
  delete request.headers['x-middleware-subrequest'];
}
