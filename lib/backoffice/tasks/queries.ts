import { sql, type Db } from '@/lib/db/client';
import { GONE_AFTER_S, MAX_FAILED_JOBS } from './constants';
import type { FailedJob, TaskHour, TaskRow } from './types';

/** Every task, by name. `only` reads one. */
export async function listTasks(db: Db, only?: string): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    SELECT t.name, t.schedule, t.urgent, greatest(t.registered_at, w.since) AS "dueSince", t.paused_at AS "pausedAt", o.name AS "pausedBy",
           p.id IS NOT NULL AS running, t.started_at AS "startedAt", t.finished_at AS "finishedAt", t.took_ms AS "tookMs", t.ok, t.error,
           t.process, t.failed_at AS "failedAt", t.failures, coalesce(j.waiting, 0)::int AS waiting, coalesce(j.failed, 0)::int AS failed
      FROM backoffice.task t
      LEFT JOIN backoffice.operator o ON o.id = t.paused_by
      LEFT JOIN backoffice.process p
        ON p.id = t.running_process AND p.seen_at > clock_timestamp() - make_interval(secs => ${GONE_AFTER_S})
      -- A run that was due while no process ran jobs is not late.
      CROSS JOIN (
        SELECT min(w.started_at) AS since FROM backoffice.process w
         WHERE 'ordinary' = ANY (w.job_runners) AND w.seen_at > clock_timestamp() - make_interval(secs => ${GONE_AFTER_S})) w
      LEFT JOIN (
        SELECT j.task_identifier, count(*) FILTER (WHERE j.attempts < j.max_attempts AND j.locked_at IS NULL) AS waiting,
               count(*) FILTER (WHERE j.attempts >= j.max_attempts AND j.locked_at IS NULL) AS failed
          FROM graphile_worker.jobs j GROUP BY 1) j ON j.task_identifier = t.name
     ${only === undefined ? sql`` : sql`WHERE t.name = ${only}`}
     ORDER BY t.name`.execute(db);
  return rows;
}

/** The runs of a task by hour, newest first. */
export async function listTaskHours(db: Db, name: string, limit: number): Promise<TaskHour[]> {
  const { rows } = await sql<TaskHour>`
    SELECT h.hour, h.ok, h.runs, (h.total_ms / h.runs)::int AS "averageMs", h.longest_ms AS "longestMs", h.last_at AS "lastAt", h.error,
           h.process
      FROM backoffice.task_hour h WHERE h.task = ${name} ORDER BY h.last_at DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** The jobs that have failed for good, newest first. `task` limits them to one task. */
export async function listFailedJobs(db: Db, task?: string): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    SELECT j.id::text AS id, j.task_identifier AS task, j.attempts::int AS attempts, left(j.last_error, 500) AS error,
           j.created_at AS "createdAt", j.updated_at AS "triedAt"
      FROM graphile_worker.jobs j
     WHERE j.attempts >= j.max_attempts AND j.locked_at IS NULL
       ${task === undefined ? sql`` : sql`AND j.task_identifier = ${task}`}
     ORDER BY j.updated_at DESC LIMIT ${MAX_FAILED_JOBS}`.execute(db);
  return rows;
}
