import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { startHeartbeat } from '@/lib/backoffice/processes/heartbeat';
import { startStatusCache } from '@/lib/content/gate/status-cache';
import { startSiteConfig } from '@/lib/content/site-config/cache';
import { startVendorHealth } from '@/lib/gateway/health/counter';
import { env } from '@/lib/platform/env';
import { markPlainNext } from '@/lib/platform/http/encoded-body';
import { logger } from '@/lib/platform/logger';
import { refreshPages } from './refresh-pages';

/** Milliseconds between two tries to read settings and status while the database is away. */
const RETRY_MS = 2_000;

/**
 * Prepares a process that runs plain `next start`: the middleware sees no socket, so the peer's address is written where it
 * looks, and rooms that ask for settings and status of the site find them in memory.
 */
export async function preparePlainNext(): Promise<void> {
  markPlainNext();
  subscribe('http.server.request.start', (message) =>
    recordPeer((message as { request: IncomingMessage }).request),
  );
  // `npm start` is gone (killed): nobody would stop this process any more.
  if (process.connected) process.once('disconnect', () => process.exit(0));
  startVendorHealth();
  // Jobs run in a worker beside it (lib/cli/processes.ts). A process that ends without deleting its row counts as gone after a minute.
  await startHeartbeat('next', () => []);
  await readSettings();
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

/** Reads the settings and the status before the first request; if the database is away, the site starts and tries again. */
async function readSettings(): Promise<void> {
  try {
    await startSiteConfig(process.env.NODE_ENV === 'development' ? undefined : refreshPages);
    await startStatusCache();
  } catch (err) {
    logger.error({ err }, 'the settings of the site could not be read; trying again');
    setTimeout(() => void readSettings(), RETRY_MS).unref();
  }
}
