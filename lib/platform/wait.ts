import { setTimeout as pause } from 'node:timers/promises';

/** Waits some milliseconds, or until the signal aborts. An abort ends the wait without an error. */
export async function waitUnlessAborted(
  milliseconds: number,
  options: { signal: AbortSignal; ref?: boolean },
): Promise<void> {
  await pause(milliseconds, undefined, options).catch(() => undefined);
}
