import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';

/** How often the holder touches its lock, and how often others check it, in milliseconds. */
export const HEARTBEAT_MS = 500;
/** A lock that was not touched for this time belongs to a killed process, in milliseconds. */
export const STALE_MS = 15_000;

/**
 * Takes a lock that all starts in one checkout share, even without a common database: a file that its holder touches as
 * long as it lives. A killed holder leaves nothing to clean up, and no process id is confused with another's (in a
 * container every start has the same one). Waits until the lock is free and prints so once. Returns undefined if
 * `stopped` becomes true first.
 */
export async function acquireBuildLock(
  file: string,
  waits: () => void,
  stopped: () => boolean,
): Promise<{ release(): void } | undefined> {
  const ours = randomUUID();
  mkdirSync(dirname(file), { recursive: true });
  for (let hasPrinted = false; !create(file, ours); hasPrinted = true) {
    if (!hasPrinted) waits();
    await new Promise((next) => setTimeout(next, HEARTBEAT_MS));
    if (stopped()) return undefined;
  }
  // This process has lost the lock if it stood still (a closed laptop) and another one took it over.
  const isOurs = () => contentOf(file) === ours;
  const signs = setInterval(() => isOurs() && touch(file), HEARTBEAT_MS);
  signs.unref();
  return {
    release() {
      clearInterval(signs);
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}

function create(file: string, content: string): boolean {
  if (isStale(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A time in the future is as invalid as one long past. */
function isStale(file: string): boolean {
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Math.abs(Date.now() - touched) > STALE_MS;
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function touch(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}
