import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Set by our server or by the middleware, which drop what a client sends under this name. */
export const CLIENT_IP_HEADER = 'x-croupier-ip';

/** `203.0.113.7:51234`, `[2001:db8::1]:443`: Azure's gateways and some others write the port as well. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** An address without port and brackets; an IPv4 address inside IPv6 becomes the IPv4 address. */
export function plainAddress(address: string): string {
  const trimmed = address.trim();
  const [, v6, v4] = WITH_PORT.exec(trimmed) ?? [];
  const bare = v6 ?? v4 ?? trimmed;
  return (ipaddr.isValid(bare) ? bare : trimmed).replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** The same, or undefined if it is no address: a client can write anything into a header. */
export function validAddress(address: string | undefined): string | undefined {
  const plain = plainAddress(address ?? '');
  return ipaddr.isValid(plain) ? plain : undefined;
}

/**
 * The client's address as the trusted hop saw it. With `trusted` proxies of the operator in front it is the entry that the
 * outermost of them appended to X-Forwarded-For; with none, or if that entry is no address, it is the socket's peer.
 */
export function clientIp(peer: string, forwardedFor: string | undefined, trusted: number): string {
  const headers = { 'x-forwarded-for': forwardedFor };
  const request = { headers, socket: { remoteAddress: peer } };
  // proxy-addr reads these two fields only; the edge has no IncomingMessage.
  const entry = proxyAddr(
    request as unknown as Parameters<typeof proxyAddr>[0],
    (_address, hop) => hop < trusted,
  );
  return validAddress(entry) ?? plainAddress(peer);
}

/**
 * The key of limits per address: an IPv4 address as it is, an IPv6 address by its /64. A home has a whole /64, so one
 * person would have 2^64 addresses.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  const groups = ipaddr.IPv6.parse(ip).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The client's address as our server or the middleware noted it. */
export function requestIp(headers: Headers): string {
  return headers.get(CLIENT_IP_HEADER) ?? '127.0.0.1';
}
