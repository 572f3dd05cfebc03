'use client';

import { useRef } from 'react';

/**
 * Restores the focus after a Radix dialog without a trigger; Radix restores it only to a trigger. It stores the focused
 * element on opening and focuses it on closing, if it is still in the page.
 */
export function useFocusReturn() {
  const previousFocus = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      previousFocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      // The first focusable element is the close button, which would be announced first. The dialog itself takes the
      // focus instead. If a field has autofocus, Radix does not call this.
      event.preventDefault();
      if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (previousFocus.current?.isConnected) previousFocus.current.focus({ preventScroll: true });
    },
  };
}
