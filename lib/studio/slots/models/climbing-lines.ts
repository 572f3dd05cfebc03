import { LINES_5X3 } from '../lines';
import type { SlotModel } from '../types';

/** Twenty-five lines; the multiplier of the free spins climbs with each win, up to ten. */
export const model: SlotModel = {
  code: 'climbing-lines',
  version: 1,
  volatility: 'high',
  units: 25,
  rows: [3, 3, 3, 3, 3],
  maxWin: 5000,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 3, units: 50 },
        { count: 4, units: 250 },
        { count: 5, units: 1500 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 3, units: 40 },
        { count: 4, units: 150 },
        { count: 5, units: 750 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 3, units: 25 },
        { count: 4, units: 100 },
        { count: 5, units: 400 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 20 },
        { count: 4, units: 75 },
        { count: 5, units: 300 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 9 },
        { count: 4, units: 25 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 9 },
        { count: 4, units: 25 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 15 },
        { count: 5, units: 75 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 15 },
        { count: 5, units: 75 },
      ],
    },
    {
      id: 'wild',
      letter: 'W',
      pays: [
        { count: 4, units: 250 },
        { count: 5, units: 2500 },
      ],
      wild: { multiplier: 1 },
    },
    { id: 'scatter', letter: 'S', pays: [], special: 'scatter' },
  ],
  evaluation: { kind: 'lines', lines: LINES_5X3.slice(0, 25), direction: 'left' },
  base: {
    strips: [
      'FACEHDGDBSHFEGHECGDGBEHFASCFW',
      'HCFDCGACFEHAFHBGWHBEDEFDGEG',
      'HCGBHSDFDAWHEFEGFDEGCHBCASEFG',
      'HBHEWAECDBEFCEFHGDCFGFAGHDG',
      'FGEHGSCAGFDFEDFCEBHWSAHGEHCBD',
    ],
  },
  freeSpins: {
    awards: [{ count: 3, spins: 10 }],
    retriggers: [{ count: 3, spins: 5 }],
    maxSpins: 30,
    multiplier: { kind: 'climbPerWin', start: 1, step: 1, max: 10 },
    reels: {
      strips: [
        'ECHBDFHDFHFBCDEGEGASCGWEHAFSG',
        'FCEAEAGCDBFGBFHGCHFEWEDHGWDH',
        'CAGFCWDCGDHSDFEGBEHFHSAGWEHEFB',
        'GWFDCFCGWECBAHEFHEBEGHDAFGDH',
        'FAGESFHEFGHBECGADCHEGBCWFDHWSD',
      ],
    },
  },
};
