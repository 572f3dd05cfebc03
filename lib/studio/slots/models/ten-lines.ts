import { LINES_5X3 } from '../lines';
import type { SlotModel } from '../types';

/** Ten lines, wilds on the middle reels and scatters that pay anywhere; frequent, even wins. */
export const model: SlotModel = {
  code: 'ten-lines',
  version: 1,
  volatility: 'low',
  units: 10,
  rows: [3, 3, 3, 3, 3],
  maxWin: 123,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 2, units: 10 },
        { count: 3, units: 50 },
        { count: 4, units: 250 },
        { count: 5, units: 1000 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 2, units: 5 },
        { count: 3, units: 30 },
        { count: 4, units: 150 },
        { count: 5, units: 500 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 3, units: 25 },
        { count: 4, units: 100 },
        { count: 5, units: 300 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 18 },
        { count: 4, units: 75 },
        { count: 5, units: 250 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 9 },
        { count: 4, units: 30 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 9 },
        { count: 4, units: 30 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 8 },
        { count: 4, units: 25 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 3, units: 8 },
        { count: 4, units: 25 },
        { count: 5, units: 100 },
      ],
    },
    { id: 'wild', letter: 'W', pays: [], wild: { multiplier: 1 } },
    {
      id: 'scatter',
      letter: 'S',
      pays: [
        { count: 3, units: 20 },
        { count: 4, units: 200 },
        { count: 5, units: 1000 },
      ],
      special: 'scatter',
    },
  ],
  evaluation: { kind: 'lines', lines: LINES_5X3.slice(0, 10), direction: 'left' },
  base: {
    strips: [
      'EDEFACFGDCGHGDHBGECFSBEHAFH',
      'CEBEAHFGFHEGHCGHDSFDCWBDAGEFW',
      'FHDACSBHGEFWDFCBGDGHFEGECAEHW',
      'HCHGBGEHAHGFDFBEDCFCEWFGWEDAS',
      'CFGSDGEFGHBCHAHEBDFAFEDGCHE',
    ],
  },
};
