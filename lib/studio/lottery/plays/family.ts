import type { Fraction } from '../../slots/fraction';
import type { Result, Selection, Shape } from '../types';

/** Adds winning units of a class. */
export type AddUnits = (code: string, units: number) => void;

/** Classes of combinations with the chance that one combination of the class wins in one window. */
export type ClassChances = () => ReadonlyMap<string, Fraction>;

/** The code of the only class of most play types. */
export const ONE_CLASS = 'all';

/** What a rule is for one window of numbers. */
export interface TupleFamily {
  readonly shape: Shape;
  readonly chances: ClassChances;
  /** The combinations of a selection, by class. */
  units(selection: Selection, add: AddUnits): void;
  /** The combinations of a selection that win with these numbers, by class. */
  wins(selection: Selection, tuple: readonly number[], add: AddUnits): void;
}

/** A tier of a class: its weight and the expected hits of one combination in a draw. */
export interface TierOdds {
  weight: number;
  expected: Fraction;
}

/** What a rule is for a whole result. */
export interface Family {
  readonly shape: Shape;
  /** Classes by code, each with its tiers by code. Computed once, when it is first needed. */
  odds(): ReadonlyMap<string, ReadonlyMap<string, TierOdds>>;
  /** The combinations of a selection, by class. `given` has the given numbers of the draw (of 49-ball: the animal of the year). */
  units(selection: Selection, given: readonly number[], add: AddUnits): void;
  wins(selection: Selection, result: Result, add: (code: string, tier: string, units: number) => void): void;
}

/** Computes a value once. */
export function once<Value>(compute: () => Value): () => Value {
  let held: { value: Value } | undefined;
  return () => (held ??= { value: compute() }).value;
}

/** Whether a sorted list has a number. */
export function hasSorted(sorted: readonly number[], wanted: number): boolean {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle]!;
    if (value === wanted) return true;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
