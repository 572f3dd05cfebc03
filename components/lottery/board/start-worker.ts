/** Starts the worker of the board; undefined in a browser, or a test, that has none. */
export function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
