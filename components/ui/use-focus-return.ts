'use client';

import { useRef } from 'react';

/**
 * For Radix' dialogs that are opened without a trigger of theirs, as all of ours are: they give the focus back to their
 * trigger only. Remembers what had it before, and gives it back; what is gone by then leaves it to the page.
 */
export function useFocusReturn() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    },
  };
}
