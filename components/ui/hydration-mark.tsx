'use client';

import { useEffect } from 'react';
import { INTERACTIVE_EVENT } from '@/lib/platform/deferred-scripts';

/**
 * Marks the page as hydrated (`data-interactive` and the event). Clicks made before are handled now
 * (lib/platform/deferred-scripts.ts), and screenshots and tests wait for it (lib/cli/screens.ts).
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
    window.dispatchEvent(new Event(INTERACTIVE_EVENT));
  }, []);
  return null;
}
