'use client';

import { useEffect } from 'react';
import { AWAKE_EVENT } from '@/lib/platform/late-scripts';

/** Says that the page answers from now on: presses that came before are done now (lib/platform/late-scripts.ts). */
export function Awake() {
  useEffect(() => {
    window.dispatchEvent(new Event(AWAKE_EVENT));
  }, []);
  return null;
}
