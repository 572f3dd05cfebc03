'use client';

import type { ReactNode } from 'react';
import { Tabs as Radix } from 'radix-ui';
import { usePageDirection } from './use-page-direction';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** Accessible name of the list of tabs. */
  label: string;
  /** Hides the list, when a change of tab would interrupt what the member has begun. */
  hideList?: boolean;
}

/** Tabs with arrow keys. Only the content of the chosen tab is in the page. */
export function Tabs({ tabs, value, onChange, label, hideList = false }: TabsProps) {
  const dir = usePageDirection();
  return (
    <Radix.Root value={value} onValueChange={onChange} dir={dir}>
      <Radix.List
        aria-label={label}
        hidden={hideList}
        className="scrollbar-none mb-4 flex gap-1 overflow-x-auto rounded-control bg-sunken p-1 [&[hidden]]:hidden"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="h-10 flex-1 rounded-[0.45rem] px-4 text-sm font-medium whitespace-nowrap text-muted transition hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-key"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="outline-none">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
