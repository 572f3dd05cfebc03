'use client';

import { lazy, useEffect, useState } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import { SHELL_EVENT, type ShellPart } from './open-shell';

const ShellParts = lazy(() => import('./shell-parts'));

/**
 * Opens the speed test, customer service and the chat room when an element with `data-opens` is pressed. One listener
 * serves the side menu, the footer and other elements. The dialogs load on first use.
 */
export function ShellHost({ locale }: { locale: LocaleCode }) {
  const [open, setOpen] = useState<ShellPart>();
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const part = (event.target as Element).closest<HTMLElement>('[data-opens]')?.dataset.opens;
      if (part === 'speed' || part === 'service' || part === 'chat') setOpen(part);
    };
    const handleShellEvent = (event: Event) => setOpen((event as CustomEvent<ShellPart>).detail);
    document.addEventListener('click', handleClick);
    window.addEventListener(SHELL_EVENT, handleShellEvent);
    return () => {
      document.removeEventListener('click', handleClick);
      window.removeEventListener(SHELL_EVENT, handleShellEvent);
    };
  }, []);
  if (!open) return null;
  return (
    <PartBoundary>
      <ShellParts part={open} locale={locale} onClose={() => setOpen(undefined)} />
    </PartBoundary>
  );
}
