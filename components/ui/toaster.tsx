'use client';

import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import type { Notice } from './notify';

/** Shows the notices that it is handed, in order; loaded by ToasterHost with the first of them. */
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
  return (
    <Sonner
      position="top-center"
      dir="auto"
      offset="calc(var(--header-height) + 0.75rem)"
      mobileOffset="calc(var(--header-height) + 0.5rem)"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-card border border-edge bg-raised px-4 py-3 font-text text-sm text-ink shadow-lift',
          success: '[&_svg]:text-jade',
          error: '[&_svg]:text-vermilion',
        },
      }}
    />
  );
}
