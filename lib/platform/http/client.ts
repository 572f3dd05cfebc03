import { countryCode } from './client-country';
import { clientIp, validAddress } from './client-ip';

/** Which hops in front of the site are believed (TRUST_PROXY, ADDRESS_HEADER, COUNTRY_HEADER). */
export interface ProxySettings {
  /** The number of the operator's proxies in front of the site. */
  trustedProxies: number;
  addressHeader: string | undefined;
  countryHeader: string | undefined;
}

/**
 * The client's address, and its country if a trusted proxy names it. The platform's headers count only behind a proxy of
 * the operator, because anybody can send them; otherwise X-Forwarded-For decides.
 * @param header returns a request header by its name in lower case
 * @param peer the address of the socket
 */
export function requestClient(
  header: (name: string) => string | undefined,
  peer: string,
  { trustedProxies, addressHeader, countryHeader }: ProxySettings,
): { ip: string; country: string | undefined } {
  const platform = (name: string | undefined) =>
    trustedProxies > 0 && name ? header(name.toLowerCase()) : undefined;
  const ip =
    validAddress(platform(addressHeader)) ?? clientIp(peer, header('x-forwarded-for'), trustedProxies);
  return { ip, country: countryCode(platform(countryHeader)) };
}
