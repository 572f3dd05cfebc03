import type { DrawSource, Result } from '../types';

/**
 * Draws a result. `next(n)` gives a uniform integer from 0 to n - 1 out of a fairness stream (lib/platform/fairness).
 *
 * Order: group by group, number by number. An independent number is `low + next(high - low + 1)`. A distinct number is the one at index
 * `next(numbers left)` of the numbers left, in ascending order. Given numbers are taken from `given` in order and draw nothing.
 * Throws RangeError if the given numbers are missing or out of range.
 */
export function drawResult(
  source: DrawSource,
  next: (n: number) => number,
  given: readonly number[] = [],
): Result {
  const result: number[][] = [];
  const left: number[][] = [];
  let taken = 0;
  for (const group of source.groups) {
    const at = result.length;
    left[at] = [];
    if (group.kind === 'independent') {
      const size = group.high - group.low + 1;
      const numbers = new Array<number>(group.count);
      for (let i = 0; i < group.count; i++) numbers[i] = group.low + next(size);
      result.push(numbers);
    } else if (group.kind === 'given') {
      const numbers = given.slice(taken, taken + group.count);
      taken += group.count;
      const fits = (number: number) =>
        Number.isInteger(number) && number >= group.low && number <= group.high;
      if (numbers.length !== group.count || !numbers.every(fits))
        throw new RangeError(`the draw has no ${group.code}`);
      result.push([...numbers]);
    } else {
      const urn = group.kind === 'rest' ? left[group.of]! : range(group.low, group.high);
      const numbers = new Array<number>(group.count);
      for (let i = 0; i < group.count; i++) numbers[i] = urn.splice(next(urn.length), 1)[0]!;
      result.push(numbers);
      left[at] = urn;
    }
  }
  return result;
}

function range(low: number, high: number): number[] {
  const numbers = new Array<number>(high - low + 1);
  for (let i = 0; i < numbers.length; i++) numbers[i] = low + i;
  return numbers;
}
