'use client';

import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';

interface Props {
  labels: { previous: string; next: string };
  className?: string;
  children: ReactNode;
}

/** A row that scrolls sideways. With a mouse it has arrows while it overflows. */
export function ScrollRow({ labels, className, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState({ back: false, on: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      // In right-to-left pages scrollLeft runs from 0 downwards.
      const at = Math.abs(element.scrollLeft);
      setOverflow({ back: at > 4, on: at + element.clientWidth < element.scrollWidth - 4 });
    };
    // The observer calls `update` once after layout. Calling it here would force a layout.
    element.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, []);
  const scroll = (step: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
    element.scrollBy({ left: step * forward * element.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <div className="relative">
      <div
        ref={row}
        className={classes(
          'scrollbar-none flex snap-x scroll-px-4 overflow-x-auto sm:scroll-px-0 overscroll-x-contain',
          className,
        )}
      >
        {children}
      </div>
      <Arrow shown={overflow.back} side="start" label={labels.previous} onPress={() => scroll(-1)} />
      <Arrow shown={overflow.on} side="end" label={labels.next} onPress={() => scroll(1)} />
    </div>
  );
}

function Arrow({
  shown,
  side,
  label,
  onPress,
}: {
  shown: boolean;
  side: 'start' | 'end';
  label: string;
  onPress: () => void;
}) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      tabIndex={shown ? 0 : -1}
      onClick={onPress}
      className={classes(
        'absolute inset-y-0 z-10 my-auto hidden size-10 place-items-center rounded-full border border-edge bg-raised text-ink shadow-lift transition hover:border-amber lg:grid',
        side === 'start' ? '-start-3' : '-end-3',
        !shown && 'pointer-events-none invisible opacity-0',
      )}
    >
      <Icon aria-hidden className="flip-rtl size-5" />
    </button>
  );
}
