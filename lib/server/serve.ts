import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { startHeartbeat } from '@/lib/backoffice/processes/heartbeat';
import { RUNNERS } from '@/lib/backoffice/tasks/constants';
import { stopStatusCache, startStatusCache, cachedStatus } from '@/lib/content/gate/status-cache';
import { refreshSiteConfig, startSiteConfig, stopSiteConfig } from '@/lib/content/site-config/cache';
import { closeDatabase } from '@/lib/db/client';
import { startVendorHealth, stopVendorHealth } from '@/lib/gateway/health/counter';
import { startJobs, type Jobs } from '@/lib/jobs/runner';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { env, publicUrl } from '@/lib/platform/env';
import { isNonced, securityHeaders } from '@/lib/platform/http/content-security';
import { restoreEncoding } from '@/lib/platform/http/encoded-body';
import { noncedPolicy } from '@/lib/platform/http/page-policy';
import { logger } from '@/lib/platform/logger';
import { sendCachedPicture } from './cached-pictures';
import { recordClient } from './client';
import { serveDirectly } from './direct-calls';
import { closedTo, rejectRequest } from './gate/gate';
import { explainMethodNotAllowed } from './method-not-allowed';
import { serveMetrics, startMetrics } from './metrics';
import { capturePages, sendCached } from './public-pages';
import { refreshPages } from './refresh-pages';
import { pathOf } from './request';
import { registerStartupScripts } from './static-files';

/**
 * The process of our own server: Next.js behind the layers of README.md, and the scheduled jobs. `npm start` starts it
 * (lib/cli/processes.ts); it says over IPC when it listens.
 */
const isDevelopment = process.argv.includes('--dev');
const { PORT, HOST } = env();
const HEADERS = Object.entries(securityHeaders(publicUrl()));
// Before Next.js starts: the middleware runs in a copy of this environment.
process.env.CROUPIER_PROCESS_KEY = randomBytes(24).toString('base64url');
const app = next({
  dev: isDevelopment,
  dir: process.cwd(),
  port: PORT,
  customServer: true,
  // Next.js adds a listener for upgrades (the development server's sockets) to this one. Ours must have none: then Node
  // treats a request to upgrade as any other, which passes through the gate, and no socket stays open.
  ...(isDevelopment ? {} : { httpServer: new Server() }),
});
// Next.js only logs what is thrown outside of a request, so a start that fails must end the process itself.
await app.prepare().catch(fail);
const handle = app.getRequestHandler();

if (!isDevelopment) {
  const manifest = join(process.env.NEXT_DIST_DIR ?? '.next', 'build-manifest.json');
  registerStartupScripts(JSON.parse(readFileSync(manifest, 'utf8')) as { rootMainFiles?: string[] });
}

// The settings first: the status contains the languages.
await startSiteConfig(isDevelopment ? undefined : refreshPages).catch(fail);
await startStatusCache().catch(fail);

startMetrics();
startVendorHealth();

const server = createServer((request, response) => {
  try {
    receive(request, response);
  } catch (err) {
    logger.error({ err, url: request.url }, 'a request failed in a layer of our server');
    response.destroy();
  }
});

/** Ends the process, so that `npm start` or a supervisor starts the site again. */
function fail(err: unknown): never {
  logger.fatal({ err }, 'the server cannot start');
  process.exit(1);
}

function receive(request: IncomingMessage, response: ServerResponse): void {
  if (serveMetrics(request, response)) return;
  const closed = closedTo(request);
  if (!closed) return handleRequest(request, response);
  rejectRequest(request, response, closed).then(
    (isRejected) => isRejected || handleRequest(request, response),
    (err: unknown) => {
      logger.error({ err, url: request.url }, 'the gate failed');
      response.destroy();
    },
  );
}

/** Handles a request that the gate has not refused. */
function handleRequest(request: IncomingMessage, response: ServerResponse): void {
  if (!isDevelopment && (sendCached(request, response) || sendCachedPicture(request, response))) return;
  recordClient(request);
  restoreEncoding(response);
  explainMethodNotAllowed(request, response);
  if (!isDevelopment) {
    protect(request, response);
    capturePages(request, response);
    if (serveDirectly(request, response)) return;
  }
  handle(request, response).catch((err: unknown) => {
    logger.error({ err, url: request.url }, 'a request failed outside of its handler');
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  });
}

/** Sets the security headers, and the policy of a page that is rendered for this request. */
function protect(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  // Next.js takes a nonce from either, so a client must not send one.
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  if (!isNonced(pathOf(request))) return;
  const status = cachedStatus();
  const policy = noncedPolicy(status?.mirrors, status?.frameOrigins);
  // Next.js reads the nonce from the request's policy and puts it on the scripts that it writes.
  request.headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
}

server.keepAliveTimeout = 65_000; // longer than a load balancer's usual 60 s, so that it never writes into a closed socket
server.on('error', fail);
// The process that started this one is gone (killed), and no other one would stop this process.
process.on('disconnect', () => process.exit(0));
// The first heartbeat is written before the runners start, and names them.
const started: { jobs?: Jobs } = {};
const heartbeat = await startHeartbeat('server', () => started.jobs?.running() ?? RUNNERS);
const jobs = (started.jobs = await startJobs().catch(fail));
server.listen(PORT, HOST, () => {
  // Pages of the build may show former settings: they are refreshed before the site counts as started.
  void refreshSiteConfig().finally(() => process.send?.('listening'));
});

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    stopStatusCache();
    stopSiteConfig();
    const jobsStopped = jobs.stop().catch(() => undefined);
    server.close(
      () =>
        void jobsStopped
          .then(heartbeat.stop)
          .then(closeBalanceEvents)
          .then(stopVendorHealth)
          .then(closeDatabase)
          .then(() => process.exit(0)),
    );
    server.closeIdleConnections();
    // Event streams never end by themselves; money calls take milliseconds.
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}
