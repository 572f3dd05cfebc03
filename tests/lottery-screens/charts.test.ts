import {
  chartPlaces,
  heatOf,
  omissions,
  roadColumns,
  roadsOf,
} from '@/components/lottery/charts/chart-places';
import { countResults } from '@/lib/studio/lottery/statistics/count';
import { findGame, lotteryGames } from '@/lib/studio/lottery/games/registry';
import { drawResult } from '@/lib/studio/lottery/sources/draw';
import { resultToJson } from '@/lib/studio/lottery/sources/result';

/** Draws that are the same in every run. */
function drawsOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('count for how many draws each value has not come', () => {
  const [place] = chartPlaces(findGame('FAST5X1')!);
  const drawn = [3, 1, 3, 3].map((digit) => [[digit, 0, 0, 0, 0]]);
  expect(omissions(place!, drawn).map((row) => row.slice(0, 4))).toEqual([
    [1, 1, 1, 0],
    [2, 0, 2, 1],
    [3, 1, 3, 0],
    [4, 2, 4, 0],
  ]);
});

test('a run fills a column, goes on in the next one after six, and another side begins a new one', () => {
  expect(roadColumns([0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 0])).toEqual([[0, 0], [1, 1, 1, 1, 1, 1], [1], [2], [0]]);
});

test.each([
  ['FAST5X1', 'sumSides', [[5, 5, 5, 5, 3]], ['big', 'odd']],
  ['FAST5X1', 'dragonTiger', [[4, 5, 5, 5, 9]], ['tiger']],
  ['CARS10X1', 'crownSumSides', [[5, 6, 1, 2, 3, 4, 7, 8, 9, 10]], ['small', 'odd']],
  ['MARK6', 'specialSides', [[1, 2, 3, 4, 5, 6], [48], [4]], ['big', 'even']],
  ['MARK6', 'specialSides', [[1, 2, 3, 4, 5, 6], [49], [4]], ['neither', 'neither']],
  ['HANOI', 'lastDigitSides', [['40924'], ['51148']], ['small', 'even']],
])('the road maps of %s by %s follow its play type', (code, key, result, sides) => {
  const roads = roadsOf(findGame(code)!).filter(({ type }) => type.text.key === key);
  expect(roads.map((road) => road.sides[road.sideOf(result) as 0 | 1] ?? 'neither')).toEqual(sides);
});

test('every game has places and road maps, and each result has a value in each of them', () => {
  for (const game of lotteryGames) {
    const places = chartPlaces(game);
    expect({ game: game.code, places: places.length > 0, roads: roadsOf(game).length > 0 }).toEqual({
      game: game.code,
      places: true,
      // Malaysian 4D has no play type with two sides.
      roads: game.code !== 'MY4D',
    });
    for (let draw = 0; draw < 50; draw++) {
      const json = resultToJson(game.source, drawResult(game.source, drawsOf(draw + 1), [draw % 12]));
      for (const place of places) expect(place.values).toContain(place.valueOf(json));
    }
  }
});

test('the charts and the statistics of the server count the same, and state expectation and longest gap', () => {
  for (const game of lotteryGames) {
    const stored = Array.from({ length: 40 }, (_, draw) => ({
      period: String(draw),
      result: resultToJson(game.source, drawResult(game.source, drawsOf(draw + 7), [draw % 12])),
    }));
    const { places } = countResults(game, stored);
    for (const place of chartPlaces(game)) {
      const same = places.find(({ code }) => code === place.code);
      // Dice, balls of keno and tails have charts of their own.
      if (!same) continue;
      const rows = heatOf(
        place,
        stored.map(({ result }) => result),
        places,
      );
      expect(rows.map(({ count }) => count).filter(Boolean)).toEqual(
        same.values.map(({ count }) => count).filter(Boolean),
      );
      for (const { count, gap, longestGap } of rows.filter(({ expected }) => expected !== undefined))
        expect(count === 0 ? gap : longestGap).toBeGreaterThanOrEqual(gap);
    }
  }
  const [place] = chartPlaces(findGame('FAST5X1')!);
  const stored = [3, 1, 3, 3].map((digit, at) => ({ period: String(at), result: [[digit, 0, 0, 0, 0]] }));
  const counted = countResults(findGame('FAST5X1')!, stored).places;
  const results = stored.map(({ result }) => result);
  expect(heatOf(place!, results, counted)[1]).toEqual({
    value: 1,
    count: 1,
    gap: 2,
    expected: 0.4,
    longestGap: 2,
  });
});
