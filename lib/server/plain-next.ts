import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { startStatusCache } from '@/lib/content/gate/status-cache';
import { env } from '@/lib/platform/env';
import { markPlainNext } from '@/lib/platform/http/encoded-body';
import { logger } from '@/lib/platform/logger';

/** Milliseconds between two tries to read the status while the database is away. */
const RETRY_MS = 2_000;

/**
 * Prepares a process that runs plain `next start`: the middleware sees no socket, so the peer's address is written where it
 * looks, and rooms that ask for the status of the site find it in memory.
 */
export function preparePlainNext(): void {
  markPlainNext();
  subscribe('http.server.request.start', (message) =>
    recordPeer((message as { request: IncomingMessage }).request),
  );
  // `npm start` is gone (killed): nobody would stop this process any more.
  if (process.connected) process.once('disconnect', () => process.exit(0));
  void readStatus();
}

/**
 * If no proxy is trusted, replaces X-Forwarded-For by the socket's peer and removes what a client says about host and
 * protocol. Next.js would keep it.
 */
export function recordPeer({ headers, socket }: IncomingMessage): void {
  if (env().TRUST_PROXY > 0) return;
  headers['x-forwarded-for'] = socket.remoteAddress;
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']) delete headers[name];
}

async function readStatus(): Promise<void> {
  try {
    await startStatusCache();
  } catch (err) {
    logger.error({ err }, 'the site status could not be read; trying again');
    setTimeout(() => void readStatus(), RETRY_MS).unref();
  }
}
