import { sql, type Db } from '@/lib/db/client';
import { GONE_AFTER_S, type RunnerName } from '../tasks/constants';

/** A process of the site that was seen within the last minute. */
export interface ProcessRow {
  id: string;
  /** `server`: our own server; `next`: plain Next.js; `worker`: jobs alone. */
  kind: 'server' | 'next' | 'worker';
  /** The runners of jobs that ran in it at its last heartbeat. */
  jobRunners: RunnerName[];
  version: string;
  host: string;
  pid: number;
  startedAt: Date;
  seenAt: Date;
  /** Resident memory in bytes. */
  memory: bigint;
  /** The clock of the process minus that of the database, in milliseconds. */
  clockMs: number;
}

/** The processes of the site, the oldest first. */
export async function listProcesses(db: Db): Promise<ProcessRow[]> {
  const { rows } = await sql<ProcessRow>`
    SELECT p.id, p.kind, p.job_runners AS "jobRunners", p.version, p.host, p.pid, p.started_at AS "startedAt", p.seen_at AS "seenAt", p.memory,
           p.clock_ms AS "clockMs"
      FROM backoffice.process p
     WHERE p.seen_at > clock_timestamp() - make_interval(secs => ${GONE_AFTER_S}) ORDER BY p.started_at, p.id`.execute(
    db,
  );
  return rows;
}

/** The time of the database's clock. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT clock_timestamp() AS at`.execute(db);
  return rows[0]!.at;
}
