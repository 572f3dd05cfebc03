import { database, type Db } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';
import { publishSiteConfig, siteConfig } from '@/lib/platform/site-config';
import { READ_EVERY_MS } from './constants';
import { readSiteConfig } from './queries';

interface Cache {
  raw: string;
  timer: NodeJS.Timeout | undefined;
  onRead: (version: string) => Promise<void> | void;
}

// One per process: Next.js loads this module once per bundle, our server once more.
const holder = globalThis as { croupierConfigCache?: Cache };

/** Reads the configuration once, for a command or a build. Throws if the database cannot be reached. */
export async function loadSiteConfig(db: Db = database()): Promise<void> {
  publishSiteConfig((await readSiteConfig(db)).config);
}

/**
 * Reads the configuration and goes on reading it, so that this process follows a change within two seconds; resolves when it is
 * known. `onRead` is called after each reading with the version that is in use. Throws if the first reading fails.
 */
export async function startSiteConfig(onRead: Cache['onRead'] = () => undefined): Promise<void> {
  if (holder.croupierConfigCache) return;
  const { raw, config } = await readSiteConfig(database());
  publishSiteConfig(config);
  const cache: Cache = { raw, timer: undefined, onRead };
  holder.croupierConfigCache = cache;
  schedule(cache);
}

function schedule(cache: Cache): void {
  cache.timer = setTimeout(() => {
    void refreshSiteConfig().finally(() => holder.croupierConfigCache === cache && schedule(cache));
  }, READ_EVERY_MS);
  cache.timer.unref();
}

/** Reads the configuration now, after a change in this process. If the database is away, the last one stays in use. */
export async function refreshSiteConfig(): Promise<void> {
  const cache = holder.croupierConfigCache;
  if (!cache) return;
  try {
    const { raw, config } = await readSiteConfig(database(), cache.raw);
    if (holder.croupierConfigCache !== cache) return;
    cache.raw = raw;
    if (config) publishSiteConfig(config);
    await cache.onRead(siteConfig().version);
  } catch (err) {
    logger.warn({ err }, 'the settings of the site could not be read; the last ones apply');
  }
}

/** Stops reading: before the database is closed. The last configuration stays in use until it is published anew. */
export function stopSiteConfig(): void {
  clearTimeout(holder.croupierConfigCache?.timer);
  delete holder.croupierConfigCache;
}
