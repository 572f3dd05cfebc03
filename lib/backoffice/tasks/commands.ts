import { sql, type Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { HISTORY_DAYS } from './constants';
import { notScheduled, taskRuns } from './errors';
import { listTasks } from './queries';

// The routes check the permission `jobs.run`.

async function requireScheduled(db: Db, name: string) {
  const [task] = await listTasks(db, name);
  if (!task) throw notFound();
  if (task.schedule === null) throw notScheduled();
  return task;
}

/**
 * Requests a run of a scheduled task, also of a paused one: any process that runs jobs takes it. Throws NOT_FOUND 404,
 * TASK_NOT_SCHEDULED 409, TASK_RUNS 409 if it runs or a requested run waits.
 */
export const runTaskNow = (actor: Actor, name: string): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    // If two requests come at the same time, the second one sees the job of the first.
    await sql`SELECT FROM backoffice.task WHERE name = ${name} FOR UPDATE`.execute(tx);
    const task = await requireScheduled(tx, name);
    if (task.running || task.waiting > 0) throw taskRuns();
    await sql`SELECT graphile_worker.add_job(${name}, '{"byHand": true}'::json, max_attempts := 1)`.execute(
      tx,
    );
    return { outcome: undefined, action: 'task.run', subject: `task:${name}` };
  });

/** Pauses the schedule of a task, or resumes it. Throws NOT_FOUND 404, TASK_NOT_SCHEDULED 409. */
export const pauseTask = (actor: Actor, name: string, paused: boolean): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    await requireScheduled(tx, name);
    await sql`
      UPDATE backoffice.task
         SET paused_at = ${paused ? sql`coalesce(paused_at, now())` : sql`NULL`},
             paused_by = ${paused ? sql`coalesce(paused_by, ${actor.operator.id}::bigint)` : sql`NULL`}
       WHERE name = ${name}`.execute(tx);
    return { outcome: undefined, action: paused ? 'task.pause' : 'task.resume', subject: `task:${name}` };
  });

async function requireFailedJob(tx: Db, id: bigint): Promise<{ task: string }> {
  const { rows } = await sql<{ task: string }>`
    SELECT j.task_identifier AS task FROM graphile_worker.jobs j
     WHERE j.id = ${id} AND j.attempts >= j.max_attempts AND j.locked_at IS NULL`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Retries a job that has failed for good, with as many attempts as a new one. Throws NOT_FOUND 404 if there is no such job. */
export const retryJob = (actor: Actor, id: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const { task } = await requireFailedJob(tx, id);
    await sql`SELECT graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], run_at := now(), attempts := 0)`.execute(
      tx,
    );
    return { outcome: undefined, action: 'task.retry', subject: `task:${task}`, detail: { job: String(id) } };
  });

/** Deletes a job that has failed for good. Throws NOT_FOUND 404 if there is no such job. */
export const discardJob = (actor: Actor, id: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const { task } = await requireFailedJob(tx, id);
    await sql`SELECT graphile_worker.complete_jobs(ARRAY[${id}::bigint])`.execute(tx);
    return {
      outcome: undefined,
      action: 'task.discard',
      subject: `task:${task}`,
      detail: { job: String(id) },
    };
  });

/** Deletes old hours of runs, jobs that failed long ago, and processes that are gone. */
export async function sweepTasks(db: Db): Promise<void> {
  await sql`DELETE FROM backoffice.task_hour WHERE hour < now() - make_interval(days => ${HISTORY_DAYS})`.execute(
    db,
  );
  await sql`
    SELECT graphile_worker.complete_jobs(array_agg(j.id)) FROM graphile_worker.jobs j
     WHERE j.attempts >= j.max_attempts AND j.locked_at IS NULL
       AND j.updated_at < now() - make_interval(days => ${HISTORY_DAYS}) HAVING count(*) > 0`.execute(db);
  await sql`DELETE FROM backoffice.process WHERE seen_at < now() - interval '1 day'`.execute(db);
}
