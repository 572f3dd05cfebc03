/** Set by our own server (lib/cli/serve.ts), which drops whatever a client sends under this name. */
export const CLIENT_IP_HEADER = 'x-croupier-ip';

/**
 * The client's address as the trusted hop saw it: with `trusted` proxies of ours in front, the entry that
 * the outermost of them appended to X-Forwarded-For; with none, the socket's own peer.
 */
export function clientIp(peer: string, forwardedFor: string | undefined, trusted: number): string {
  const plain = (address: string) => address.trim().replace(/^::ffff:/, '');
  if (trusted === 0 || !forwardedFor) return plain(peer);
  const hops = forwardedFor.split(',');
  return plain(hops[Math.max(0, hops.length - trusted)] ?? peer);
}

/** Reads the address that our server noted. */
export function requestIp(headers: Headers): string {
  return headers.get(CLIENT_IP_HEADER) ?? '127.0.0.1';
}
