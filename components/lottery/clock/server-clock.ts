/**
 * The server's time in the browser. Sales close by the server's clock, so a countdown must not follow the device's, which may be wrong and
 * may be changed while the page is open. Between two answers of the server the time goes on by `performance.now`, which nobody can set.
 */

let base: { server: number; at: number; uncertainty: number } | undefined;

/** How much less certain the offset becomes per millisecond that passes: clocks of devices drift by some parts in 100,000. */
const DRIFT = 0.00005;

/**
 * Takes the server's time of an answer. `sent` and `received` are `performance.now()` around the call. The answer was written somewhere
 * between them, so half of the way is the error at most. A less certain answer does not replace a better one.
 */
export function setServerTime(iso: string, sent: number, received: number): void {
  const uncertainty = (received - sent) / 2;
  if (base && base.uncertainty + (received - base.at) * DRIFT < uncertainty) return;
  base = { server: Date.parse(iso), at: (sent + received) / 2, uncertainty };
  for (const listener of listeners) listener();
}

/** Forgets what is known. After sleep `performance.now` may have stood still, so the next answer counts, whatever its error is. */
export function forgetServerTime(): void {
  base = undefined;
}

/** The server's time in milliseconds; the device's as long as the server has not answered. */
export function serverNow(): number {
  return base ? base.server + performance.now() - base.at : Date.now();
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One timer for all countdowns of the page. It runs at the beginning of each second of the server, and not in a hidden page. */
function schedule(): void {
  clearTimeout(timer);
  if (listeners.size === 0 || document.hidden) return;
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener();
      schedule();
    },
    1_000 - (((serverNow() % 1_000) + 1_000) % 1_000) + 5,
  );
}

function handleVisibility(): void {
  if (!document.hidden) for (const listener of listeners) listener();
  schedule();
}

/** Calls `listener` at each second of the server and when its time is known better. Returns a function that stops it. */
export function onServerSecond(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', handleVisibility);
  listeners.add(listener);
  if (listeners.size === 1) schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
