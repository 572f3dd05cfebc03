'use client';

import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import type { Notice } from './notify';
import { usePageDirection } from './use-page-direction';

/** A phone, by Sonner's own measure, and whatever else has its keyboard on the screen, over what stands at the foot. */
const HELD = '(max-width: 600px), (pointer: coarse)';
const OVER_THE_HEADER = 'calc(env(safe-area-inset-top) + 0.375rem)';
/** Beside what wide pages have at their end (GoTop, RightBar), and above the thumb's menu of narrow ones. */
const OFFSET = {
  top: OVER_THE_HEADER,
  bottom: 'calc(var(--bottom-bar-height) + env(safe-area-inset-bottom) + 0.75rem)',
  left: '4.5rem',
  right: '4.5rem',
};

/** In milliseconds. Longer than Sonner's four seconds: nothing of it is to be pressed, so a pointer does not hold it either. */
const SHOWN = 6_000;

/**
 * Shows the notices that it is handed, in order; loaded by ToasterHost with the first of them. Where neither a page's heading
 * nor what is to be pressed next is covered: over the header of a phone or a tablet, whose foot has the buttons of forms or a
 * keyboard, and at the lower end of a wider screen. What lies beneath is pressed through it.
 */
export function Toaster({ notices }: { notices: readonly Notice[] }) {
  const shown = useRef(0);
  useEffect(() => {
    // Several may have come together, or while this part was being fetched.
    for (const { message, tone } of notices.slice(shown.current)) {
      const show = tone === 'good' ? toast.success : tone === 'bad' ? toast.error : toast;
      show(message);
    }
    shown.current = notices.length;
  }, [notices]);
  const direction = usePageDirection();
  const isHeld = window.matchMedia(HELD).matches;
  return (
    <Sonner
      position={isHeld ? 'top-center' : direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
      dir={direction}
      offset={OFFSET}
      mobileOffset={{ top: OVER_THE_HEADER }}
      duration={SHOWN}
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
