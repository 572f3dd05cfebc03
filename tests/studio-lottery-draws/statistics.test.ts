import { lotteryGames } from '@/lib/studio/lottery/games/registry';
import { drawResult } from '@/lib/studio/lottery/sources/draw';
import { resultToJson } from '@/lib/studio/lottery/sources/result';
import { countResults } from '@/lib/studio/lottery/statistics/count';
import { placesOf } from '@/lib/studio/lottery/statistics/places';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import { generator } from '../studio-lottery/support';

const find = (code: string) => lotteryGames.find((game) => game.code === code)!;
const givenOf = ({ source }: LotteryGame) => (source.groups.some(({ kind }) => kind === 'given') ? [6] : []);
const drawn = (game: LotteryGame, count: number, seed = 7) => {
  const next = generator(seed);
  return Array.from({ length: count }, (_, n) => ({
    period: String(n),
    result: resultToJson(game.source, drawResult(game.source, next, givenOf(game))),
  }));
};

// Games with the same source and play types have the same places.
const games = [...new Map(lotteryGames.map((game) => [game.groups, game])).values()];

test.each(games.map((game) => [game.code, game] as const))(
  '%s: values occur as often as their odds say, in 2,000 draws',
  (_code, game) => {
    const draws = 2_000;
    const { places } = countResults(game, drawn(game, draws));
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
    const off = places.flatMap(({ code, values }) =>
      values
        .filter(({ count, expected }) => {
          const chance = expected / draws;
          // Five standard deviations, and one draw for values that hardly occur.
          return Math.abs(count - expected) > 5 * Math.sqrt(draws * chance * (1 - chance)) + 1;
        })
        .map(({ value, count, expected }) => ({ code, value, count, expected })),
    );
    expect(off).toEqual([]);
  },
);

test('each game counts what its players look at', () => {
  const codes = (code: string) => placesOf(find(code)).map((place) => place.code);
  expect(codes('FAST5X1')).toEqual([
    ...[1, 2, 3, 4, 5].map((n) => `position${n}`),
    'numbers',
    'sum',
    'pair15-dragonTiger',
    'five-sumSides',
  ]);
  expect(codes('DICE3X1').slice(0, 2)).toEqual(['numbers', 'sum']);
  expect(codes('CARS10X1').slice(0, 10)).toEqual([...Array(10).keys()].map((n) => `position${n + 1}`));
  expect(codes('CARS10X1')).not.toContain('sum');
  expect(codes('MARK6').slice(0, 4)).toEqual(['numbers', 'special', 'animal', 'colour']);
  expect(codes('KENOX5')).toEqual(['numbers', 'totalOfTwenty']);
  expect(codes('VNNORTH')).toEqual(expect.arrayContaining(['position5', 'lastTwo', 'anyTwo']));
  expect(codes('THAI')).toContain('lastTwo');
});

test('counts, gaps and longest gaps', () => {
  const game = find('DIGITS3X3');
  const results = [
    [7, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [7, 0, 0],
    [3, 0, 0],
  ];
  const { draws, places, trend } = countResults(
    game,
    results.map((numbers, n) => ({ period: `p${n}`, result: [numbers] })),
  );
  expect(draws).toBe(5);
  expect(trend[4]).toEqual({ period: 'p4', result: [[3, 0, 0]] });
  const first = places.find(({ code }) => code === 'position1')!.values;
  expect(first[7]).toEqual({ value: '7', count: 2, gap: 1, longestGap: 2, expected: 0.5 });
  expect(first[3]).toEqual({ value: '3', count: 1, gap: 0, longestGap: 4, expected: 0.5 });
  expect(first[9]).toEqual({ value: '9', count: 0, gap: null, longestGap: 5, expected: 0.5 });
  const numbers = places.find(({ code }) => code === 'numbers')!.values;
  expect(numbers[0]).toMatchObject({ count: 5, gap: 0, longestGap: 0, expected: 1.355 });
  expect(countResults(game, [])).toMatchObject({ draws: 0, trend: [] });
  expect(countResults(game, [{ period: 'x', result: [['nonsense']] }])).toMatchObject({ draws: 0 });
});
