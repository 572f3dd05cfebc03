'use client';

import { ArrowUp } from '@/components/ui/icons';
import { useEffect, useState } from 'react';
import { classes } from '@/components/ui/classes';

/** A button that scrolls to the top. It appears after one screen. */
export function GoTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > window.innerHeight);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <button
      type="button"
      aria-label={label}
      tabIndex={shown ? 0 : -1}
      onClick={() => window.scrollTo({ top: 0 })}
      className={classes(
        'fixed end-4 bottom-[calc(var(--bottom-bar-height)+1rem)] z-30 grid size-11 place-items-center rounded-full border border-edge bg-raised text-ink shadow-lift transition',
        shown ? 'opacity-100' : 'pointer-events-none invisible translate-y-2 opacity-0',
      )}
    >
      <ArrowUp aria-hidden className="size-5" />
    </button>
  );
}
