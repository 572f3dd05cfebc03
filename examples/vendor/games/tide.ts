import type { Game } from './types';

/** The tide comes in at one of so many levels, 0 to 9,999, each equally likely. */
export const LEVELS = 10_000;

/**
 * What a player may choose: how many of the levels win, and what they pay, in hundredths. Only pairs whose product is 990,000 are
 * offered, so the return is exactly 99% for each, and no payout is rounded.
 */
export const ODDS: readonly { levels: number; multiplier: number }[] = [
  110, 120, 132, 150, 165, 180, 200, 220, 250, 300, 330, 400, 450, 500, 600, 750, 900, 1000, 1200, 1500, 2000,
  3300, 5000, 9900,
].map((multiplier) => ({ levels: 990_000 / multiplier, multiplier }));

/** Tide Mark: will the tide stay below the mark, or rise above it? */
export const tide: Game = {
  code: 'tide-mark',
  names: { en: 'Tide Mark', zh: '潮汐线', th: 'ขีดน้ำขึ้น', vi: 'Vạch Thủy Triều', ar: 'علامة المد' },
  returnToPlayer: 9900,
  oneMove: true,

  begin(choice) {
    const { side, odds } = (choice ?? {}) as { side?: unknown; odds?: unknown };
    if (side !== 'below' && side !== 'above') return undefined;
    if (typeof odds !== 'number' || !ODDS[odds]) return undefined;
    return { data: { side, odds }, multiplier: 0, over: false };
  },

  move({ data }, _choice, random) {
    const { levels, multiplier } = ODDS[data.odds as number]!;
    const level = random(LEVELS);
    const wins = data.side === 'below' ? level < levels : level >= LEVELS - levels;
    return { data: { ...data, level }, multiplier: wins ? multiplier : 0, over: true };
  },
};
