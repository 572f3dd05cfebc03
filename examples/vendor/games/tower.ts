import type { Game } from './types';

/**
 * The floors from below: how many lanterns hang there, one of them dark, and what the round pays after the floor, in hundredths. Each is
 * 98.4% divided by the chance to come so far (4/5, 3/5, 2/5, 4/15, 2/15 and so on), and none is rounded: the return is the same wherever
 * the player stops.
 */
export const FLOORS: readonly { lanterns: number; multiplier: number }[] = [
  { lanterns: 5, multiplier: 123 },
  { lanterns: 4, multiplier: 164 },
  { lanterns: 3, multiplier: 246 },
  { lanterns: 3, multiplier: 369 },
  { lanterns: 2, multiplier: 738 },
  { lanterns: 2, multiplier: 1476 },
  { lanterns: 2, multiplier: 2952 },
  { lanterns: 2, multiplier: 5904 },
];

/** Lantern Tower: light a lantern on each floor and climb, or take what the round pays. A dark lantern ends it. */
export const tower: Game = {
  code: 'lantern-tower',
  names: {
    en: 'Lantern Tower',
    zh: '灯笼塔',
    th: 'หอโคมไฟ',
    vi: 'Tháp Đèn Lồng',
    ar: 'برج الفوانيس',
  },
  returnToPlayer: 9840,
  oneMove: false,

  begin: () => ({ data: { floor: 0, lit: [], dark: [] }, multiplier: 0, over: false }),

  move({ data }, choice, random) {
    const floor = data.floor as number;
    const { lanterns, multiplier } = FLOORS[floor]!;
    const { lantern } = (choice ?? {}) as { lantern?: unknown };
    if (typeof lantern !== 'number' || !Number.isInteger(lantern) || lantern < 0 || lantern >= lanterns)
      return undefined;
    const dark = random(lanterns);
    const isLit = lantern !== dark;
    return {
      data: {
        floor: isLit ? floor + 1 : floor,
        // What was chosen on each floor, and which lantern was the dark one.
        lit: [...(data.lit as number[]), lantern],
        dark: [...(data.dark as number[]), dark],
      },
      multiplier: isLit ? multiplier : 0,
      over: !isLit || floor + 1 === FLOORS.length,
    };
  },
};
