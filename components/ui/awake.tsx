'use client';

import { useEffect } from 'react';
import { AWAKE_EVENT } from '@/lib/platform/late-scripts';

/**
 * Says that the page answers from now on: presses that came before are done now (lib/platform/late-scripts.ts), and whoever
 * photographs or walks the site may begin (`settled` of lib/cli/screens.ts).
 */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    window.dispatchEvent(new Event(AWAKE_EVENT));
  }, []);
  return null;
}
