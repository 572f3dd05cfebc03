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

/** Leaves a run out if the task runs already, in this process or another one, or is paused. */
function exclusive(name: string, task: Task): Task {
  let running = false;
  return async (payload, helpers) => {
    if (running) return;
    running = true;
    try {
      if (await beginRun(database(), name, processId(), isByHand(payload))) await task(payload, helpers);
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
