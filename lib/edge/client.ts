import { LRUCache } from 'lru-cache';
import { requestClient } from '@/lib/platform/http/client';
import { CLIENT_COUNTRY_HEADER } from '@/lib/platform/http/client-country';
import { CLIENT_IP_HEADER } from '@/lib/platform/http/client-ip';
import { askSite } from './self';
import { settings } from './settings';

export interface Client {
  ip: string;
  country: string | undefined;
}

/** Countries of recent addresses (empty if unknown), so that a visitor costs one look-up. */
const countries = new LRUCache<string, string>({ max: 1_000 });

/**
 * The client's address and country under plain Next.js. Without a proxy the last entry of X-Forwarded-For is the socket's
 * peer: Next.js writes it, after instrumentation.ts has removed what the client sent.
 */
export async function clientOf(headers: Headers): Promise<Client> {
  const header = (name: string) => headers.get(name) ?? undefined;
  const peer = header('x-forwarded-for')?.split(',').at(-1) ?? '127.0.0.1';
  const { ip, country } = requestClient(header, peer, settings());
  return { ip, country: country ?? (await countryOf(ip)) };
}

/** The country of an address from the bundled database, which only a Node route can read. */
async function countryOf(ip: string): Promise<string | undefined> {
  const cached = countries.get(ip);
  if (cached !== undefined) return cached || undefined;
  const response = await askSite(`/wps/system/gate/country?ip=${encodeURIComponent(ip)}`).catch(
    (error: unknown) => {
      console.error(`The country of an address could not be read. ${String(error)}`);
      return undefined;
    },
  );
  if (!response?.ok) return undefined;
  const { country } = (await response.json()) as { country: string | null };
  countries.set(ip, country ?? '');
  return country ?? undefined;
}

/** Records the client for the routes and removes what the request claims about itself. */
export function recordClient(
  headers: Headers,
  { ip, country }: Client,
  host: string,
  protocol: string,
): void {
  headers.set(CLIENT_IP_HEADER, ip);
  headers.set('x-forwarded-for', ip);
  if (country) headers.set(CLIENT_COUNTRY_HEADER, country);
  else headers.delete(CLIENT_COUNTRY_HEADER);
  if (settings().trustedProxies > 0) return;
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', protocol.replace(':', ''));
  headers.delete('x-forwarded-port');
}
