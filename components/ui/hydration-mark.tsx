'use client';

import { useEffect } from 'react';
import { AWAKE_EVENT } from '@/lib/platform/deferred-scripts';

/**
 * Marks the page as hydrated (`data-awake` and the event). Clicks made before are handled now
 * (lib/platform/deferred-scripts.ts), and screenshots and tests wait for it (lib/cli/screens.ts).
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    window.dispatchEvent(new Event(AWAKE_EVENT));
  }, []);
  return null;
}
