import type { RowShape, Shape } from '@/lib/studio/lottery/types';

export type Rows = readonly (readonly number[])[];

/** No value in any row. */
export const emptyRows = (shape: Shape): number[][] => shape.rows.map(() => []);

/** Puts values into a row; where a number may be in one row only, the others lose it. Beyond the row's most, the oldest values are left out. */
export function withRow(shape: Shape, rows: Rows, at: number, values: readonly number[]): number[][] {
  const row = shape.rows[at];
  if (!row) return rows.map((other) => [...other]);
  const kept = values.slice(Math.max(0, values.length - row.max));
  return shape.rows.map((_, index) => {
    if (index === at) return kept;
    const other = rows[index] ?? [];
    return shape.disjoint ? other.filter((value) => !kept.includes(value)) : [...other];
  });
}

/** Chooses a value of a row, or takes it back. */
export function toggleValue(shape: Shape, rows: Rows, at: number, value: number): number[][] {
  const chosen = rows[at] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return withRow(shape, rows, at, next);
}

export const QUICK_PICKS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type QuickPick = (typeof QUICK_PICKS)[number];

const valuesOf = (row: RowShape) => Array.from({ length: row.high - row.low + 1 }, (_, i) => row.low + i);

/** The quick picks that make sense for a row: none if few values may be chosen, no halves of options. */
export function quickPicksOf(row: RowShape): readonly QuickPick[] {
  const size = row.high - row.low + 1;
  if (row.max < size - 1 || size < 4) return [];
  if (row.options || row.code === 'positions') return ['all', 'clear'];
  return QUICK_PICKS;
}

/** The rows after a quick pick. Big is the upper half; where numbers must differ between rows, those of the other rows are left out. */
export function quickPick(shape: Shape, rows: Rows, at: number, pick: QuickPick): number[][] {
  const row = shape.rows[at];
  if (!row) return rows.map((other) => [...other]);
  const taken = new Set(shape.disjoint ? rows.flatMap((values, index) => (index === at ? [] : values)) : []);
  const half = row.low + Math.floor((row.high - row.low + 1) / 2);
  const fits: Record<QuickPick, (value: number) => boolean> = {
    all: () => true,
    big: (value) => value >= half,
    small: (value) => value < half,
    odd: (value) => value % 2 !== 0,
    even: (value) => value % 2 === 0,
    clear: () => false,
  };
  return withRow(
    shape,
    rows,
    at,
    valuesOf(row).filter((value) => fits[pick](value) && !taken.has(value)),
  );
}
