import { games } from '@/examples/vendor/games';
import { LEVELS, ODDS, tide } from '@/examples/vendor/games/tide';
import { FLOORS, tower } from '@/examples/vendor/games/tower';
import type { Game, Position } from '@/examples/vendor/games/types';

/** The expected payout of a move in hundredths of the stake, times the number of outcomes: every outcome is tried once. */
function sumOf(game: Game, position: Position, choice: unknown): { sum: number; count: number } {
  let outcomes = 0;
  game.move(position, choice, (count) => {
    outcomes = count;
    return 0;
  });
  let sum = 0;
  for (let outcome = 0; outcome < outcomes; outcome++)
    sum += game.move(position, choice, () => outcome)!.multiplier;
  return { sum, count: outcomes };
}

describe('Tide Mark', () => {
  const choices = (['below', 'above'] as const).flatMap((side) => ODDS.map((_, odds) => ({ side, odds })));

  it.each(choices)('returns exactly what it states for $side at odds $odds', (choice) => {
    const { sum, count } = sumOf(tide, tide.begin(choice)!, choice);
    expect(count).toBe(LEVELS);
    // Hundredths over 10,000 levels: in 1/10,000 of the stake it is the sum divided by 100.
    expect(sum).toBe(tide.returnToPlayer * 100);
  });

  it('takes no other choice', () => {
    for (const choice of [
      null,
      {},
      { side: 'below' },
      { side: 'below', odds: 24 },
      { side: 'x', odds: 1 },
      { side: 'above', odds: 1.5 },
    ])
      expect(tide.begin(choice)).toBeUndefined();
  });
});

describe('Lantern Tower', () => {
  /**
   * What a player who takes the payout after `goal` floors can expect, as a fraction of the stake in hundredths. Every outcome of every
   * floor is tried; `choose` picks the lanterns.
   */
  function expectation(
    position: Position,
    goal: number,
    choose: (floor: number) => number,
  ): [bigint, bigint] {
    const floor = position.data.floor as number;
    if (position.over || floor === goal) return [BigInt(position.multiplier), 1n];
    const { lanterns } = FLOORS[floor]!;
    let [sum, over] = [0n, 1n];
    for (let outcome = 0; outcome < lanterns; outcome++) {
      const next = tower.move(position, { lantern: choose(floor) }, () => outcome)!;
      const [part, count] = expectation(next, goal, choose);
      [sum, over] = [sum * count + part * over, over * count];
    }
    return [sum, over * BigInt(lanterns)];
  }

  it.each(FLOORS.map((_, floor) => floor + 1))(
    'returns exactly what it states to who stops after floor %i',
    (goal) => {
      for (const choose of [() => 0, () => 1, (floor: number) => FLOORS[floor]!.lanterns - 1]) {
        const [sum, over] = expectation(tower.begin(null)!, goal, choose);
        expect(sum * 100n).toBe(BigInt(tower.returnToPlayer) * over);
      }
    },
  );

  it('takes no lantern that is not on the floor', () => {
    const start = tower.begin(null)!;
    for (const lantern of [-1, 5, 0.5, '1', undefined])
      expect(tower.move(start, { lantern }, () => 0)).toBeUndefined();
  });
});

it('gives every game a name in five languages and a code of its own', () => {
  for (const { names } of games) expect(Object.values(names).filter(Boolean)).toHaveLength(5);
  expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
});
