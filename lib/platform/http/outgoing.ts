import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { publicUrl } from '../env';
import { isLocalHost } from '../local-host';

/**
 * Why a call to another server has no answer. ADDRESS: this server may not call the address. TIMEOUT: there was no complete answer in time.
 * TOO_LARGE: the answer is longer than allowed. UNREACHABLE: everything else, such as an unknown name or a broken connection.
 */
export type OutgoingFailureCode = 'ADDRESS' | 'UNREACHABLE' | 'TIMEOUT' | 'TOO_LARGE';

export class OutgoingFailure extends Error {
  constructor(
    readonly code: OutgoingFailureCode,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

export interface OutgoingCall {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
  /** The time limit in milliseconds for the whole call: connection, answer and body. */
  timeoutMs: number;
  /** The longest body of an answer, in bytes. */
  maxBytes: number;
  /** Whether a longer body is an error (the default), or is cut off and accepted. */
  longer?: 'fail' | 'cut';
  /** Origins that may be called whatever their address is, because the server's administrator names them. */
  trusted?: readonly string[];
}

export interface OutgoingAnswer {
  status: number;
  body: Buffer;
}

/**
 * Whether an address is https and has a host name. The IP addresses of the name are checked when it is called. If the site runs on
 * localhost, http addresses on localhost are allowed too. An origin of `trusted` is always callable.
 */
export function isCallable(url: URL, trusted: readonly string[] = []): boolean {
  if (isOnOwnMachine(url) || trusted.includes(url.origin)) return !url.username && !url.password;
  if (url.protocol !== 'https:' || url.username || url.password) return false;
  // A literal address is never looked up.
  return !ipaddr.isValid(url.hostname.replace(/^\[|\]$/g, ''));
}

const isOnOwnMachine = (url: URL): boolean =>
  url.protocol === 'http:' && isLocalHost(url.hostname) && isLocalHost(new URL(publicUrl()).hostname);

/**
 * Calls a server whose address somebody else has entered. The address must be callable, and the IP address that is used must be public. The
 * connection goes to the IP address that was checked, so that nobody can make this server call another one in its own network. A redirect
 * is returned as an answer and not followed. Throws OutgoingFailure.
 */
export function callOutside(url: URL, call: OutgoingCall): Promise<OutgoingAnswer> {
  if (!isCallable(url, call.trusted)) return Promise.reject(new OutgoingFailure('ADDRESS'));
  const isLocal = isOnOwnMachine(url) || (call.trusted?.includes(url.origin) ?? false);
  const { method = 'GET', headers = {}, body, timeoutMs, maxBytes, longer = 'fail' } = call;
  return new Promise((resolve, reject) => {
    // A connection of its own: nothing stays open to a foreign server.
    const options = { method, headers, agent: false as const, ...(!isLocal && { lookup: lookUpPublic }) };
    const request = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, options, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const answer = () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) });
      response.on('data', (chunk: Buffer) => {
        if (size < maxBytes) chunks.push(chunk.subarray(0, maxBytes - size));
        size += chunk.length;
        if (size <= maxBytes) return;
        if (longer === 'cut') answer();
        request.destroy(new OutgoingFailure('TOO_LARGE'));
      });
      response.on('end', answer);
      response.on('error', fail);
    });
    // One time limit for the whole call: it also ends a call to a server that sends one byte a second.
    const limit = setTimeout(() => request.destroy(new OutgoingFailure('TIMEOUT')), timeoutMs);
    function fail(error: unknown) {
      reject(error instanceof OutgoingFailure ? error : new OutgoingFailure('UNREACHABLE', error));
    }
    request.on('error', fail);
    request.on('close', () => {
      clearTimeout(limit);
      // Only this event reports a connection that ends in the middle of a body. After a complete answer it has no effect.
      fail(undefined);
    });
    request.end(body);
  });
}

/** Looks up a name and leaves out IP addresses that are not public. The connection uses an address that was checked. */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const found = addresses.filter(({ address }) => ipaddr.process(address).range() === 'unicast');
    if (found.length === 0)
      return callback(new OutgoingFailure('ADDRESS') as unknown as NodeJS.ErrnoException, '', 0);
    if (options.all) return callback(null, found as never, 0);
    return callback(null, found[0]!.address, found[0]!.family);
  });
};
