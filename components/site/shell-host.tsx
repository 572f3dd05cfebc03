'use client';

import { lazy, useEffect, useState } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import { SHELL_EVENT, type ShellPart } from './open-shell';

const ShellParts = lazy(() => import('./shell-parts'));

/**
 * Opens the speed picker, customer service and the chat room for whoever presses an element with `data-opens`: one listener for the side
 * menu, the footer and the rest, instead of a component in each. The dialogs are fetched when they are first needed.
 */
export function ShellHost({ locale }: { locale: LocaleCode }) {
  const [open, setOpen] = useState<ShellPart>();
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const part = (event.target as Element).closest<HTMLElement>('[data-opens]')?.dataset.opens;
      if (part === 'speed' || part === 'service' || part === 'chat') setOpen(part);
    };
    const hear = (event: Event) => setOpen((event as CustomEvent<ShellPart>).detail);
    document.addEventListener('click', listen);
    window.addEventListener(SHELL_EVENT, hear);
    return () => {
      document.removeEventListener('click', listen);
      window.removeEventListener(SHELL_EVENT, hear);
    };
  }, []);
  if (!open) return null;
  return (
    <PartBoundary>
      <ShellParts part={open} locale={locale} onClose={() => setOpen(undefined)} />
    </PartBoundary>
  );
}
