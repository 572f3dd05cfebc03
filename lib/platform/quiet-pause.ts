import { setTimeout as pause } from 'node:timers/promises';

/** Waits some milliseconds, or until the signal: a wait that is broken off is over, not failed. */
export async function quietPause(
  milliseconds: number,
  options: { signal: AbortSignal; ref?: boolean },
): Promise<void> {
  await pause(milliseconds, undefined, options).catch(() => undefined);
}
