'use client';

import { useRef } from 'react';

/**
 * For Radix' dialogs that are opened without a trigger of theirs, as all of ours are: they give the focus back to their
 * trigger only. Remembers what had it before, and gives it back; what is gone by then leaves it to the page.
 */
export function useFocusReturn() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      // The first thing to tab to is the cross, and a ring round it reads "close me": the dialog itself is read out
      // instead. Where a field takes the cursor by itself, Radix does not ask.
      event.preventDefault();
      if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    },
  };
}
