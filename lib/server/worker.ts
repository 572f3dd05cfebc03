import { startHeartbeat } from '@/lib/backoffice/processes/heartbeat';
import { RUNNERS } from '@/lib/backoffice/tasks/constants';
import { startSiteConfig, stopSiteConfig } from '@/lib/content/site-config/cache';
import { closeNotifications } from '@/lib/db/notifications';
import { startJobs, type Jobs } from '@/lib/jobs/runner';

/**
 * Runs scheduled work and jobs until SIGTERM or SIGINT, beside web processes that run none (plain Next.js, Vercel). Several
 * workers share the jobs. Ends when the process that started it is gone.
 */
export async function runWorker(): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    process.once('disconnect', () => resolve());
  });
  await startSiteConfig();
  // The first heartbeat is written before the runners start, and names them.
  const started: { jobs?: Jobs } = {};
  const heartbeat = await startHeartbeat('worker', () => started.jobs?.running() ?? RUNNERS);
  const jobs = (started.jobs = await startJobs());
  await stopped;
  await jobs.stop();
  await heartbeat.stop();
  await closeNotifications();
  stopSiteConfig();
}
