import { arrangements } from '../combinatorics';
import { rangeOf } from '../sources/result';
import type { DrawSource, Window } from '../types';

/** The values that the numbers of a window can have. */
export interface Space {
  readonly low: number;
  readonly high: number;
  readonly size: number;
  /** No two numbers of the window are equal. */
  readonly distinct: boolean;
  /** Numbers of the window. */
  readonly length: number;
}

/** The space of a window of a source. */
export function spaceOf(source: DrawSource, window: Window): Space {
  const group = source.groups[window.group]!;
  const { low, high } = rangeOf(source, group);
  return {
    low,
    high,
    size: high - low + 1,
    distinct: group.kind !== 'independent',
    length: window.at.length + (window.also?.at.length ?? 0),
  };
}

/** How many equally likely outcomes a window has. */
export function outcomesOf(space: Space): bigint {
  return space.distinct ? arrangements(space.size, space.length) : BigInt(space.size) ** BigInt(space.length);
}

/** Calls `visit` with each outcome of a window. The array is the same one each time. */
export function forEachOutcome(space: Space, visit: (tuple: readonly number[]) => void): void {
  const tuple: number[] = [];
  const fill = () => {
    if (tuple.length === space.length) return visit(tuple);
    for (let value = space.low; value <= space.high; value++) {
      if (space.distinct && tuple.includes(value)) continue;
      tuple.push(value);
      fill();
      tuple.pop();
    }
  };
  fill();
}
