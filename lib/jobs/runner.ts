import { Logger, run, type Runner } from 'graphile-worker';
import { databasePool } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';
import { crontab, tasks } from './list';

/**
 * Starts this process's worker: scheduled work and jobs that rooms enqueue in their own transactions. Any number of
 * processes may run one; PostgreSQL gives each job to one of them. Times of the crontab are UTC.
 */
export function startJobs(): Promise<Runner> {
  return run({
    pgPool: databasePool(),
    taskList: tasks,
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') logger.error({ meta }, message);
      else logger.debug({ meta }, message);
    }),
  });
}
