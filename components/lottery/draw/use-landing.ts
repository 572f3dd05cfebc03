'use client';

import { useEffect, useState } from 'react';

/** The whole animation takes about so long, however many numbers there are. */
const WHOLE_MS = 2_600;
const SHORTEST_MS = 90;
const LONGEST_MS = 480;

/** Whether nothing moves: a hidden page, and readers who want no motion. */
export const isStill = (): boolean =>
  document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets the numbers of a result land one after the other when it comes while the page is open. Returns how many have landed; undefined shows
 * all of them: a result that was there before, a hidden page, and readers who want no motion. The numbers are the server's from the
 * beginning; nothing here decides them.
 */
export function useLanding(
  period: string | undefined,
  count: number,
  hasResult: boolean,
): number | undefined {
  /** The draw whose numbers have all landed. */
  const [done, setDone] = useState(hasResult ? period : undefined);
  const [landing, setLanding] = useState<{ period: string; landed: number }>();
  useEffect(() => {
    if (!hasResult || !period || done === period) return;
    const isAtOnce = isStill();
    let landed = 0;
    const timer = setInterval(
      () => {
        landed = isAtOnce ? count : landed + 1;
        if (landed < count) return setLanding({ period, landed });
        clearInterval(timer);
        setDone(period);
      },
      isAtOnce ? 0 : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, WHOLE_MS / count)),
    );
    return () => clearInterval(timer);
  }, [period, count, hasResult, done]);
  if (!hasResult) return 0;
  if (done === period) return undefined;
  return landing?.period === period ? landing?.landed : 0;
}
