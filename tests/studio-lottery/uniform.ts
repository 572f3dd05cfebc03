import { rangeOf } from '@/lib/studio/lottery/sources/result';
import type { DrawSource, Result } from '@/lib/studio/lottery/types';
import { holm, type Verdict } from '../bench/support/randomness';

/** The upper tail of the chi-square distribution by Wilson and Hilferty, two-sided: too even is suspicious as well. */
function pOf(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const square = counts.reduce(
    (sum, count, i) => sum + (count - total * shares[i]!) ** 2 / (total * shares[i]!),
    0,
  );
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  return twoSided((Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread));
}

/** Twice the tail of the normal distribution beyond |z| (Abramowitz and Stegun 26.2.17). */
function twoSided(z: number): number {
  const x = Math.abs(z);
  const t = 1 / (1 + 0.2316419 * x);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (2 * Math.exp((-x * x) / 2) * tail) / Math.sqrt(2 * Math.PI);
}

/**
 * Whether draws are uniform at 99% together (Holm): of each group, the values of its first five numbers and of its last one, and the pairs
 * of its first two numbers.
 */
export function isUniform(
  source: DrawSource,
  draws: number,
  draw: () => Result,
): { stands: boolean; worst: Verdict } {
  const checks = source.groups.flatMap((group, at) => {
    if (group.kind === 'given') return [];
    const { low, high } = rangeOf(source, group);
    const size = high - low + 1;
    const indexes = [...new Set([0, 1, 2, 3, 4, group.count - 1])].filter((index) => index < group.count);
    const values = indexes.map((index) => ({
      test: `${group.code} ${index}`,
      counts: new Array<number>(size).fill(0),
      shares: new Array<number>(size).fill(1 / size),
      cell: (result: Result) => result[at]![index]! - low,
    }));
    if (group.count < 2) return values;
    const isFree = (cell: number) => group.kind === 'independent' || Math.floor(cell / size) !== cell % size;
    const cells = size * size - (group.kind === 'independent' ? 0 : size);
    const pairs = {
      test: `${group.code} pairs`,
      counts: new Array<number>(size * size).fill(0),
      shares: Array.from({ length: size * size }, (_, cell) => (isFree(cell) ? 1 / cells : 0)),
      cell: (result: Result) => (result[at]![0]! - low) * size + result[at]![1]! - low,
    };
    return [...values, pairs];
  });
  for (let i = 0; i < draws; i++) {
    const result = draw();
    for (const check of checks) check.counts[check.cell(result)]!++;
  }
  const verdicts = checks.map(({ test, counts, shares }) => {
    const possible = counts.flatMap((_, cell) => (shares[cell]! > 0 ? [cell] : []));
    if (possible.reduce((sum, cell) => sum + counts[cell]!, 0) !== draws) return { test, p: 0 };
    return {
      test,
      p: pOf(
        possible.map((cell) => counts[cell]!),
        possible.map((cell) => shares[cell]!),
      ),
    };
  });
  return holm(verdicts, 0.01);
}
