import { LINES_5X3 } from '../lines';
import type { SlotModel } from '../types';

/** Ten lines; a wild on a middle reel fills it, and free spins have twice as many. */
export const model: SlotModel = {
  code: 'expanding-wilds',
  version: 1,
  volatility: 'medium',
  units: 10,
  rows: [3, 3, 3, 3, 3],
  maxWin: 5000,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 2, units: 5 },
        { count: 3, units: 25 },
        { count: 4, units: 150 },
        { count: 5, units: 750 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 3, units: 20 },
        { count: 4, units: 80 },
        { count: 5, units: 400 },
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
        { count: 3, units: 6 },
        { count: 4, units: 18 },
        { count: 5, units: 75 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 6 },
        { count: 4, units: 18 },
        { count: 5, units: 75 },
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
    {
      id: 'scatter',
      letter: 'S',
      pays: [
        { count: 3, units: 20 },
        { count: 4, units: 100 },
        { count: 5, units: 500 },
      ],
      special: 'scatter',
    },
  ],
  evaluation: { kind: 'lines', lines: LINES_5X3.slice(0, 10), direction: 'left' },
  expandingWilds: { reels: [1, 2, 3], respin: false },
  base: {
    strips: [
      'DEHBFHFGEHFBCGAHASCEGFDEDGC',
      'GWFGCFDEBEGHADHCFSDHEHFAGCEB',
      'GCSCFCHGAWEDBFHGDEFEGHFHEBDA',
      'EBGHGASDFADGBCEFHCHGCEHWEFDF',
      'EHCEAHEDGBADHGFHCFGDFSBFGEC',
    ],
  },
  freeSpins: {
    awards: [
      { count: 3, spins: 8 },
      { count: 4, spins: 12 },
      { count: 5, spins: 20 },
    ],
    retriggers: [
      { count: 3, spins: 8 },
      { count: 4, spins: 12 },
      { count: 5, spins: 20 },
    ],
    maxSpins: 50,
    multiplier: { kind: 'fixed', value: 1 },
    reels: {
      strips: [
        'DCGEFEFCBEHGDGFGBASHEHDCFHA',
        'AFDGBHEFCHFGEHGSEDWDCHBWFECAG',
        'FHFAWEDWGHDGHFCHBDECSFEGACBGE',
        'SDGFGHECGFHCDWHWDBHEFGAEAEBFC',
        'GCADHEGDBGCEDFHBCFSFAHEFEGH',
      ],
    },
  },
};
