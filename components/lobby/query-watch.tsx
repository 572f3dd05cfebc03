'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells when the router has moved the address's query: a link to the page one is on (the side menu's "Slots" on
 * /rng?page=3) is no `popstate`. Stands in a Suspense of its own, so that the page around it stays in the HTML.
 */
export function QueryWatch({ onMove }: { onMove: (query: string) => void }) {
  const query = useSearchParams().toString();
  const known = useRef(query);
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    if (known.current === query) return;
    known.current = query;
    moved(query);
  }, [query]);
  return null;
}
