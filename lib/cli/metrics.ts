import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { keptStatus } from '@/lib/content/gate/kept-status';
import { databasePool, moneyPool } from '@/lib/db/client';
import { env } from '@/lib/platform/env';
import { EXPOSITION, exposition, type Family } from '@/lib/platform/exposition';
import { sha256 } from '@/lib/platform/ids';
import { logger } from '@/lib/platform/logger';
import { answerFamilies, timeAnswer } from './answer-times';

/** A database that does not answer by then is down, as far as whoever watches is concerned. */
const PATIENCE_MS = 2000;

/** Nanoseconds between two looks at the event loop, which it counts in. */
const BETWEEN = 10e6;
const delay = monitorEventLoopDelay({ resolution: 10 });

/**
 * `GET /metrics` of this process in Prometheus' text format (design.md §2), for who brings METRICS_TOKEN; true where it
 * was answered. Nothing is counted, and there is no such address, without a token: behind a proxy on the same machine
 * every visitor comes from it, so where a request comes from proves nothing.
 */
export function answerMetrics(request: IncomingMessage, response: ServerResponse): boolean {
  const { METRICS_TOKEN } = env();
  if (METRICS_TOKEN === undefined) return false;
  if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
    timeAnswer(request, response);
    return false;
  }
  response.setHeader('cache-control', 'no-store');
  if (!isToken(request.headers.authorization, METRICS_TOKEN)) {
    response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    return true;
  }
  figures().then(
    (text) => response.writeHead(200, { 'content-type': EXPOSITION }).end(text),
    (err: unknown) => {
      logger.error({ err }, 'the metrics failed');
      response.destroy();
    },
  );
  return true;
}

/** Begins to measure how late the event loop is, where somebody is going to ask. */
export function startMetrics(): void {
  if (env().METRICS_TOKEN !== undefined) delay.enable();
}

function isToken(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(sha256(authorization ?? ''), sha256(`Bearer ${token}`));
}

async function figures(): Promise<string> {
  return exposition([...processFamilies(), ...answerFamilies(), ...siteFamilies(), ...(await jobFamilies())]);
}

const gauge = (name: string, help: string, ...samples: Family['samples']): Family => ({
  name,
  help,
  type: 'gauge',
  samples,
});

function processFamilies(): Family[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const late = [0.5, 0.99].map((quantile) => ({
    labels: { quantile: String(quantile) },
    value: Math.max(0, delay.percentile(quantile * 100) - BETWEEN) / 1e9,
  }));
  delay.reset(); // each answer tells of the time since the last
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time of this process.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_start_time_seconds', 'When this process began.', {
      value: (Date.now() - performance.now()) / 1000,
    }),
    gauge('process_resident_memory_bytes', 'Memory of this process.', { value: rss }),
    gauge('nodejs_heap_size_used_bytes', 'What JavaScript holds of it.', { value: heapUsed }),
    gauge('nodejs_eventloop_lag_seconds', 'How late the event loop was since it was last asked.', ...late),
  ];
}

function siteFamilies(): Family[] {
  const pools = { all: databasePool(), money: moneyPool() };
  return [
    gauge('croupier_maintenance', '1 while the site is closed for maintenance.', {
      value: keptStatus()?.maintenance ? 1 : 0,
    }),
    gauge(
      'croupier_database_connections',
      'Connections to the database by pool, and who waits for one.',
      ...Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
        { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
        { labels: { pool, state: 'idle' }, value: idleCount },
        { labels: { pool, state: 'waiting' }, value: waitingCount },
      ]),
    ),
  ];
}

interface Jobs {
  due: string;
  failed: string;
}

/** What every process says alike, of the one database: read with `max`, not `sum`. */
async function jobFamilies(): Promise<Family[]> {
  const jobs = await askJobs().catch(() => undefined);
  const up = gauge('croupier_database_up', '1 where the database answers.', { value: jobs ? 1 : 0 });
  if (!jobs) return [up];
  return [
    up,
    gauge(
      'croupier_jobs',
      'Jobs that wait for a worker (due) and that are tried no more (failed).',
      { labels: { state: 'due' }, value: Number(jobs.due) },
      { labels: { state: 'failed' }, value: Number(jobs.failed) },
    ),
  ];
}

async function askJobs(): Promise<Jobs | undefined> {
  const asked = databasePool().query<Jobs>(
    `SELECT count(*) FILTER (WHERE attempts < max_attempts AND run_at <= now() AND locked_at IS NULL)::text AS due,
            count(*) FILTER (WHERE attempts >= max_attempts)::text AS failed
       FROM graphile_worker.jobs`,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, PATIENCE_MS, undefined);
  });
  try {
    return (await Promise.race([asked, late]))?.rows[0];
  } finally {
    clearTimeout(timer);
    asked.catch(() => undefined); // nobody waits for it any more
  }
}
