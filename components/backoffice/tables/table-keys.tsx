'use client';

import { useEffect, useRef, type ReactNode } from 'react';

const TYPING = 'input, textarea, select, [contenteditable=true], [role=menu], [role=dialog]';

/** The rows that can take the focus, in the order of the page: those of the table, or the cards of a phone. */
function rowsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.offsetParent !== null);
}

/** Focuses a row: its link if it has one, so that Enter opens it. */
function focusRow(row: HTMLElement | undefined): void {
  if (!row) return;
  (row.querySelector<HTMLElement>('a[href]') ?? row).focus();
  row.scrollIntoView({ block: 'nearest' });
}

/**
 * The keyboard of a table: `/` goes to its search or filter, the up and down arrows to the rows, Enter opens the row with the focus,
 * and the left and right arrows go to the pages before and after. Keys that a control needs itself are left to it.
 */
export function TableKeys({ hint, children }: { hint: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const table = root.current;
      const target = event.target as HTMLElement;
      if (!table || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest(TYPING) || document.querySelector('[role=dialog]')) return;
      if (event.key === '/') {
        const search =
          table.querySelector<HTMLElement>('[data-search], input, select') ??
          document.querySelector<HTMLElement>('main [data-search], main form input, main form select');
        if (!search) return;
        event.preventDefault();
        search.focus();
        return;
      }
      const rows = rowsOf(table);
      const place = rows.findIndex((row) => row.contains(target));
      if (place < 0 && target !== document.body) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (rows.length === 0 || (place < 0 && event.key === 'ArrowUp')) return;
        event.preventDefault();
        focusRow(rows[Math.max(0, Math.min(rows.length - 1, place + (event.key === 'ArrowDown' ? 1 : -1)))]);
        return;
      }
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      const forward = (event.key === 'ArrowRight') !== (document.documentElement.dir === 'rtl');
      const link = table.querySelector<HTMLElement>(forward ? 'a[rel=next]' : 'a[rel=prev]');
      if (!link) return;
      event.preventDefault();
      link.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={root}>
      {children}
      <p className="border-t border-hairline px-4 py-2 text-xs text-faint max-lg:hidden">{hint}</p>
    </div>
  );
}
