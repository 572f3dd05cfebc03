'use client';

import { useEffect, useRef } from 'react';
import { PageLink } from '@/components/ui/page-link';

export interface LinkTab {
  href: string;
  label: string;
  isCurrent: boolean;
}

/**
 * Tabs of one page, as links: each view has its own address. A phone shows them in one row that scrolls, with the current one in view; a
 * wide page shows all of them, in several rows if needed.
 */
export function LinkTabs({ tabs, label }: { tabs: readonly LinkTab[]; label: string }) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab) row.current!.scrollLeft = tab.offsetLeft - (row.current!.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="relative scrollbar-none flex gap-1 overflow-x-auto rounded-control bg-sunken p-1 lg:flex-wrap"
    >
      {tabs.map((tab) => (
        <PageLink
          key={tab.href}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
          className="inline-flex h-10 items-center rounded-[0.45rem] px-4 text-sm font-medium whitespace-nowrap text-muted transition hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-key lg:h-9"
        >
          {tab.label}
        </PageLink>
      ))}
    </nav>
  );
}
