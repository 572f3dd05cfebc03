import { Logger, run, type Runner } from 'graphile-worker';
import { registerTasks } from '@/lib/backoffice/tasks/runs';
import { schedulesOf } from '@/lib/backoffice/tasks/rules';
import { database, databasePool } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';
import { waitUnlessAborted } from '@/lib/platform/wait';
import { recorded } from './recorded';
import { crontab, tasks } from './tasks';

/** Milliseconds between two attempts to restart; a database that restarts takes some seconds. */
const RESTART_DELAY_MS = 2_000;

type RunnerHandle = Pick<Runner, 'stop' | 'promise'>;

interface Options {
  start?: () => Promise<RunnerHandle>;
  wait?: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Starts this process's worker: scheduled jobs, and jobs that rooms enqueue in their database transactions. Any number of
 * processes may run one; PostgreSQL gives each job to one of them. Throws if the first start fails.
 *
 * graphile-worker ends for good if the database is unreachable when a minute begins or a job ends. This function restarts it
 * until `stop`: otherwise a short outage of the database would stop all jobs until the next deployment.
 */
export async function startJobs({ start = startRunner, wait = waitToRestart }: Options = {}): Promise<{
  stop(): Promise<void>;
}> {
  const stopping = new AbortController();
  let runner: RunnerHandle | undefined = await start();
  const loop = keepRunning();

  async function keepRunning() {
    while (!stopping.signal.aborted) {
      try {
        await runner?.promise;
      } catch (err) {
        logger.error({ err }, 'the job runner has ended; it restarts when the database is reachable');
      }
      runner = undefined;
      await wait(stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        runner = await start();
      } catch (err) {
        logger.warn({ err }, 'the job runner cannot restart yet');
      }
    }
    // `stop` was called while this runner was starting, so it did not know it.
    if (runner) await stopRunner(runner);
  }

  return {
    async stop() {
      stopping.abort();
      const running = runner;
      runner = undefined;
      if (running) await stopRunner(running);
      await loop;
    },
  };
}

/** A runner that is already ending rejects `stop`; that is no error here. */
const stopRunner = (runner: RunnerHandle) => runner.stop().catch(() => undefined);

const waitToRestart = (signal: AbortSignal) => waitUnlessAborted(RESTART_DELAY_MS, { signal });

/** Workers of this process that died during a job. */
const deadWorkers = new Set<string>();

async function startRunner(): Promise<Runner> {
  await unlockAbandonedJobs();
  const schedules = schedulesOf(crontab);
  await registerTasks(database(), Object.keys(tasks), schedules);
  const runner = await run({
    pgPool: databasePool(),
    taskList: recorded(tasks, schedules),
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    // Only the message is logged: its data contains the job's payload and, after a lost connection, the whole connection.
    logger: new Logger(() => (level, message) => {
      if (level === 'error') logger.error(message);
      else logger.debug(message);
    }),
  });
  runner.events.on('worker:fatalError', ({ worker }) => void deadWorkers.add(worker.workerId));
  return runner;
}

/** Unlocks the jobs of dead workers. Otherwise they would stay locked for four hours. */
async function unlockAbandonedJobs(): Promise<void> {
  if (deadWorkers.size === 0) return;
  await databasePool().query('SELECT graphile_worker.force_unlock_workers($1)', [[...deadWorkers]]);
  deadWorkers.clear();
}
