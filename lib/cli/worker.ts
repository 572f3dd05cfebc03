import { runWorker } from '@/lib/server/worker';
import { withSite } from './site';

/** `main` sets up the environment itself. */
export const standalone = true;

/** `npm run worker`: runs the site's jobs in a separate process until it is stopped. */
export async function main(): Promise<void> {
  (process.env as Record<string, string | undefined>).NODE_ENV ??= 'production';
  await withSite(async () => {
    process.stdout.write('The worker runs. Ctrl-C stops it.\n');
    await runWorker();
  });
}
