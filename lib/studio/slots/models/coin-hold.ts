import { LINES_5X3 } from '../lines';
import type { SlotModel } from '../types';

/** Twenty-five lines and a coin feature: six coins hold, and each new one renews the respins. */
export const model: SlotModel = {
  code: 'coin-hold',
  version: 1,
  volatility: 'very-high',
  units: 25,
  rows: [3, 3, 3, 3, 3],
  maxWin: 1500,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 3, units: 40 },
        { count: 4, units: 150 },
        { count: 5, units: 750 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 3, units: 30 },
        { count: 4, units: 100 },
        { count: 5, units: 400 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 3, units: 20 },
        { count: 4, units: 75 },
        { count: 5, units: 250 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 15 },
        { count: 4, units: 60 },
        { count: 5, units: 200 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 8 },
        { count: 4, units: 30 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 8 },
        { count: 4, units: 30 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 6 },
        { count: 4, units: 20 },
        { count: 5, units: 80 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 3, units: 6 },
        { count: 4, units: 20 },
        { count: 5, units: 80 },
      ],
    },
    { id: 'wild', letter: 'W', pays: [{ count: 5, units: 1250 }], wild: { multiplier: 1 } },
    { id: 'coin', letter: 'O', pays: [], special: 'coin' },
    { id: 'blank', letter: '-', pays: [], special: 'blank' },
  ],
  evaluation: { kind: 'lines', lines: LINES_5X3.slice(0, 25), direction: 'left' },
  coinHold: {
    trigger: 6,
    respins: 3,
    chance: { coin: 1, of: 17 },
    fullGrid: 25000,
    values: [
      { value: 25, weight: 50 },
      { value: 50, weight: 25 },
      { value: 75, weight: 12 },
      { value: 125, weight: 7 },
      { value: 250, weight: 5 },
      { value: 500, weight: 2 },
    ],
  },
  base: {
    strips: [
      'GCEHEBHFCGEAFGDCFAEOOFBWDGHDH',
      'GEFGBHCDHEHDGDEWHOOOFCABGFECFA',
      'HFCBGFDCEBWAEFDGFOOOEDHGCHGHAE',
      'ECAEGFHEWDFHADBCHOOOGEFHGBCFDG',
      'DGCEHOOOCEDBFBCFHGEHFDAFAEWGHG',
    ],
  },
};
