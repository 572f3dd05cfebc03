'use client';

import { useEffect } from 'react';
import { INTERACTIVE_EVENT } from '@/lib/platform/early-input-script';

/**
 * Marks the page as hydrated (`data-interactive` and the event). What was entered and pressed before
 * is handled now (lib/platform/early-input-script.ts), and screenshots and tests wait for it (lib/cli/screens.ts).
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
    window.dispatchEvent(new Event(INTERACTIVE_EVENT));
  }, []);
  return null;
}
