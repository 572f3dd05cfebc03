import type { IncomingMessage } from 'node:http';
import { countryOfAddress } from '@/lib/content/gate/countries';
import { env } from '@/lib/platform/env';
import { requestClient } from '@/lib/platform/http/client';
import { CLIENT_COUNTRY_HEADER } from '@/lib/platform/http/client-country';
import { CLIENT_IP_HEADER } from '@/lib/platform/http/client-ip';
import {
  HANDLED_HEADER,
  INTERNAL_HEADER,
  isOurHeader,
  LANGUAGES_HEADER,
} from '@/lib/platform/http/internal-calls';
import { languagesAttribute } from '@/lib/i18n/site';

/** The client as far as the trusted hop knows it. */
export interface Client {
  ip: string;
  /** Two letters; looked up when it is called. */
  country: () => string | undefined;
}

const joined = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);

/** The client's address and country; the bundled database knows the country if no trusted proxy names it. */
export function clientOf(request: IncomingMessage): Client {
  const { TRUST_PROXY, ADDRESS_HEADER, COUNTRY_HEADER } = env();
  const { ip, country } = requestClient(
    (name) => joined(request.headers[name]),
    request.socket.remoteAddress ?? '',
    { trustedProxies: TRUST_PROXY, addressHeader: ADDRESS_HEADER, countryHeader: COUNTRY_HEADER },
  );
  return { ip, country: () => country ?? countryOfAddress(ip) };
}

/** Records the client for the routes, in headers that only our server writes, and removes what the request claims about itself. */
export function recordClient(request: IncomingMessage): void {
  const { ip, country } = clientOf(request);
  const code = country();
  // The key of internal calls is compared by the routes that need it; nobody outside knows it.
  for (const name of Object.keys(request.headers))
    if (isOurHeader(name) && name !== INTERNAL_HEADER) delete request.headers[name];
  request.headers[CLIENT_IP_HEADER] = ip;
  request.headers['x-forwarded-for'] = ip;
  if (code) request.headers[CLIENT_COUNTRY_HEADER] = code;
  if (env().TRUST_PROXY === 0) {
    delete request.headers['x-forwarded-host'];
    delete request.headers['x-forwarded-proto'];
    delete request.headers['x-forwarded-port'];
  }
  // A name that only Next.js may use between its layers.
  delete request.headers['x-middleware-subrequest'];
  // The middleware leaves to us what is done here (lib/edge).
  const { CROUPIER_PROCESS_KEY } = process.env;
  if (CROUPIER_PROCESS_KEY) request.headers[HANDLED_HEADER] = CROUPIER_PROCESS_KEY;
  const languages = languagesAttribute();
  if (languages !== undefined) request.headers[LANGUAGES_HEADER] = languages;
}
