'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reports a change of the query by the router: a link to the current page (the side menu's "Slots" on /rng?page=3)
 * causes no `popstate`. It needs its own Suspense boundary, so that the page around it stays in the HTML.
 */
export function QueryWatcher({ onMove }: { onMove: (query: string) => void }) {
  const query = useSearchParams().toString();
  const lastQuery = useRef(query);
  const reportChange = useEffectEvent(onMove);
  useEffect(() => {
    if (lastQuery.current === query) return;
    lastQuery.current = query;
    reportChange(query);
  }, [query]);
  return null;
}
