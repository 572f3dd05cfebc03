import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { connect } from 'node:tls';
import { sql, type Db } from '@/lib/db/client';
import { readFunctions } from '@/lib/db/functions';
import { readMigrations } from '@/lib/db/migrate';
import { env, publicUrl } from '@/lib/platform/env';
import type { SlowStatement } from './types';

export interface DatabaseFacts {
  version: string;
  bytes: bigint;
  connections: number;
  maximum: number;
}

/** The server's version, the size of the database, and its connections. */
export async function databaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes,
           (SELECT sum(s.numbackends) FROM pg_stat_database s)::int AS connections,
           current_setting('max_connections')::int AS maximum`.execute(db);
  return rows[0]!;
}

/** The kinds of statements that take most of the time; undefined if the server does not count them (pg_stat_statements). */
export async function slowStatements(db: Db): Promise<SlowStatement[] | undefined> {
  const { rows: found } = await sql<{ schema: string }>`
    SELECT n.nspname AS schema FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
     WHERE e.extname = 'pg_stat_statements'`.execute(db);
  if (!found[0]) return undefined;
  try {
    const { rows } = await sql<SlowStatement>`
      SELECT left(regexp_replace(s.query, '\\s+', ' ', 'g'), 300) AS text, s.calls::float8 AS calls, s.mean_exec_time AS "averageMs",
             s.total_exec_time / nullif(sum(s.total_exec_time) OVER (), 0) AS share
        FROM ${sql.ref(`${found[0].schema}.pg_stat_statements`)} s
       WHERE s.dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
       ORDER BY s.total_exec_time DESC LIMIT 5`.execute(db);
    return rows;
  } catch {
    // The extension exists, and the server does not load its library.
    return undefined;
  }
}

export interface SchemaFacts {
  applied: number;
  /** Names of migrations of this build that the database does not have, or has with another content. */
  missing: string[];
  /** Names of migrations that the database has and this build does not know. */
  unknown: string[];
  functionsMatch: boolean;
}

// The files of a build do not change while it runs.
let files: { migrations: Map<string, string>; functions: string } | undefined;

/** Compares the database with the migrations and functions of this build; undefined if the build does not contain their files. */
export async function schemaFacts(db: Db): Promise<SchemaFacts | undefined> {
  try {
    files ??= {
      migrations: new Map(readMigrations().map(({ name, checksum }) => [name, checksum])),
      functions: readFunctions().checksum,
    };
  } catch {
    return undefined;
  }
  const { migrations, functions } = files;
  const { rows } = await sql<{
    name: string;
    checksum: string;
  }>`SELECT name, checksum FROM public.migration`.execute(db);
  const { rows: sets } = await sql<{ checksum: string }>`SELECT checksum FROM public.function_set`.execute(
    db,
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  return {
    applied: applied.size,
    missing: [...migrations].flatMap(([name, checksum]) => (applied.get(name) === checksum ? [] : [name])),
    unknown: [...applied.keys()].filter((name) => !migrations.has(name)),
    functionsMatch: sets[0]?.checksum === functions,
  };
}

/** Rounds that no roll-up has counted yet, up to 100,000, and seconds since the first of them was settled. */
export async function rollUpLag(db: Db): Promise<{ rounds: number; seconds: number }> {
  const { rows } = await sql<{ rounds: number; seconds: number }>`
    SELECT count(*)::int AS rounds, coalesce(extract(epoch FROM clock_timestamp() - min(u.settled_at)), 0)::int AS seconds
      FROM (SELECT u.settled_at FROM reporting.unrolled u WHERE u.rounds > 0 LIMIT 100000) u`.execute(db);
  return rows[0]!;
}

export interface QueueFacts {
  /** Jobs that are due and wait for the ordinary runner, and the seconds since the first of them was due. */
  due: number;
  dueSeconds: number;
  /** The same for the jobs of the urgent runner. */
  urgent: number;
  urgentSeconds: number;
  failedJobs: number;
  /** Emails and SMS that are still not sent ten minutes after their time, and those that failed within a day. */
  lateMessages: number;
  failedMessages: number;
  /** Exports that wait for more than ten minutes, and those that failed within a day. */
  lateExports: number;
  failedExports: number;
}

/** The lengths of the site's queues. */
export async function queueFacts(db: Db): Promise<QueueFacts> {
  const { rows } = await sql<QueueFacts>`
    SELECT j.due::int AS due, coalesce(j.seconds, 0)::int AS "dueSeconds",
           j.urgent::int AS urgent, coalesce(j.urgent_seconds, 0)::int AS "urgentSeconds", j.failed::int AS "failedJobs", m.late::int AS "lateMessages",
           (SELECT count(*) FROM inbox.delivery d
             WHERE d.status = 'failed' AND d.changed_at > now() - interval '1 day')::int AS "failedMessages",
           x.late::int AS "lateExports", x.failed::int AS "failedExports"
      FROM (SELECT count(*) FILTER (WHERE w.due AND NOT w.urgent) AS due, count(*) FILTER (WHERE w.due AND w.urgent) AS urgent,
                   extract(epoch FROM now() - min(w.run_at) FILTER (WHERE w.due AND NOT w.urgent)) AS seconds,
                   extract(epoch FROM now() - min(w.run_at) FILTER (WHERE w.due AND w.urgent)) AS urgent_seconds,
                   count(*) FILTER (WHERE w.failed) AS failed
              FROM (SELECT j.run_at, coalesce(t.urgent, false) AS urgent,
                           j.attempts < j.max_attempts AND j.run_at <= now() AND j.locked_at IS NULL AS due,
                           j.attempts >= j.max_attempts AND j.locked_at IS NULL AS failed
                      FROM graphile_worker.jobs j LEFT JOIN backoffice.task t ON t.name = j.task_identifier) w) j,
           (SELECT count(*) AS late FROM identity.outgoing o LEFT JOIN inbox.delivery d ON d.outgoing_id = o.id
             WHERE (d.status IS NULL OR d.status = 'retrying') AND NOT o.suppressed
               AND o.created_at < now() - interval '10 minutes' AND o.not_after > now()) m,
           (SELECT count(*) FILTER (WHERE e.status = 'queued' AND e.created_at < now() - interval '10 minutes') AS late,
                   count(*) FILTER (WHERE e.status = 'failed' AND e.created_at > now() - interval '1 day') AS failed
              FROM backoffice.export e WHERE e.status IN ('queued', 'failed')) x`.execute(db);
  return rows[0]!;
}

/** How the lottery's draws go on; `leader` is null if no process drives them. */
export async function lotteryFacts(
  db: Db,
  at: Date,
): Promise<{ leader: string | null; draws: number; late: number; seconds: number }> {
  const { rows } = await sql<Awaited<ReturnType<typeof lotteryFacts>>>`
    SELECT leader, draws, late, seconds FROM studio.lottery_lateness(${at})`.execute(db);
  return rows[0]!;
}

/** The free space and the size, in bytes, of the disk with uploads and exports; undefined if this process has no such folder. */
export async function diskFacts(): Promise<{ free: number; size: number } | undefined> {
  const uploads = resolve(env().UPLOADS_DIR);
  // The first upload creates the folder. Until then its parent folder is on the same disk.
  for (const folder of [uploads, dirname(uploads)]) {
    try {
      const { bavail, blocks, bsize } = await statfs(folder);
      return { free: bavail * bsize, size: blocks * bsize };
    } catch {
      continue;
    }
  }
  return undefined;
}

/** The time limit, in milliseconds, for an answer of the site's own address. */
const CERTIFICATE_MS = 2_000;

/**
 * When the certificate of the site's public address ends. `none`: the address is not https; `unreachable`: this process cannot reach it, or
 * the certificate is not valid.
 */
export function certificateEnd(): Promise<Date | 'none' | 'unreachable'> {
  const { protocol, hostname, port } = new URL(publicUrl());
  if (protocol !== 'https:') return Promise.resolve('none');
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      socket.destroy();
      done(Number.isNaN(end.getTime()) ? 'unreachable' : end);
    });
    socket.setTimeout(CERTIFICATE_MS, () => socket.destroy(new Error('timeout')));
    socket.on('error', () => done('unreachable'));
  });
}
