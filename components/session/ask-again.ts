/** Least milliseconds between two questions of which the first had no answer, however often the browser comes and goes. */
const BETWEEN = 5_000;

/**
 * Milliseconds before a page that is looked at asks by itself why its stream was refused: soon, since the session may have
 * ended elsewhere, then less and less (the server begins anew, or gives an address no more streams), and for a quarter of an
 * hour at most: every question is a use of the session, and an open page alone must not keep anybody logged in.
 */
const DELAYS = [1_000, 20_000, 40_000, 80_000, 160_000, 320_000];

/** When a page asks again who is logged in, after nobody answered or its stream was refused. Hidden pages ask nothing. */
export function askingAgain(ask: () => void) {
  let askedAt = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const askIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (!document.hidden) ask();
    }, ms);
  };
  const back = () => {
    if (document.hidden) return;
    tries = 0;
    askIn(Math.max(0, askedAt + BETWEEN - Date.now()));
  };
  const whenBack = () => {
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
  };

  return {
    /** Says that a question goes out. */
    asked: () => {
      askedAt = Date.now();
    },
    /** Says that the stream was taken. */
    heard: () => {
      tries = 0;
    },
    /** Asks when the browser is on line again, or looked at again. */
    whenBack,
    /** Asks when the browser is back, and by itself after the next of DELAYS: half of it more or less, so that not all ask at once. */
    later: () => {
      whenBack();
      const delay = DELAYS[tries];
      if (delay === undefined || timer !== undefined) return;
      tries += 1;
      askIn(delay * (0.5 + Math.random()));
    },
    /** Forgets what was to be asked. */
    noMore: () => {
      clearTimeout(timer);
      timer = undefined;
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    },
  };
}
