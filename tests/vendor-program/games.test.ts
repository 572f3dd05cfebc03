import { games } from '@/examples/vendor/games';
import { LEVELS, ODDS, tide } from '@/examples/vendor/games/tide';
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

it('gives every game a name in five languages and a code of its own', () => {
  for (const { names } of games) expect(Object.values(names).filter(Boolean)).toHaveLength(5);
  expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
});
