import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import { RUNNERS, type RunnerName } from '@/lib/backoffice/tasks/constants';
import { registerTasks } from '@/lib/backoffice/tasks/runs';
import { schedulesOf } from '@/lib/backoffice/tasks/rules';
import { database, databasePool } from '@/lib/db/client';
import { processId } from '@/lib/backoffice/processes/heartbeat';
import { logger } from '@/lib/platform/logger';
import { waitUnlessAborted } from '@/lib/platform/wait';
import { startLottery } from '@/lib/studio-host/lottery/driver';
import { enqueueDelivery, wakeForEvents } from '@/lib/webhooks/wake';
import { recorded } from './recorded';
import { crontab, tasks, urgentTasks } from './tasks';

/** Milliseconds between two attempts to restart; a database that restarts takes some seconds. */
const RESTART_DELAY_MS = 2_000;

/**
 * How many jobs a runner of this process runs at once. Deliveries of webhooks and a large message take one ordinary place each at most. Urgent
 * jobs wait for mail servers and SMS providers rather than for this machine.
 */
const PLACES: Record<RunnerName, number> = { ordinary: 3, urgent: 4 };

type RunnerHandle = Pick<Runner, 'stop' | 'promise'>;

interface Options {
  start?: (name: RunnerName) => Promise<RunnerHandle>;
  wait?: (signal: AbortSignal) => Promise<unknown>;
  /** Starts the driver of the lottery's draws, which are due to the second and not to the minute. */
  lottery?: () => { stop(): Promise<void> };
}

export interface Jobs {
  /** The runners that run at this moment, and do not wait for the database. */
  running(): RunnerName[];
  stop(): Promise<void>;
}

/**
 * Starts this process's runners: scheduled jobs, and jobs that rooms enqueue in their database transactions; and the driver of the lottery's
 * draws. Any number of processes may have them; PostgreSQL gives each job, and the lead of the draws, to one of them. Throws if the first start of a runner fails.
 */
export async function startJobs({
  start = startRunner,
  wait = waitToRestart,
  lottery = () => startLottery(processId()),
}: Options = {}): Promise<Jobs> {
  const kept = new Map<RunnerName, KeptRunner>();
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => void (await Promise.all(started.map((part) => part.stop())));
  try {
    for (const name of RUNNERS) {
      const runner = await keepRunning(() => start(name), wait);
      kept.set(name, runner);
      started.push(runner);
    }
    started.push(lottery());
  } catch (error) {
    await stop();
    throw error;
  }
  return { running: () => RUNNERS.filter((name) => kept.get(name)?.isRunning()), stop };
}

interface KeptRunner {
  isRunning(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts one runner. graphile-worker ends for good if the database is unreachable when a minute begins or a job ends. This function restarts
 * it until `stop`: otherwise a short outage of the database would stop its jobs until the next deployment.
 */
async function keepRunning(
  start: () => Promise<RunnerHandle>,
  wait: (signal: AbortSignal) => Promise<unknown>,
): Promise<KeptRunner> {
  const stopping = new AbortController();
  let runner: RunnerHandle | undefined = await start();
  const loop = restart();

  async function restart() {
    while (!stopping.signal.aborted) {
      try {
        await runner?.promise;
      } catch (err) {
        logger.error({ err }, 'a job runner has ended; it restarts when the database is reachable');
      }
      runner = undefined;
      await wait(stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        runner = await start();
      } catch (err) {
        logger.warn({ err }, 'a job runner cannot restart yet');
      }
    }
    // `stop` was called while this runner was starting, so it did not know it.
    if (runner) await stopRunner(runner);
  }

  return {
    isRunning: () => runner !== undefined,
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

async function startRunner(name: RunnerName): Promise<RunnerHandle> {
  await unlockAbandonedJobs();
  const schedules = schedulesOf(crontab);
  await registerTasks(database(), Object.keys(tasks), schedules, urgentTasks);
  const runner = await run({
    pgPool: databasePool(),
    taskList: recorded(tasksOf(name), schedules),
    ...(name === 'ordinary' ? { crontab } : { parsedCronItems: [] }),
    concurrency: PLACES[name],
    noHandleSignals: true,
    // Only the message is logged: its data contains the job's payload and, after a lost connection, the whole connection.
    logger: new Logger(() => (level, message) => {
      if (level === 'error') logger.error(message);
      else logger.debug(message);
    }),
  });
  runner.events.on('worker:fatalError', ({ worker }) => void deadWorkers.add(worker.workerId));
  if (name === 'urgent') return runner;
  const sleep = wakeForEvents(() => enqueueDelivery(database()));
  return { promise: runner.promise.finally(sleep), stop: () => runner.stop() };
}

/** A runner takes only jobs of the tasks that it knows. */
export function tasksOf(name: RunnerName): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).filter(([task]) => urgentTasks.has(task) === (name === 'urgent')),
  );
}

/** Unlocks the jobs of dead workers. Otherwise they would stay locked for four hours. */
async function unlockAbandonedJobs(): Promise<void> {
  const dead = [...deadWorkers];
  if (dead.length === 0) return;
  await databasePool().query('SELECT graphile_worker.force_unlock_workers($1)', [dead]);
  // The other runner may have added some.
  for (const worker of dead) deadWorkers.delete(worker);
}
