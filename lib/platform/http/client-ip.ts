import { isIP, isIPv6 } from 'node:net';

/** Set by our own server (lib/cli/serve.ts), which drops whatever a client sends under this name. */
export const CLIENT_IP_HEADER = 'x-croupier-ip';

/** `203.0.113.7:51234`, `[2001:db8::1]:443`: Azure's gateways and some others write the port as well. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** An address as it is counted and compared: without port and brackets, an IPv4 address as such. */
function plain(address: string): string {
  const trimmed = address.trim();
  const [, v6, v4] = WITH_PORT.exec(trimmed) ?? [];
  const bare = v6 ?? v4 ?? trimmed;
  return (isIP(bare) ? bare : trimmed).replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/**
 * The client's address as the trusted hop saw it: with `trusted` proxies of ours in front, the entry that
 * the outermost of them appended to X-Forwarded-For; with none, the socket's own peer.
 */
export function clientIp(peer: string, forwardedFor: string | undefined, trusted: number): string {
  if (trusted === 0 || !forwardedFor) return plain(peer);
  const hops = forwardedFor.split(',');
  return plain(hops[Math.max(0, hops.length - trusted)] ?? peer);
}

/**
 * What limits per address count by: an IPv4 address as it is, of an IPv6 address its /64. A home line has a whole /64,
 * so that one person would have 2^64 addresses to try from.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  // An IPv4 address at the end (64:ff9b::1.2.3.4) stands for two groups.
  const plain = ip.replace(/%.*$/, '').replace(/\d+(?:\.\d+){3}$/, '0:0');
  const [front = [], back = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const left = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...left, ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`;
}

/** Reads the address that our server noted. */
export function requestIp(headers: Headers): string {
  return headers.get(CLIENT_IP_HEADER) ?? '127.0.0.1';
}
