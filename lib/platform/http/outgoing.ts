import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { publicUrl } from '../env';
import { isLocalHost } from '../local-host';

/**
 * Why a call to another server has no answer. ADDRESS: the address is none that this server may call; TIMEOUT: no whole answer in time;
 * TOO_LARGE: the answer is longer than allowed; UNREACHABLE: everything else, such as a name that does not exist or a broken connection.
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
  /** Milliseconds for everything: connection, answer and its body. */
  timeoutMs: number;
  /** The longest body of an answer, in bytes. */
  maxBytes: number;
  /** A longer body fails (the default), or is cut and counts as read. */
  longer?: 'fail' | 'cut';
}

export interface OutgoingAnswer {
  status: number;
  body: Buffer;
}

/**
 * Whether an address is https on a host with a name; what the name leads to is checked when it is called. On a developer's machine http on
 * this machine counts too: a system on this machine is for a site on this machine.
 */
export function isCallable(url: URL): boolean {
  if (isOnOwnMachine(url)) return true;
  if (url.protocol !== 'https:' || url.username || url.password) return false;
  // A literal address is never looked up.
  return !ipaddr.isValid(url.hostname.replace(/^\[|\]$/g, ''));
}

const isOnOwnMachine = (url: URL): boolean =>
  url.protocol === 'http:' && isLocalHost(url.hostname) && isLocalHost(new URL(publicUrl()).hostname);

/**
 * Calls a server that somebody else has named. The address must be callable, every address of its name that is used must be public, and
 * the connection goes to the address that was checked: nobody can make this server call another one in its own network. A redirect is an
 * answer like any other and is not followed. Throws OutgoingFailure.
 */
export function callOutside(url: URL, call: OutgoingCall): Promise<OutgoingAnswer> {
  if (!isCallable(url)) return Promise.reject(new OutgoingFailure('ADDRESS'));
  const isLocal = isOnOwnMachine(url);
  const { method = 'GET', headers = {}, body, timeoutMs, maxBytes, longer = 'fail' } = call;
  return new Promise((resolve, reject) => {
    // A connection of its own: nothing stays open to a foreign server.
    const options = { method, headers, agent: false as const, ...(!isLocal && { lookup: lookUpPublic }) };
    const request = (isLocal ? requestHttp : requestHttps)(url, options, (response) => {
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
    // One limit for the whole call: a server that sends a byte a second is ended by it too.
    const limit = setTimeout(() => request.destroy(new OutgoingFailure('TIMEOUT')), timeoutMs);
    function fail(error: unknown) {
      reject(error instanceof OutgoingFailure ? error : new OutgoingFailure('UNREACHABLE', error));
    }
    request.on('error', fail);
    request.on('close', () => {
      clearTimeout(limit);
      // A connection that ends in the middle of a body says nothing else; after an answer this changes nothing.
      fail(undefined);
    });
    request.end(body);
  });
}

/** Looks a name up and leaves out addresses that are not public. The connection uses the address that was checked. */
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
