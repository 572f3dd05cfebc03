import { LINES_3X3 } from '../lines';
import type { SlotModel } from '../types';

/** Five lines on a three by three grid with a plain wild; no feature. */
export const model: SlotModel = {
  code: 'trio-five',
  version: 1,
  volatility: 'low',
  units: 5,
  rows: [3, 3, 3],
  maxWin: 60,
  symbols: [
    { id: 'high1', letter: 'A', pays: [{ count: 3, units: 100 }] },
    { id: 'high2', letter: 'B', pays: [{ count: 3, units: 50 }] },
    { id: 'high3', letter: 'C', pays: [{ count: 3, units: 30 }] },
    { id: 'high4', letter: 'D', pays: [{ count: 3, units: 23 }] },
    { id: 'low1', letter: 'E', pays: [{ count: 3, units: 11 }] },
    { id: 'low2', letter: 'F', pays: [{ count: 3, units: 6 }] },
    { id: 'low3', letter: 'G', pays: [{ count: 3, units: 4 }] },
    { id: 'wild', letter: 'W', pays: [{ count: 3, units: 250 }], wild: { multiplier: 1 } },
  ],
  evaluation: { kind: 'lines', lines: LINES_3X3, direction: 'left' },
  base: {
    strips: [
      'GBGFEDGEFADFEWGBCGCFWFGBCFGEADED',
      'FGBEFGDGWEGWGECEAFDFGFADCBDCFGBE',
      'EAGBWGDFBEWCFEGCDFGDGFCGAFEDBGEF',
    ],
  },
};
