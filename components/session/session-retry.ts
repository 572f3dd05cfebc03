/** Minimum milliseconds between a request that failed and the next one when the browser comes back. */
const MIN_INTERVAL_MS = 5_000;

/**
 * Milliseconds before a visible page requests the session again after its event stream was refused. The first retry is
 * soon, because the session may have ended elsewhere. Later ones are rarer, because the server may be restarting or the
 * address may have too many streams. They end after a quarter of an hour: every request extends the session, and an
 * open page alone must not keep a member logged in.
 */
const RETRY_DELAYS_MS = [1_000, 20_000, 40_000, 80_000, 160_000, 320_000];

/**
 * Decides when a page requests the session again, after a request failed or its event stream was refused. Hidden pages
 * send no requests.
 */
export function createSessionRetry(fetchSession: () => void) {
  let requestedAt = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (!document.hidden) fetchSession();
    }, ms);
  };
  const handleReturn = () => {
    if (document.hidden) return;
    tries = 0;
    schedule(Math.max(0, requestedAt + MIN_INTERVAL_MS - Date.now()));
  };
  const retryWhenBack = () => {
    window.addEventListener('online', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
  };

  return {
    /** Call it when a request is sent. */
    recordRequest: () => {
      requestedAt = Date.now();
    },
    /** Call it when the event stream is open. */
    recordStream: () => {
      tries = 0;
    },
    /** Requests again when the browser is online again or the page is visible again. */
    retryWhenBack,
    /**
     * Requests again when the browser comes back, and after the next delay of RETRY_DELAYS_MS. The delay varies by
     * half, so that pages do not all send requests at once.
     */
    retryLater: () => {
      retryWhenBack();
      const delay = RETRY_DELAYS_MS[tries];
      if (delay === undefined || timer !== undefined) return;
      tries += 1;
      schedule(delay * (0.5 + Math.random()));
    },
    /** Cancels all retries. */
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      window.removeEventListener('online', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    },
  };
}
