import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Registry } from 'prom-client';
import { cachedStatus } from '@/lib/content/gate/status-cache';
import { databasePool, moneyPool } from '@/lib/db/client';
import { env } from '@/lib/platform/env';
import { sha256 } from '@/lib/platform/ids';
import { logger } from '@/lib/platform/logger';
import { requestMetrics } from './request-metrics';

/** If the database has not responded after this time, it counts as down. */
const DATABASE_TIMEOUT_MS = 2000;

/** Nanoseconds between two looks at the event loop, which the histogram includes in each delay. */
const RESOLUTION = 10e6;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION / 1e6 });

const register = new Registry();
registerProcess();
const countRequest = requestMetrics(register);
registerSite();

/**
 * Serves `GET /metrics` of this process in Prometheus' text format to requests with METRICS_TOKEN; returns true if it did. Without
 * the setting nothing is counted and the address does not exist: behind a proxy on the same machine every request comes from
 * 127.0.0.1, so the address of the client could not protect it.
 */
export function serveMetrics(request: IncomingMessage, response: ServerResponse): boolean {
  const { METRICS_TOKEN } = env();
  if (METRICS_TOKEN === undefined) return false;
  if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
    countRequest(request, response);
    return false;
  }
  response.setHeader('cache-control', 'no-store');
  if (!isToken(request.headers.authorization, METRICS_TOKEN)) {
    response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    return true;
  }
  register.metrics().then(
    (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
    (err: unknown) => {
      logger.error({ err }, 'the metrics failed');
      response.destroy();
    },
  );
  return true;
}

/** Starts to measure the delay of the event loop, if the metrics are on. */
export function startMetrics(): void {
  if (env().METRICS_TOKEN !== undefined) delay.enable();
}

function isToken(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(sha256(authorization ?? ''), sha256(`Bearer ${token}`));
}

type Sample = [labels: Record<string, string>, value: number];

/** Registers a gauge whose samples are read when the metrics are requested. */
function gauge(
  name: string,
  help: string,
  labelNames: string[],
  read: () => Sample[] | Promise<Sample[]>,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [register],
    async collect() {
      const samples = await read();
      this.reset();
      for (const [labels, value] of samples) this.set(labels, value);
    },
  });
}

function registerProcess(): void {
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of this process.',
    registers: [register],
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  gauge('process_start_time_seconds', 'When this process began.', [], () => [
    [{}, (Date.now() - performance.now()) / 1000],
  ]);
  gauge('process_resident_memory_bytes', 'Memory of this process.', [], () => [
    [{}, process.memoryUsage.rss()],
  ]);
  gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use.', [], () => [
    [{}, process.memoryUsage().heapUsed],
  ]);
  gauge(
    'nodejs_eventloop_lag_seconds',
    'Delay of the event loop since it was last read.',
    ['quantile'],
    () => {
      const samples = [0.5, 0.99].map<Sample>((quantile) => [
        { quantile: String(quantile) },
        Math.max(0, delay.percentile(quantile * 100) - RESOLUTION) / 1e9,
      ]);
      delay.reset();
      return samples;
    },
  );
}

function registerSite(): void {
  gauge('croupier_maintenance', '1 while the site is closed for maintenance.', [], () => [
    [{}, cachedStatus()?.maintenance ? 1 : 0],
  ]);
  gauge(
    'croupier_database_connections',
    'Connections to the database by pool, and calls that wait for one.',
    ['pool', 'state'],
    () =>
      Object.entries({ all: databasePool(), money: moneyPool() }).flatMap<Sample>(
        ([pool, { totalCount, idleCount, waitingCount }]) => [
          [{ pool, state: 'busy' }, totalCount - idleCount],
          [{ pool, state: 'idle' }, idleCount],
          [{ pool, state: 'waiting' }, waitingCount],
        ],
      ),
  );
  // Both gauges are read at the same time, so one query serves both. Every process reports the same jobs: use `max`, not `sum`.
  let reading: Promise<Jobs | undefined> | undefined;
  const jobs = () => (reading ??= readJobs().finally(() => (reading = undefined)));
  gauge('croupier_database_up', '1 if the database answers.', [], async () => [[{}, (await jobs()) ? 1 : 0]]);
  gauge(
    'croupier_jobs',
    'Jobs that wait for a worker (due) and that have failed for good (failed).',
    ['state'],
    async () => {
      const counts = await jobs();
      if (!counts) return [];
      return [
        [{ state: 'due' }, Number(counts.due)],
        [{ state: 'failed' }, Number(counts.failed)],
      ];
    },
  );
}

interface Jobs {
  due: string;
  failed: string;
}

/** The number of jobs; undefined if the database does not answer in time. */
async function readJobs(): Promise<Jobs | undefined> {
  const query = databasePool().query<Jobs>(
    `SELECT count(*) FILTER (WHERE attempts < max_attempts AND run_at <= now() AND locked_at IS NULL)::text AS due,
            count(*) FILTER (WHERE attempts >= max_attempts)::text AS failed
       FROM graphile_worker.jobs`,
  );
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, DATABASE_TIMEOUT_MS, undefined);
  });
  try {
    return (await Promise.race([query, timeout]))?.rows[0];
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    query.catch(() => undefined);
  }
}
