'use client';

import type { ReactNode } from 'react';
import { X } from '@/components/ui/icons';
import { Dialog as Radix } from 'radix-ui';
import { buttonStyle } from './button-style';
import { classes } from './classes';
import { useFocusReturn } from './use-focus-return';

const SIDES = {
  start: 'animate-slide-start inset-y-0 start-0 w-[min(20rem,86vw)] border-e',
  end: 'animate-slide-end inset-y-0 end-0 w-[min(26rem,92vw)] border-s',
  bottom: 'animate-rise inset-x-0 bottom-0 max-h-[88dvh] rounded-t-2xl border-t',
} as const;

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  side?: keyof typeof SIDES;
  /** The title is for screen readers only, if the content has its own heading. */
  titleHidden?: boolean;
  children: ReactNode;
}

/** A panel that slides in from an edge. Modal like Dialog: it locks the scroll, traps the focus and restores it. */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  side = 'start',
  titleHidden = false,
  children,
}: SheetProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="animate-appear fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className={classes(
            'fixed z-50 flex flex-col border-hairline bg-surface text-ink shadow-lift outline-none',
            SIDES[side],
          )}
        >
          <header className="flex items-center justify-between gap-3 px-4 pt-3 pb-2">
            <Radix.Title className={titleHidden ? 'sr-only' : 'font-display text-lg font-bold'}>
              {title}
            </Radix.Title>
            <Radix.Close
              aria-label={closeLabel}
              className={classes(buttonStyle({ variant: 'ghost', size: 'icon' }), 'ms-auto')}
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
