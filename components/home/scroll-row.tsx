'use client';

import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';

interface Props {
  labels: { back: string; on: string };
  className?: string;
  children: ReactNode;
}

/** A row that scrolls sideways, with arrows where a mouse points and more stands beyond the edge. */
export function ScrollRow({ labels, className, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ back: false, on: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      // In right-to-left writing scrollLeft runs from 0 downwards.
      const at = Math.abs(element.scrollLeft);
      setMore({ back: at > 4, on: at + element.clientWidth < element.scrollWidth - 4 });
    };
    // The observer looks once by itself, when the layout is there; asking here would force it.
    element.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, []);
  const scroll = (way: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
    element.scrollBy({ left: way * forward * element.clientWidth * 0.8, behavior: 'smooth' });
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
      <Arrow shown={more.back} side="start" label={labels.back} onPress={() => scroll(-1)} />
      <Arrow shown={more.on} side="end" label={labels.on} onPress={() => scroll(1)} />
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
