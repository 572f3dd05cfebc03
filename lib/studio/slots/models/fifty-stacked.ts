import { LINES_5X4 } from '../lines';
import type { SlotModel } from '../types';

/** Fifty lines on five by four, with stacked wilds and a stacked best symbol. */
export const model: SlotModel = {
  code: 'fifty-stacked',
  version: 1,
  volatility: 'medium',
  units: 50,
  rows: [4, 4, 4, 4, 4],
  maxWin: 2500,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 3, units: 15 },
        { count: 4, units: 75 },
        { count: 5, units: 250 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 3, units: 15 },
        { count: 4, units: 50 },
        { count: 5, units: 150 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 3, units: 12 },
        { count: 4, units: 40 },
        { count: 5, units: 120 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 10 },
        { count: 4, units: 30 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 18 },
        { count: 5, units: 60 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 18 },
        { count: 5, units: 60 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 3 },
        { count: 4, units: 12 },
        { count: 5, units: 50 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 3, units: 3 },
        { count: 4, units: 12 },
        { count: 5, units: 50 },
      ],
    },
    { id: 'wild', letter: 'W', pays: [], wild: { multiplier: 1 } },
    { id: 'scatter', letter: 'S', pays: [{ count: 3, units: 100 }], special: 'scatter' },
  ],
  evaluation: { kind: 'lines', lines: LINES_5X4, direction: 'left' },
  base: {
    strips: [
      'CFHFGEDEHBEAAAAHGDCBGHDGF',
      'AAAACDSGFHGWWWHDHBHGBEFGECEF',
      'CGFSAAAAHEFHCDGBHEHFWWWSEDBG',
      'FHSEGWWWHDCHBGEGBGFCHAAAAFED',
      'BCGHEHFEDFDGBAAAAEGFWWWDHCGH',
    ],
  },
  freeSpins: {
    awards: [{ count: 3, spins: 12 }],
    retriggers: [{ count: 3, spins: 12 }],
    maxSpins: 40,
    multiplier: { kind: 'fixed', value: 1 },
    reels: {
      strips: [
        'FDCBFECGCHBEHEFAAAAGDBDHG',
        'EHDGCHGFHEAAAASEFBGFDWWWWBC',
        'SGDAAAAHCFDESGCFHBEFHGBEWWWW',
        'HDGFGHEFBDECHSWWWWBEFAAAAGC',
        'GBEAAAAHFGCHWWWWDGFBDEDHCEF',
      ],
    },
  },
};
