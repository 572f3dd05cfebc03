import type { SlotModel } from '../types';

/** 1,024 ways; in free spins the wilds double and treble the ways that they stand in. */
export const model: SlotModel = {
  code: 'ways-1024',
  version: 1,
  volatility: 'medium',
  units: 50,
  rows: [4, 4, 4, 4, 4],
  maxWin: 5000,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 3, units: 25 },
        { count: 4, units: 100 },
        { count: 5, units: 500 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 3, units: 20 },
        { count: 4, units: 60 },
        { count: 5, units: 250 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 3, units: 12 },
        { count: 4, units: 30 },
        { count: 5, units: 120 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 10 },
        { count: 4, units: 25 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 2 },
        { count: 4, units: 6 },
        { count: 5, units: 25 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 2 },
        { count: 4, units: 6 },
        { count: 5, units: 25 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 1 },
        { count: 4, units: 4 },
        { count: 5, units: 18 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 3, units: 1 },
        { count: 4, units: 4 },
        { count: 5, units: 18 },
      ],
    },
    { id: 'wild', letter: 'W', pays: [], wild: { multiplier: 1 } },
    { id: 'wild2', letter: 'X', pays: [], wild: { multiplier: 2 } },
    { id: 'wild3', letter: 'Y', pays: [], wild: { multiplier: 3 } },
    { id: 'scatter', letter: 'S', pays: [{ count: 3, units: 50 }], special: 'scatter' },
  ],
  evaluation: { kind: 'ways' },
  base: {
    strips: [
      'BCHCGHBAEHAHFECEGDGFDFEGFD',
      'GFHEWDGABDFEGHFSGDFHCECEACBH',
      'CHBGFCEADEFHFSCADHEWGFDSGBHEG',
      'HCSEGHDAHFEFECHAGFGEBFCWDGDB',
      'DGHEFBAFACECDGHGFHBDGECHFE',
    ],
  },
  freeSpins: {
    awards: [{ count: 3, spins: 9 }],
    retriggers: [{ count: 3, spins: 4 }],
    maxSpins: 40,
    multiplier: { kind: 'fixed', value: 1 },
    reels: {
      strips: [
        'DFGAHEFBHCFCEFEDHGCHGAEBDG',
        'FCDXHGDABCEGFSCEGFEBFHAGHXHED',
        'FCGCYDGEHFHFGACHBDSEDEAGYFEHB',
        'FXEGCFCSBDEDFHGHEAFGBEHDAGXHC',
        'HDACGCHEBGCHEFBGEFAFDHFGED',
      ],
    },
  },
};
