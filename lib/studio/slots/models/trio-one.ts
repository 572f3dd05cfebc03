import type { SlotModel } from '../types';

/** One line on three reels, with wilds that double and treble: few hits, large ones. */
export const model: SlotModel = {
  code: 'trio-one',
  version: 1,
  volatility: 'very-high',
  units: 1,
  rows: [3, 3, 3],
  maxWin: 360,
  symbols: [
    { id: 'high1', letter: 'A', pays: [{ count: 3, units: 25 }] },
    { id: 'high2', letter: 'B', pays: [{ count: 3, units: 12 }] },
    { id: 'high3', letter: 'C', pays: [{ count: 3, units: 7 }] },
    { id: 'low1', letter: 'E', pays: [{ count: 3, units: 5 }] },
    { id: 'low2', letter: 'F', pays: [{ count: 3, units: 3 }] },
    { id: 'low3', letter: 'G', pays: [{ count: 3, units: 2 }] },
    { id: 'wild2', letter: 'X', pays: [{ count: 3, units: 30 }], wild: { multiplier: 2 } },
    { id: 'wild3', letter: 'Y', pays: [], wild: { multiplier: 3 } },
  ],
  evaluation: { kind: 'lines', lines: [[1, 1, 1]], direction: 'left' },
  base: { strips: ['FXGAEAXFEFBGCBGFBCGCEGFCEG', 'GFCEAGBGCFEBGFEYFBCGAGFE', 'FABGCGECBAFBFXCFGCGXGEGEFE'] },
};
