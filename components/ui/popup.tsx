'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classes } from './classes';

export interface PopupProps {
  /** Accessible name of the button. */
  label: string;
  button: ReactNode;
  buttonClassName?: string;
  align?: 'start' | 'end';
  className?: string;
  /** The content of the panel; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a small panel under it. The panel closes on Escape, on a press outside and when the focus leaves.
 */
export function Popup({ label, button, buttonClassName, align = 'end', className, children }: PopupProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const closeIfOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, [open]);
  return (
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={buttonClassName}
      >
        {button}
      </button>
      {open && (
        <div
          id={id}
          className={classes(
            'animate-rise absolute top-full z-50 mt-2 min-w-48 rounded-card border border-hairline bg-surface p-1.5 shadow-lift',
            align === 'end' ? 'end-0' : 'start-0',
            className,
          )}
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
