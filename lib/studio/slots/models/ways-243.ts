import type { SlotModel } from '../types';

/** 243 ways, and free spins in which every way pays double. */
export const model: SlotModel = {
  code: 'ways-243',
  version: 1,
  volatility: 'medium',
  units: 25,
  rows: [3, 3, 3, 3, 3],
  maxWin: 5000,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 3, units: 25 },
        { count: 4, units: 125 },
        { count: 5, units: 750 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 3, units: 20 },
        { count: 4, units: 75 },
        { count: 5, units: 300 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 3, units: 15 },
        { count: 4, units: 50 },
        { count: 5, units: 200 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 12 },
        { count: 4, units: 40 },
        { count: 5, units: 150 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 12 },
        { count: 5, units: 60 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 12 },
        { count: 5, units: 60 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 4 },
        { count: 4, units: 10 },
        { count: 5, units: 50 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 3, units: 4 },
        { count: 4, units: 10 },
        { count: 5, units: 50 },
      ],
    },
    { id: 'wild', letter: 'W', pays: [], wild: { multiplier: 1 } },
    {
      id: 'scatter',
      letter: 'S',
      pays: [
        { count: 3, units: 50 },
        { count: 4, units: 250 },
        { count: 5, units: 1250 },
      ],
      special: 'scatter',
    },
  ],
  evaluation: { kind: 'ways' },
  base: {
    strips: [
      'HFDABEDGCHEDFCEFBEHGFGCHSGA',
      'HGFCWHCFEGAFGDAEHFHESECGDBDB',
      'EFHECFWGHSADHCEFCDGDBHEGFBAG',
      'HGAEFCEBFWBDSFDCGHCAHEDGHFEG',
      'EFHGBSCEFDHGDCADEFHGEFABGCH',
    ],
  },
  freeSpins: {
    awards: [
      { count: 3, spins: 10 },
      { count: 4, spins: 15 },
      { count: 5, spins: 20 },
    ],
    retriggers: [
      { count: 3, spins: 10 },
      { count: 4, spins: 15 },
      { count: 5, spins: 20 },
    ],
    maxSpins: 60,
    multiplier: { kind: 'fixed', value: 2 },
    reels: {
      strips: [
        'HAEGBFDCDSCGDEFGHFGEHEHAFCB',
        'GDGAWEAHFGDHBHSCECEFBEHFCDGF',
        'AHEWFEDGHGSEHCGFEDHCFCGDBABF',
        'HSWCDGHDCFEABGEFGFBEHDGHACEF',
        'FHCEADEHFGDEHFGBHSEACGFGDCB',
      ],
    },
  },
};
