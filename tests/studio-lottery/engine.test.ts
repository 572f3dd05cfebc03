import { formatPublishedReturn, formatReturn } from '@/components/game/game-info';
import { publishedFigures } from '@/lib/jobs/published-figures';
import { stakesOfGame } from '@/lib/studio-host/stakes';
import { lottery } from '@/lib/studio/lottery/engine';
import { lotteryGames, playsOf } from '@/lib/studio/lottery/games/registry';
import { prizeOf } from '@/lib/studio/lottery/odds';
import { fraction, multiply, toNumber } from '@/lib/studio/slots/fraction';

const engineOf = (model: string) => ({
  kind: 'lottery',
  model,
  theme: 'night-market',
  palette: 'jade',
  artSeed: 1,
  stakes: '',
});

test.each(lotteryGames.map((game) => [game.code, game] as const))(
  '%s returns what it publishes, in its lowest and in its highest series',
  (code, game) => {
    const { returns } = lottery.findModel(code)!;
    const [play] = playsOf(game).values();
    const returned = (series: number) => {
      const [group, tiers] = [...play!.odds()][0]!;
      let sum = fraction(0n);
      for (const [tier, { expected }] of tiers) {
        const part = multiply(prizeOf(play!, { class: group, tier }, series), expected);
        sum = fraction(sum.n * part.d + part.n * sum.d, sum.d * part.d);
      }
      return toNumber(sum).toFixed(4);
    };
    expect(returns).toEqual({
      lowest: returned(game.series.lowest),
      highest: returned(game.series.highest),
    });
  },
);

test('a lottery game is found in its version only', () => {
  expect(lottery.findModel('FAST5X1', 1)).toBe(lottery.findModel('FAST5X1'));
  expect(lottery.findModel('FAST5X1', 2)).toBeUndefined();
  for (const code of ['', 'fast5x1', 'constructor']) expect(lottery.findModel(code)).toBeUndefined();
});

test('the desk shows the range of returns, and the public page of a game no single one', () => {
  const game = { engine: engineOf('FAST5X1') };
  expect(formatPublishedReturn(game, 'en')).toMatch(/^85\.0%\s*–\s*99\.0%$/);
  expect(formatReturn(game, 'en')).toBeUndefined();
  const slots = { engine: { ...engineOf('ten-lines'), kind: 'slots', stakes: 'standard' } };
  expect(formatPublishedReturn(slots, 'en')).toBe(formatReturn(slots, 'en'));
  expect(formatPublishedReturn({ engine: null }, 'en')).toBeUndefined();
});

test('what needs one return or a table of stakes leaves lottery games out', () => {
  const codes = new Set(publishedFigures().map(({ model }) => model));
  expect(codes.size).toBeGreaterThan(0);
  for (const { code } of lotteryGames) {
    expect(codes.has(code)).toBe(false);
    expect(stakesOfGame(engineOf(code) as never, 'THB')).toBeUndefined();
  }
});
