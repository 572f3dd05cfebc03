'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';

interface Props<Tab extends string> {
  label: string;
  tabs: readonly { value: Tab; label: ReactNode }[];
  chosen: Tab;
  onChoose: (tab: Tab) => void;
  className?: string;
}

/** A row of buttons that choose a panel. It scrolls sideways on a phone, and the chosen one is always in sight. */
export function TabRow<Tab extends string>({ label, tabs, chosen, onChoose, className }: Props<Tab>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outer = row.current;
    const current = outer?.querySelector('[aria-pressed="true"]');
    // Not scrollIntoView: it would scroll the page too.
    if (!outer || !current) return;
    const [a, b] = [outer.getBoundingClientRect(), current.getBoundingClientRect()];
    outer.scrollLeft += (b.left + b.right - a.left - a.right) / 2;
  }, [chosen]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={classes(
        'scrollbar-none flex gap-1 overflow-x-auto rounded-control bg-sunken p-1',
        className,
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === chosen}
          onClick={() => onChoose(tab.value)}
          className="flex h-11 min-w-fit flex-1 items-center justify-center gap-1.5 rounded-[0.45rem] px-3.5 text-sm font-medium whitespace-nowrap text-muted transition hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-key lg:h-10"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
