'use client';

import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import type { Notice } from './notify';
import { usePageDirection } from './use-page-direction';

/** Phones, by Sonner's own width, and touch screens, where the keyboard may cover the bottom. */
const COMPACT_SCREEN = '(max-width: 600px), (pointer: coarse)';
const TOP_OFFSET = 'calc(env(safe-area-inset-top) + 0.375rem)';
/** Beside the elements at the end of wide pages (GoTop, RightBar), and above the bottom bar of narrow pages. */
const OFFSET = {
  top: TOP_OFFSET,
  bottom: 'calc(var(--bottom-bar-height) + env(safe-area-inset-bottom) + 0.75rem)',
  left: '4.5rem',
  right: '4.5rem',
};

/**
 * In milliseconds. Sonner's default is four seconds; these messages last longer because a pointer over them does not
 * pause them.
 */
const DURATION_MS = 6_000;

/**
 * Shows the given messages in order; ToasterHost loads it with the first one. Its position covers neither the heading
 * nor the next button: over the header on phones and tablets, at the bottom of wider screens. Clicks pass through it.
 */
export function Toaster({ notices }: { notices: readonly Notice[] }) {
  const shownCount = useRef(0);
  useEffect(() => {
    // Several messages may have arrived at once, or while this component was loading.
    for (const { message, tone } of notices.slice(shownCount.current)) {
      const show = tone === 'good' ? toast.success : tone === 'bad' ? toast.error : toast;
      show(message);
    }
    shownCount.current = notices.length;
  }, [notices]);
  const direction = usePageDirection();
  const isCompact = window.matchMedia(COMPACT_SCREEN).matches;
  return (
    <Sonner
      position={isCompact ? 'top-center' : direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
      dir={direction}
      offset={OFFSET}
      mobileOffset={{ top: TOP_OFFSET }}
      duration={DURATION_MS}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'pointer-events-none! flex w-full items-center gap-3 rounded-card border border-edge bg-raised px-4 py-3 font-text text-sm text-ink shadow-lift',
          success: '[&_svg]:text-jade',
          error: '[&_svg]:text-vermilion',
        },
      }}
    />
  );
}
