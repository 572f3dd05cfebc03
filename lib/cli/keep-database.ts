import type pg from 'pg';
import type { Cluster } from '@/lib/db/embedded/cluster';
import { logger } from '@/lib/platform/logger';
import { waitUnlessAborted } from '@/lib/platform/wait';
import { takeStartLock } from './site';

/**
 * Seconds before each try. The processes of a killed server end within moments, and hold its shared memory until then.
 * A server that does not start within these 38 s (full disk, damaged file) does not start by itself.
 */
export const RETRY_DELAYS = [0, 1, 2, 5, 10, 20] as const;
/** A server that ran for this long was healthy: after its next crash all tries are available again. In milliseconds. */
const HEALTHY_MS = 600_000;

interface EmbeddedSite {
  cluster: Cluster;
  ownerUrl: string;
}

interface Options {
  /**
   * Called once if the database does not come back: the reason, as a sentence, and whether another start uses the data
   * by now.
   */
  lost: (why: string, isAnothers: boolean) => void;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Keeps the embedded server running as long as the site runs. When the connection that holds the start lock breaks, the
 * server is restarted and the lock is taken again; the site's pools reconnect by themselves. `end` releases the lock;
 * call it before the server is stopped on purpose.
 */
export function keepDatabase(
  site: EmbeddedSite,
  lock: pg.Client,
  { lost, wait = (milliseconds, signal) => waitUnlessAborted(milliseconds, { signal }) }: Options,
) {
  const ending = new AbortController();
  let held: pg.Client | undefined;
  let reviving: Promise<void> | undefined;
  let tries = 0;
  let backSince = -Infinity;

  const hold = (client: pg.Client) => {
    held = client;
    client.once('end', () => {
      held = undefined;
      if (ending.signal.aborted) return;
      if (performance.now() - backSince > HEALTHY_MS) tries = 0;
      reviving = revive();
    });
  };

  const revive = async () => {
    logger.error('the connection to the embedded database broke');
    while (tries < RETRY_DELAYS.length) {
      await wait(RETRY_DELAYS[tries++]! * 1000, ending.signal);
      if (ending.signal.aborted) return;
      try {
        const died = !site.cluster.runs();
        if (died) site.cluster.restart();
        const client = await takeStartLock(site);
        if (!client) return lost('Another `npm start` has taken over the data of this site.', true);
        if (ending.signal.aborted) return await client.end();
        backSince = performance.now();
        hold(client);
        logger.warn({ tries }, died ? 'the embedded database was started again' : 'the database is back');
        return;
      } catch (error) {
        logger.error({ reason: (error as Error).message, tries }, 'the embedded database is not back yet');
      }
    }
    lost(`The embedded database died and did not come back after ${tries} tries: see above.`, false);
  };

  hold(lock);
  return {
    async end(): Promise<void> {
      ending.abort();
      await reviving;
      await held?.end().catch(() => {});
    },
  };
}
