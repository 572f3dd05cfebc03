import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { forgetStatus, keepStatus, keptStatus } from '@/lib/content/gate/kept-status';
import { closeDatabase } from '@/lib/db/client';
import { env, publicUrl } from '@/lib/platform/env';
import { isNonced, noncedPolicy, securityHeaders } from '@/lib/platform/http/content-security';
import { startJobs } from '@/lib/jobs/runner';
import { restoreEncoding } from '@/lib/platform/http/encoded-body';
import { closeLive } from '@/lib/ledger/live';
import { logger } from '@/lib/platform/logger';
import { noteClient } from './gate/client';
import { answerDirectly } from './direct';
import { closedTo, turnAway } from './gate/gate';
import { noteBeginnings } from './kept-files';
import { sendPicture } from './kept-pictures';
import { answerMetrics, startMetrics } from './metrics';
import { sendKept, sendPages } from './page-sender';
import { explainRefusedMethod } from './refused-method';

/**
 * The site's HTTP server: Next.js behind what it cannot do itself — the gate of a closed site, the client's address from
 * the trusted hop only, a content security policy for cached pages, and public pages kept ready to be sent (page-cache.ts).
 * Started by lib/cli/start.ts; says when it listens over IPC.
 */
const development = process.argv.includes('--dev');
const { PORT } = env();
const HEADERS = Object.entries(securityHeaders(publicUrl()));
const app = next({ dev: development, dir: process.cwd(), port: PORT, customServer: true });
await app.prepare();
const handle = app.getRequestHandler();

if (!development) {
  const manifest = join(process.env.NEXT_DIST_DIR ?? '.next', 'build-manifest.json');
  noteBeginnings(JSON.parse(readFileSync(manifest, 'utf8')) as { rootMainFiles?: string[] });
}

await keepStatus();

startMetrics();

const server = createServer((request, response) => {
  if (answerMetrics(request, response)) return;
  const closed = closedTo(request);
  if (!closed) return answer(request, response);
  turnAway(request, response, closed).then(
    (turned) => turned || answer(request, response),
    (err: unknown) => {
      logger.error({ err, url: request.url }, 'the gate failed');
      response.destroy();
    },
  );
});

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (!development && (sendKept(request, response) || sendPicture(request, response))) return;
  noteClient(request);
  restoreEncoding(response);
  explainRefusedMethod(request, response);
  if (!development) {
    protect(request, response);
    if (answerDirectly(request, response)) return;
  }
  handle(request, response).catch((err: unknown) => {
    logger.error({ err, url: request.url }, 'a request failed outside of its handler');
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  });
}

function protect(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  const pathname = (request.url ?? '/').split('?', 1)[0]!;
  if (isNonced(pathname)) {
    const policy = noncedPolicy(keptStatus()?.mirrors);
    // Next.js reads the nonce from the request's policy and puts it on the scripts it writes.
    request.headers['content-security-policy'] = policy;
    response.setHeader('content-security-policy', policy);
  } else {
    delete request.headers['content-security-policy'];
  }
  sendPages(request, response);
}

server.keepAliveTimeout = 65_000; // longer than the usual load balancer's 60 s, so that it never writes into a closed socket
server.listen(PORT, () => process.send?.('listening'));
const jobs = await startJobs();

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    forgetStatus();
    const jobsStopped = jobs.stop().catch(() => undefined);
    server.close(
      () =>
        void jobsStopped
          .then(closeLive)
          .then(closeDatabase)
          .then(() => process.exit(0)),
    );
    server.closeIdleConnections();
    // Event streams never end by themselves; money calls take milliseconds.
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}
// The start process is gone (killed): nobody would stop us any more.
process.on('disconnect', () => process.exit(0));
