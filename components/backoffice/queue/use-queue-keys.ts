'use client';

import { useEffect, useEffectEvent } from 'react';

export interface QueueKeys {
  move(step: 1 | -1): void;
  select(): void;
  claim(): void;
  approve(): void;
  reject(): void;
  search(): void;
  help(): void;
}

const KEYS: Readonly<Record<string, (keys: QueueKeys) => void>> = {
  j: (keys) => keys.move(1),
  k: (keys) => keys.move(-1),
  x: (keys) => keys.select(),
  c: (keys) => keys.claim(),
  a: (keys) => keys.approve(),
  r: (keys) => keys.reject(),
  '/': (keys) => keys.search(),
  '?': (keys) => keys.help(),
};

/** Whether a key belongs to what has the focus: a field, or a dialog over the page. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Listens to the keys of a queue while no field and no dialog has the focus. */
export function useQueueKeys(keys: QueueKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const act = KEYS[event.key];
    if (!act || isTaken(event.target)) return;
    event.preventDefault();
    act(keys);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The links of the rows that are visible: a table on wide screens, cards on phones. */
const rowLinks = (): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')]
    .filter((row) => row.offsetParent !== null || row.getClientRects().length > 0)
    .flatMap((row) => row.querySelector<HTMLAnchorElement>('a[href]') ?? []);

const rowOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-row]')?.dataset.row;

/** The row that has the focus. */
export const focusedRow = (): string | undefined => rowOf(document.activeElement);

/** Moves the focus to the next or previous row; to the open one, or the first, if no row has it. */
export function moveFocus(step: 1 | -1, openId: string | undefined): void {
  const links = rowLinks();
  const ids = links.map(rowOf);
  const at = ids.indexOf(focusedRow() ?? openId);
  const next = at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
  links[next]?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the row after the given ones, which a decision may have removed from the list. */
export function focusAfter(ids: readonly string[]): void {
  const links = rowLinks();
  const last = Math.max(...ids.map((id) => links.findIndex((link) => rowOf(link) === id)));
  links
    .slice(last + 1)
    .find((link) => !ids.includes(rowOf(link) ?? ''))
    ?.focus();
}
