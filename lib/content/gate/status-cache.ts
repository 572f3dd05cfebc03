import { EventEmitter } from 'node:events';
import { database } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';
import { siteStatus } from './queries';
import type { SiteStatus } from './types';

/**
 * Milliseconds between two readings of the one row. A change must be seen within 5 s in every process (STATUS-1). NOTIFY would be
 * faster, and would need this query all the same for when its connection is broken.
 */
const READ_EVERY = 2_000;

interface Cache {
  status: SiteStatus;
  changes: EventEmitter;
  timer: NodeJS.Timeout | undefined;
  /** The number of readings that have begun, and which of them the status is from. */
  begun: number;
  statusOf: number;
}

// One per process: Next.js loads this module once per bundle, our server once more.
const holder = globalThis as { croupierStatus?: Cache };

/** Reads the status and goes on reading it; resolves when it is known. Throws if the first reading fails. */
export async function startStatusCache(): Promise<void> {
  if (holder.croupierStatus) return;
  const cache: Cache = {
    status: await siteStatus(database()),
    changes: new EventEmitter(),
    timer: undefined,
    begun: 0,
    statusOf: 0,
  };
  holder.croupierStatus = cache;
  schedule(cache);
}

function schedule(cache: Cache): void {
  cache.timer = setTimeout(() => {
    void refreshStatus().finally(() => holder.croupierStatus === cache && schedule(cache));
  }, READ_EVERY);
  cache.timer.unref();
}

/** The status as it was last read; undefined in a process that has no cache (commands, tests). */
export function cachedStatus(): SiteStatus | undefined {
  return holder.croupierStatus?.status;
}

/**
 * Reads the status now, after a change in this process. If the database is away, the last status stays in force. A reading that began
 * before the one of the status does not replace it.
 */
export async function refreshStatus(): Promise<void> {
  const cache = holder.croupierStatus;
  if (!cache) return;
  const reading = ++cache.begun;
  try {
    const status = await siteStatus(database());
    if (reading < cache.statusOf) return;
    cache.status = status;
    cache.statusOf = reading;
    cache.changes.emit('read', cache.status);
  } catch (err) {
    logger.warn({ err }, 'the site status could not be read; the last one holds');
  }
}

/** Resolves with the first status read from now on that `isWanted` accepts. */
export function nextStatus(isWanted: (status: SiteStatus) => boolean): Promise<SiteStatus> {
  const changes = holder.croupierStatus?.changes;
  if (!changes) return Promise.reject(new Error('This process has no status cache.'));
  return new Promise((resolve) => {
    const check = (status: SiteStatus) => {
      if (!isWanted(status)) return;
      changes.off('read', check);
      resolve(status);
    };
    changes.on('read', check);
  });
}

/** Stops reading: before the database is closed. */
export function stopStatusCache(): void {
  clearTimeout(holder.croupierStatus?.timer);
  delete holder.croupierStatus;
}
