'use client';

import { useSyncExternalStore } from 'react';

/** From this width on the side column stands beside the board (the `lg` of Tailwind). */
const WIDE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen has room for the side column. For parts that the browser alone renders. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
