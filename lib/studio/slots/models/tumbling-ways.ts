import type { SlotModel } from '../types';

/** 243 ways with falling symbols; each fall raises the multiplier, higher in free spins. */
export const model: SlotModel = {
  code: 'tumbling-ways',
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
        { count: 3, units: 8 },
        { count: 4, units: 30 },
        { count: 5, units: 120 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 3, units: 6 },
        { count: 4, units: 18 },
        { count: 5, units: 70 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 14 },
        { count: 5, units: 45 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 12 },
        { count: 5, units: 40 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 2 },
        { count: 4, units: 5 },
        { count: 5, units: 16 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 2 },
        { count: 4, units: 5 },
        { count: 5, units: 16 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 1 },
        { count: 4, units: 4 },
        { count: 5, units: 12 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 3, units: 1 },
        { count: 4, units: 4 },
        { count: 5, units: 12 },
      ],
    },
    { id: 'wild', letter: 'W', pays: [], wild: { multiplier: 1 } },
    { id: 'scatter', letter: 'S', pays: [], special: 'scatter' },
  ],
  evaluation: { kind: 'ways' },
  cascades: { multipliers: [1, 2, 3, 5], freeMultipliers: [3, 6, 9, 15], limit: 40 },
  base: {
    strips: [
      'DCGBDEFSEHCFHAGADEHGFBFHGCE',
      'HDCHGFHGWFEGFDEBSADCAECGBFHE',
      'FHCDBGAHEDGHDESAFHFEFGCGCWEB',
      'BABHDGSAEGCECFWHDHDFGFGEHFEC',
      'DGHCBFDECEHAGSEFGDHCBGFHFAE',
    ],
  },
  freeSpins: {
    awards: [{ count: 3, spins: 10 }],
    retriggers: [{ count: 3, spins: 5 }],
    maxSpins: 50,
    multiplier: { kind: 'fixed', value: 1 },
    reels: {
      strips: [
        'DGAFEDSHCGFBFECFHEBGEADHCGH',
        'GCFGEFBHEAFCHWAEGHDBECFGDSHD',
        'HFDEHGBSGFGHFABDCGEFEWCECDHA',
        'HEDBHSGDHGFEFGWEBCHECGFACFDA',
        'DGECDFHGCEHFGBFSEGAFABDEHCH',
      ],
    },
  },
};
