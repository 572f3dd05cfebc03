import { sql, type Db } from '@/lib/db/client';
import { subscribe } from '@/lib/db/notifications';
import { logger } from '@/lib/platform/logger';
import { DELIVER_TASK, EVENT_CHANNEL } from './constants';

/** Milliseconds from an event to the job: all events within them share one job. */
const WAKE_MS = 100;

/** Enqueues the job that delivers what is due, unless it waits already. */
export async function enqueueDelivery(db: Db): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${DELIVER_TASK}, job_key := ${DELIVER_TASK}, max_attempts := 1)`.execute(
    db,
  );
}

/**
 * Calls `enqueue` when an event has been recorded, once for all events at about the same time. Every process that runs jobs does so, and
 * together they enqueue one job. A notification can be lost with the connection; the scheduled run of the job then delivers the event within
 * a minute. Returns a function that ends it.
 */
export function wakeForEvents(enqueue: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wake = () => {
    timer ??= setTimeout(() => {
      // An event from now on needs another job.
      timer = undefined;
      enqueue().catch((err: unknown) =>
        logger.debug({ err }, 'the delivery of webhooks could not be enqueued'),
      );
    }, WAKE_MS);
  };
  const unsubscribe = subscribe(EVENT_CHANNEL, { receive: wake, missed: wake });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
