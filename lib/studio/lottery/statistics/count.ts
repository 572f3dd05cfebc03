import type { z } from 'zod';
import { parseResult } from '../sources/result';
import type { LotteryGame, Result } from '../types';
import type { statisticsOutput } from '../wire';
import { placesOf, type Place } from './places';

type Statistics = z.input<typeof statisticsOutput>;

/** A result as it is stored. */
export interface StoredResult {
  period: string;
  result: (string | number)[][];
}

/** Counts, gaps and trend of results, oldest first. A stored result that cannot be read is left out. */
export function countResults(game: LotteryGame, stored: readonly StoredResult[]): Statistics {
  const read = stored.flatMap(({ period, result }) => {
    const parsed = parseResult(game.source, result);
    return parsed.ok ? [{ period, result, parsed: parsed.result }] : [];
  });
  const results = read.map(({ parsed }) => parsed);
  return {
    draws: results.length,
    places: placesOf(game).map((place) => countPlace(place, results)),
    trend: read.map(({ period, result }) => ({ period, result })),
  };
}

function countPlace(place: Place, results: readonly Result[]): Statistics['places'][number] {
  const { chances } = place;
  const values = place.values.map((value, index) => ({
    value,
    count: 0,
    last: -1,
    longestGap: 0,
    expected: typeof chances === 'function' ? 0 : chances[index]! * results.length,
  }));
  for (const [at, result] of results.entries()) {
    for (const index of place.indexesOf(result)) {
      const counted = values[index]!;
      counted.longestGap = Math.max(counted.longestGap, at - counted.last - 1);
      counted.count += 1;
      counted.last = at;
    }
    if (typeof chances === 'function')
      for (const [index, chance] of chances(result).entries()) values[index]!.expected += chance;
  }
  return {
    code: place.code,
    values: values.map(({ value, count, last, longestGap, expected }) => {
      const since = results.length - 1 - last;
      return {
        value,
        count,
        gap: last < 0 ? null : since,
        longestGap: Math.max(longestGap, since),
        expected: Math.round(expected * 1_000) / 1_000,
      };
    }),
  };
}
