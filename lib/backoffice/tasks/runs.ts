import { sql, type Db } from '@/lib/db/client';
import { GONE_AFTER_S } from './constants';

// What the runner of jobs writes. Moments are of the database's clock, so that the clocks of processes do not matter.

/** The longest error text that is stored. */
const MAX_ERROR = 500;

/** Stores which tasks there are, when they run, and which of them the urgent runner runs; tasks of former builds are deleted with their history. */
export async function registerTasks(
  db: Db,
  names: readonly string[],
  schedules: ReadonlyMap<string, string>,
  urgent: ReadonlySet<string>,
): Promise<void> {
  const patterns = names.map((name) => schedules.get(name) ?? null);
  await sql`
    INSERT INTO backoffice.task (name, schedule, urgent)
    SELECT * FROM unnest(${[...names]}::text[], ${patterns}::text[], ${names.map((name) => urgent.has(name))}::boolean[])
    ON CONFLICT (name) DO UPDATE SET schedule = excluded.schedule, urgent = excluded.urgent
      WHERE (task.schedule, task.urgent) IS DISTINCT FROM (excluded.schedule, excluded.urgent)`.execute(db);
  await sql`DELETE FROM backoffice.task WHERE name <> ALL (${[...names]}::text[])`.execute(db);
}

/**
 * Begins a run of a scheduled task, unless another live process runs it. The caller checks its own process. While the task is paused, a run
 * of the schedule is left out; a run by hand (`byHand`) is not. Returns whether the task may run.
 */
export async function beginRun(db: Db, name: string, process: string, byHand: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE backoffice.task t SET running_process = ${process}, started_at = clock_timestamp()
     WHERE t.name = ${name} AND (${byHand} OR t.paused_at IS NULL)
       AND NOT EXISTS (SELECT FROM backoffice.process p
                        WHERE p.id = t.running_process AND p.id <> ${process} AND p.seen_at > clock_timestamp() - make_interval(secs => ${GONE_AFTER_S}))`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** The result of a run. */
export interface EndedRun {
  name: string;
  process: string;
  /** Milliseconds. */
  tookMs: number;
  /** Undefined after a success. */
  error: string | undefined;
}

/**
 * Records the end of a run in the task's row and in the sums of its hour. It is one statement, so that a frequent job costs one round trip
 * a run and no row of its own.
 */
export async function endRun(db: Db, { name, process, tookMs, error }: EndedRun): Promise<void> {
  const ok = error === undefined;
  const text = error?.replaceAll('\u0000', '').slice(0, MAX_ERROR) ?? null;
  const ms = Math.min(2_147_483_647, Math.max(0, Math.round(tookMs)));
  await sql`
    WITH task AS (
      UPDATE backoffice.task t
         SET running_process = CASE WHEN t.running_process = ${process} THEN NULL ELSE t.running_process END,
             finished_at = clock_timestamp(), took_ms = ${ms}, ok = ${ok}, error = ${text}, process = ${process},
             failed_at = CASE WHEN ${ok} THEN t.failed_at ELSE clock_timestamp() END,
             failures = CASE WHEN ${ok} THEN 0 ELSE t.failures + 1 END
       WHERE t.name = ${name} RETURNING t.name)
    INSERT INTO backoffice.task_hour AS h (task, hour, ok, runs, total_ms, longest_ms, last_at, error, process)
    SELECT task.name, date_trunc('hour', clock_timestamp(), 'UTC'), ${ok}, 1, ${ms}, ${ms}, clock_timestamp(), ${text}, ${process}
      FROM task
    ON CONFLICT (task, hour, ok) DO UPDATE
      SET runs = h.runs + 1, total_ms = h.total_ms + excluded.total_ms, longest_ms = greatest(h.longest_ms, excluded.longest_ms),
          last_at = excluded.last_at, error = excluded.error, process = excluded.process`.execute(db);
}
