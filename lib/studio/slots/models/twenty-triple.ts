import { LINES_5X3 } from '../lines';
import type { SlotModel } from '../types';

/** Twenty lines and free spins in which everything pays three times. */
export const model: SlotModel = {
  code: 'twenty-triple',
  version: 1,
  volatility: 'medium',
  units: 20,
  rows: [3, 3, 3, 3, 3],
  maxWin: 5000,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 2, units: 5 },
        { count: 3, units: 60 },
        { count: 4, units: 400 },
        { count: 5, units: 2500 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 3, units: 40 },
        { count: 4, units: 200 },
        { count: 5, units: 1000 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 3, units: 30 },
        { count: 4, units: 120 },
        { count: 5, units: 500 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 25 },
        { count: 4, units: 100 },
        { count: 5, units: 400 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 12 },
        { count: 4, units: 40 },
        { count: 5, units: 160 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 12 },
        { count: 4, units: 40 },
        { count: 5, units: 160 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 8 },
        { count: 4, units: 30 },
        { count: 5, units: 120 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 3, units: 8 },
        { count: 4, units: 30 },
        { count: 5, units: 120 },
      ],
    },
    { id: 'wild', letter: 'W', pays: [], wild: { multiplier: 1 } },
    {
      id: 'scatter',
      letter: 'S',
      pays: [
        { count: 3, units: 40 },
        { count: 4, units: 200 },
        { count: 5, units: 2000 },
      ],
      special: 'scatter',
    },
  ],
  evaluation: { kind: 'lines', lines: LINES_5X3.slice(0, 20), direction: 'left' },
  base: {
    strips: [
      'HEACHEGFDFAHFGHDEBCEGSGCHFBD',
      'GFHAEDBFWEBFGEHCDFACGHGECSDH',
      'HCFBGEFHDFSACDFAHGDEBEGCGBHEW',
      'FCESEHGDHEDWBGFCHEHADFCAGFGB',
      'DCHAHSFBFHDGCEHBCFEGDFGBEGAEH',
    ],
  },
  freeSpins: {
    awards: [
      { count: 3, spins: 10 },
      { count: 4, spins: 15 },
      { count: 5, spins: 25 },
    ],
    retriggers: [
      { count: 3, spins: 10 },
      { count: 4, spins: 15 },
      { count: 5, spins: 25 },
    ],
    maxSpins: 60,
    multiplier: { kind: 'fixed', value: 3 },
    reels: {
      strips: [
        'HGDHCGEBEFBADFHFSEFGHAECGCHD',
        'HCEACDBFHDGWFDGACGEHEGEFBSHF',
        'FCDBEHCFEHGHSDFACEGBDBAEGFHWG',
        'HEHFCDGFEGFHGDFSWDHEACGEABCB',
        'EAHDGEGDHFECDCSHGFBFEHGHCABFB',
      ],
    },
  },
};
