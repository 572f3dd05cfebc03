'use client';

import { useRef, type ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { usePageDirection } from './use-page-direction';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'plain' | 'danger';
  /** Draws a separator above the item. */
  hasSeparator?: boolean;
}

/** A menu that opens under its button (`children`). Arrow keys, type-ahead and Escape work. */
export function Menu({
  items,
  label,
  children,
  defaultOpen,
}: {
  items: readonly MenuItem[];
  label: string;
  children: ReactNode;
  defaultOpen?: boolean;
}) {
  const dir = usePageDirection();
  const trigger = useRef<HTMLButtonElement>(null);
  const closedFromOutside = useRef(false);
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen} dir={dir}>
      <Radix.Trigger asChild ref={trigger}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onInteractOutside={() => {
            closedFromOutside.current = true;
          }}
          // Radix would also restore the focus, but it scrolls: a button in a sticky header would scroll the page to
          // the top.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!closedFromOutside.current) trigger.current?.focus({ preventScroll: true });
            closedFromOutside.current = false;
          }}
          className="animate-appear z-50 min-w-56 rounded-card border border-hairline bg-surface p-1.5 text-ink shadow-lift"
        >
          {items.map((item) => (
            <div key={item.key}>
              {item.hasSeparator && <Radix.Separator className="mx-2 my-1.5 h-px bg-hairline" />}
              <Radix.Item
                onSelect={item.onSelect}
                className={`flex h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm outline-none data-[highlighted]:bg-raised ${item.tone === 'danger' ? 'text-vermilion' : ''}`}
              >
                {item.icon}
                {item.label}
              </Radix.Item>
            </div>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
