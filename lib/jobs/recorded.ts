import type { JobHelpers, Task, TaskList } from 'graphile-worker';
import { processId } from '@/lib/backoffice/processes/heartbeat';
import { beginRun, endRun } from '@/lib/backoffice/tasks/runs';
import { database } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';

/** The payload of a run that an operator has requested (lib/backoffice/tasks/commands.ts). */
const isByHand = (payload: unknown): boolean => (payload as { byHand?: unknown } | null)?.byHand === true;

/**
 * The same tasks, with each run recorded. A scheduled task is run by one process at a time, and not while an operator has paused it; jobs that
 * rooms enqueue always run, several at once.
 */
export function recorded(tasks: TaskList, schedules: ReadonlyMap<string, string>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, given]) => {
      const task: Task = (payload, helpers) => record(name, given as Task, payload, helpers);
      return [name, schedules.has(name) ? exclusive(name, task) : task];
    }),
  );
}

/** graphile-worker adds `_cron` to the payload of a scheduled run. */
const isScheduled = (payload: unknown): boolean =>
  (payload as { _cron?: unknown } | null)?._cron !== undefined;

/**
 * Leaves a run out if the task runs already, in this process or another one, or is paused. If a job that a room enqueued is left out because
 * the task runs in this process, the task runs once more at its end: the run may have begun before what the job is about.
 */
function exclusive(name: string, task: Task): Task {
  let running = false;
  let asked = false;
  return async (payload, helpers) => {
    if (running) {
      // The next run of the schedule is its own second try.
      asked ||= !isScheduled(payload);
      return;
    }
    running = true;
    try {
      do {
        asked = false;
        if (await beginRun(database(), name, processId(), isByHand(payload))) await task(payload, helpers);
      } while (asked);
    } finally {
      running = false;
    }
  };
}

async function record(name: string, task: Task, payload: unknown, helpers: JobHelpers): Promise<void> {
  const began = performance.now();
  const end = (error?: string) =>
    // The run has ended, even if it cannot be recorded. An error here must not repeat it.
    endRun(database(), { name, process: processId(), tookMs: performance.now() - began, error }).catch(
      (err: unknown) => logger.warn({ err, task: name }, 'the end of a job could not be recorded'),
    );
  try {
    await task(payload, helpers);
  } catch (thrown) {
    await end(thrown instanceof Error ? thrown.message || thrown.name : String(thrown));
    throw thrown;
  }
  await end();
}
