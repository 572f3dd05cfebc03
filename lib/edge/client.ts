import { CLIENT_COUNTRY_HEADER, countryCode } from '@/lib/platform/http/client-country';
import { CLIENT_IP_HEADER, clientIp, plainAddress } from '@/lib/platform/http/client-ip';
import { askSite } from './self';
import { settings } from './settings';

export interface Client {
  ip: string;
  country: string | undefined;
}

/** Countries of recent addresses, so that a visitor costs one look-up. */
const countries = new Map<string, string | undefined>();
const MAX_COUNTRIES = 1_000;

/**
 * The client's address and country under plain Next.js. X-Forwarded-For and the platform's headers count only behind a
 * proxy of the operator (TRUST_PROXY). Without one, the last entry of X-Forwarded-For is the socket's peer: Next.js writes
 * it, after instrumentation.ts has removed what the client sent.
 */
export async function clientOf(headers: Headers): Promise<Client> {
  const { trustedProxies, addressHeader, countryHeader } = settings();
  const isTrusted = trustedProxies > 0;
  const forwarded = headers.get('x-forwarded-for') ?? undefined;
  const peer = forwarded?.split(',').at(-1) ?? '127.0.0.1';
  const named = isTrusted && addressHeader ? headers.get(addressHeader) : null;
  const ip = named ? plainAddress(named) : clientIp(peer, forwarded, trustedProxies);
  const country =
    isTrusted && countryHeader ? countryCode(headers.get(countryHeader) ?? undefined) : undefined;
  return { ip, country: country ?? (await countryOf(ip)) };
}

/** The country of an address from the bundled database, which only a Node route can read. */
async function countryOf(ip: string): Promise<string | undefined> {
  if (countries.has(ip)) return countries.get(ip);
  const answer = await askSite(`/wps/system/gate/country?ip=${encodeURIComponent(ip)}`);
  if (!answer.ok) return undefined;
  const { country } = (await answer.json()) as { country: string | null };
  if (countries.size >= MAX_COUNTRIES) countries.delete(countries.keys().next().value!);
  countries.set(ip, country ?? undefined);
  return country ?? undefined;
}

/** Notes the client for the routes and removes what the request claims about itself. */
export function noteClient(headers: Headers, { ip, country }: Client, host: string, protocol: string): void {
  headers.set(CLIENT_IP_HEADER, ip);
  headers.set('x-forwarded-for', ip);
  if (country) headers.set(CLIENT_COUNTRY_HEADER, country);
  else headers.delete(CLIENT_COUNTRY_HEADER);
  if (settings().trustedProxies > 0) return;
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', protocol.replace(':', ''));
  headers.delete('x-forwarded-port');
}
