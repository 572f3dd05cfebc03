import { valueOf, tokenOf } from '@/lib/studio/lottery/plays/selection';
import type { Shape } from '@/lib/studio/lottery/types';

/** The text of a selection (lib/studio/lottery/plays/selection.ts) from the chosen values and the text of a list. */
export function selectionText(shape: Shape, rows: readonly (readonly number[])[], list: string): string {
  const parts = shape.rows.map((row, index) =>
    [...(rows[index] ?? [])]
      .sort((a, b) => a - b)
      .map((value) => tokenOf(row, value))
      .join(','),
  );
  if (shape.list) parts.push(list);
  return parts.join('|');
}

/** The chosen values and the list of a selection's text; values that the play type does not have are left out. The list is not checked. */
export function readBack(shape: Shape, text: string): { rows: number[][]; list: string } {
  const parts = text.split('|', shape.rows.length + 1);
  return {
    rows: shape.rows.map((row, index) =>
      (parts[index] ?? '').split(',').flatMap((token) => valueOf(row, token) ?? []),
    ),
    list: shape.list ? (parts[shape.rows.length] ?? '') : '',
  };
}

/** The first entries of a list, without reading the rest of it, and how many there are. */
export function firstEntries(list: string, most: number): { entries: string[]; count: number } {
  if (list === '') return { entries: [], count: 0 };
  const length = list.indexOf(' ') < 0 ? list.length : list.indexOf(' ');
  const count = (list.length + 1) / (length + 1);
  return {
    entries: list
      .slice(0, most * (length + 1))
      .split(' ', most)
      .filter(Boolean),
    count,
  };
}

/** A longer text is not put into the box, where it would be slow: its numbers become pasted ones, and the box stays free. */
export const MOST_TYPED = 4_000;

/** A list as it comes back on the board to be edited: as text for the box, or as pasted numbers if it is too long for it. */
export function editableList(list: string): { pasted: string; typed: string } {
  const typed = list.replaceAll(' ', ', ');
  return typed.length <= MOST_TYPED ? { pasted: '', typed } : { pasted: list, typed: '' };
}
