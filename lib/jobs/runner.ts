import { Logger, run, type Runner } from 'graphile-worker';
import { databasePool } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';
import { quietPause } from '@/lib/platform/quiet-pause';
import { crontab, tasks } from './list';

/** Milliseconds between two tries to begin anew; a database that starts again takes some seconds. */
const AGAIN_AFTER = 2_000;

type Begun = Pick<Runner, 'stop' | 'promise'>;

interface Options {
  begin?: () => Promise<Begun>;
  wait?: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Starts this process's worker: scheduled work and jobs that rooms enqueue in their own transactions. Any number of
 * processes may run one; PostgreSQL gives each job to one of them. Times of the crontab are UTC. Throws where it cannot begin.
 *
 * graphile-worker ends for good where the database is away as a minute begins or a job ends: it is begun anew then, until
 * `stop`, for a site whose database was away a moment must not go on for days without its settlements.
 */
export async function startJobs({ begin = beginRunner, wait = quietly }: Options = {}): Promise<{
  stop(): Promise<void>;
}> {
  const stopping = new AbortController();
  let runner: Begun | undefined = await begin();
  const kept = keep();

  async function keep() {
    while (!stopping.signal.aborted) {
      try {
        await runner?.promise;
      } catch (err) {
        logger.error({ err }, 'scheduled work has ended; it begins again when the database is back');
      }
      runner = undefined;
      await wait(stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        runner = await begin();
      } catch (err) {
        logger.warn({ err }, 'scheduled work cannot begin yet');
      }
    }
    // Stopped while it began, and unknown to `stop`.
    if (runner) await end(runner);
  }

  return {
    async stop() {
      stopping.abort();
      const running = runner;
      runner = undefined;
      if (running) await end(running);
      await kept;
    },
  };
}

/** One that is ending by itself says that it has been stopped already. */
const end = (runner: Begun) => runner.stop().catch(() => undefined);

const quietly = (signal: AbortSignal) => quietPause(AGAIN_AFTER, { signal });

/** Workers of this process that died with a job in their hands. */
const abandoned = new Set<string>();

async function beginRunner(): Promise<Runner> {
  await letGo();
  const runner = await run({
    pgPool: databasePool(),
    taskList: tasks,
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    // The message says all; what comes with it is the job with its payload, and of a broken connection all that it knows.
    logger: new Logger(() => (level, message) => {
      if (level === 'error') logger.error(message);
      else logger.debug(message);
    }),
  });
  runner.events.on('worker:fatalError', ({ worker }) => void abandoned.add(worker.workerId));
  return runner;
}

/** Whoever could not say that a job has ended holds it for four hours, in which nobody else would try it. */
async function letGo(): Promise<void> {
  if (abandoned.size === 0) return;
  await databasePool().query('SELECT graphile_worker.force_unlock_workers($1)', [[...abandoned]]);
  abandoned.clear();
}
