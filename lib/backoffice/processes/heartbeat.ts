import { hostname } from 'node:os';
import { sql } from 'kysely';
import { database, type Db } from '@/lib/db/client';
import { randomToken } from '@/lib/platform/ids';
import { logger } from '@/lib/platform/logger';
import { version } from '@/package.json';
import type { RunnerName } from '../tasks/constants';
import { databaseTime, type ProcessRow } from './queries';

/** Milliseconds between two heartbeats. After a minute without one the process counts as gone (tasks/constants.ts). */
const EVERY_MS = 15_000;

// Next.js loads this module once per bundle, and all of them are one process.
const holder = globalThis as { croupierProcess?: string };

/** The name of this process in the database; a new one after each start. */
export const processId = (): string =>
  (holder.croupierProcess ??= `${hostname().slice(0, 40)}-${randomToken(6)}`);

/** Writes one heartbeat: the memory of this process, the runners of jobs that run in it, and how far its clock is from the database's. */
export async function beat(db: Db, kind: ProcessRow['kind'], runners: readonly RunnerName[]): Promise<void> {
  const before = Date.now();
  const ofDatabase = await databaseTime(db);
  const after = Date.now();
  const clockMs = Math.round((before + after) / 2 - ofDatabase.getTime());
  const limited = Math.max(-2_147_483_648, Math.min(2_147_483_647, clockMs));
  await sql`
    INSERT INTO backoffice.process (id, kind, job_runners, version, host, pid, started_at, seen_at, memory, clock_ms)
    VALUES (${processId()}, ${kind}, ${[...runners]}::text[], ${version}, ${hostname()}, ${process.pid},
            clock_timestamp() - make_interval(secs => ${process.uptime()}), clock_timestamp(), ${process.memoryUsage.rss()}, ${limited})
    ON CONFLICT (id) DO UPDATE
      SET seen_at = excluded.seen_at, job_runners = excluded.job_runners, memory = excluded.memory, clock_ms = excluded.clock_ms`.execute(
    db,
  );
}

/**
 * Starts the heartbeats of this process. `runners` returns the runners of jobs that run in it at that moment. If the database cannot be reached, the next heartbeat tries again. `stop` deletes the row, so that
 * other processes take over the work at once.
 */
export async function startHeartbeat(
  kind: ProcessRow['kind'],
  runners: () => readonly RunnerName[],
): Promise<{ stop(): Promise<void> }> {
  let last: Promise<void> = Promise.resolve();
  const write = () => {
    last = beat(database(), kind, runners()).catch((err: unknown) =>
      logger.debug({ err }, 'the heartbeat of this process could not be written'),
    );
  };
  write();
  // The row must exist before this process runs a job: other processes see by it that this one is alive.
  await last;
  const timer = setInterval(write, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await last;
      await database()
        .deleteFrom('backoffice.process')
        .where('id', '=', processId())
        .execute()
        .catch((err: unknown) => logger.debug({ err }, 'the row of this process could not be deleted'));
    },
  };
}
