import { LINES_5X3 } from '../lines';
import type { SlotModel } from '../types';

/** Ten lines; a symbol chosen at the start of the free spins fills its reels and pays wherever they are. */
export const model: SlotModel = {
  code: 'chosen-symbol',
  version: 1,
  volatility: 'very-high',
  units: 10,
  rows: [3, 3, 3, 3, 3],
  maxWin: 5000,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 2, units: 5 },
        { count: 3, units: 50 },
        { count: 4, units: 250 },
        { count: 5, units: 2000 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 3, units: 25 },
        { count: 4, units: 125 },
        { count: 5, units: 750 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 3, units: 20 },
        { count: 4, units: 75 },
        { count: 5, units: 400 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 15 },
        { count: 4, units: 60 },
        { count: 5, units: 300 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 20 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 20 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 4 },
        { count: 4, units: 15 },
        { count: 5, units: 75 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 3, units: 4 },
        { count: 4, units: 15 },
        { count: 5, units: 75 },
      ],
    },
    { id: 'wild', letter: 'W', pays: [], wild: { multiplier: 1 } },
    {
      id: 'scatter',
      letter: 'S',
      pays: [
        { count: 3, units: 30 },
        { count: 4, units: 200 },
        { count: 5, units: 1000 },
      ],
      special: 'scatter',
    },
  ],
  evaluation: { kind: 'lines', lines: LINES_5X3.slice(0, 10), direction: 'left' },
  base: {
    strips: [
      'CEFGDCFCEDEHGFAHGSBFGHEHBHGD',
      'HGAEFBFDEGDSGCFGCHCEHDHBEGFW',
      'CBEAHEAEFWFHGBDGHCFGDHCGHDESF',
      'HFBWFGFGHEGCSBEHFDHGDCAECEGD',
      'BEDCEDFDEFGCGHCFHGEFHGHSHGBA',
    ],
  },
  freeSpins: {
    awards: [
      { count: 3, spins: 10 },
      { count: 4, spins: 10 },
      { count: 5, spins: 10 },
    ],
    retriggers: [{ count: 3, spins: 10 }],
    maxSpins: 50,
    multiplier: { kind: 'fixed', value: 1 },
    chosenSymbol: [
      { symbol: 'high1', weight: 2 },
      { symbol: 'high2', weight: 3 },
      { symbol: 'high3', weight: 4 },
      { symbol: 'high4', weight: 4 },
      { symbol: 'low1', weight: 5 },
      { symbol: 'low2', weight: 5 },
      { symbol: 'low3', weight: 6 },
      { symbol: 'low4', weight: 6 },
    ],
    reels: {
      strips: [
        'HCHCFCGHGAGHSEFEFBGDHFEBDEGD',
        'DCAEHGEHDGFBFEGHDHBGSFCFWGEC',
        'FESGEDFCBGAHFGFDHGHEDECHAHWCB',
        'EHCFHCFWBGFEGDEASHGDFDGEGCBH',
        'ECFDGFSGBHDGHDBEFCHFAGCEHEGH',
      ],
    },
  },
};
