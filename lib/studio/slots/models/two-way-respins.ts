import { LINES_5X3 } from '../lines';
import type { SlotModel } from '../types';

/** Ten lines that pay from both sides; wild reels stay for a respin, up to three times. */
export const model: SlotModel = {
  code: 'two-way-respins',
  version: 1,
  volatility: 'medium',
  units: 10,
  rows: [3, 3, 3, 3, 3],
  maxWin: 251,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 3, units: 7 },
        { count: 4, units: 25 },
        { count: 5, units: 120 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 15 },
        { count: 5, units: 60 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 3, units: 4 },
        { count: 4, units: 12 },
        { count: 5, units: 40 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 4 },
        { count: 4, units: 8 },
        { count: 5, units: 25 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 2 },
        { count: 4, units: 7 },
        { count: 5, units: 20 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 2 },
        { count: 4, units: 5 },
        { count: 5, units: 15 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 1 },
        { count: 4, units: 4 },
        { count: 5, units: 10 },
      ],
    },
    { id: 'wild', letter: 'W', pays: [], wild: { multiplier: 1 } },
  ],
  evaluation: { kind: 'lines', lines: LINES_5X3.slice(0, 10), direction: 'both' },
  expandingWilds: { reels: [1, 2, 3], respin: true },
  base: {
    strips: [
      'GAEBCEDFGFEGAEFGDFCDBCFBDGCA',
      'BEBGFGBGFCDAGCADGFDCWEFEFCEGAGDACDBEFECFBDA',
      'ECFGEGCFADBCEFDBEGAEDGFWBABEFGCBGAGFCDCDAFD',
      'BCAEGDGCFGDFDEBCFBCEACGADBFGFCEDEAGWDFEGFBA',
      'BFDFEGBCDGCAFEGCGDBAFECAFDEG',
    ],
  },
};
