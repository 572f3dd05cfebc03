import { EventEmitter } from 'node:events';
import { database } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';
import { siteStatus } from './queries';
import type { SiteStatus } from './types';

/**
 * How often each process reads the one row, in milliseconds. A change is to be seen within 5 s on every process
 * (issue 4); a NOTIFY would be faster, and would need this question all the same for the times its connection is broken.
 */
const READ_EVERY = 2_000;

interface Kept {
  status: SiteStatus;
  changes: EventEmitter;
  timer: NodeJS.Timeout | undefined;
}

// One per process: Next.js loads this module once per bundle, our server once more.
const holder = globalThis as { croupierStatus?: Kept };

/** Reads the status and goes on reading it; resolves when it is known. Throws where the first reading fails. */
export async function keepStatus(): Promise<void> {
  if (holder.croupierStatus) return;
  const kept: Kept = { status: await siteStatus(database()), changes: new EventEmitter(), timer: undefined };
  holder.croupierStatus = kept;
  again(kept);
}

function again(kept: Kept): void {
  kept.timer = setTimeout(() => {
    void readAgain().finally(() => holder.croupierStatus === kept && again(kept));
  }, READ_EVERY);
  kept.timer.unref();
}

/** The status as it was last read; undefined in a process that does not keep it (commands, tests). */
export function keptStatus(): SiteStatus | undefined {
  return holder.croupierStatus?.status;
}

/** Reads it now: whoever changed it does not wait for the next reading. What was known stays where the database is away. */
export async function readAgain(): Promise<void> {
  const kept = holder.croupierStatus;
  if (!kept) return;
  try {
    kept.status = await siteStatus(database());
    kept.changes.emit('read', kept.status);
  } catch (err) {
    logger.warn({ err }, 'the site status could not be read; the one before holds');
  }
}

/** Resolves with the first status read from now on that `wanted` says yes to. */
export function statusRead(wanted: (status: SiteStatus) => boolean): Promise<SiteStatus> {
  const changes = holder.croupierStatus?.changes;
  if (!changes) return Promise.reject(new Error('This process keeps no status.'));
  return new Promise((done) => {
    const look = (status: SiteStatus) => {
      if (!wanted(status)) return;
      changes.off('read', look);
      done(status);
    };
    changes.on('read', look);
  });
}

/** Ends the reading: before the database is closed. */
export function forgetStatus(): void {
  clearTimeout(holder.croupierStatus?.timer);
  delete holder.croupierStatus;
}
