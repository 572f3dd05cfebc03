import { LINES_5X3 } from '../lines';
import type { SlotModel } from '../types';

/** Twenty lines; wilds that land in free spins stay until the last one. */
export const model: SlotModel = {
  code: 'sticky-wilds',
  version: 1,
  volatility: 'high',
  units: 20,
  rows: [3, 3, 3, 3, 3],
  maxWin: 5500,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 3, units: 40 },
        { count: 4, units: 150 },
        { count: 5, units: 600 },
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
        { count: 3, units: 25 },
        { count: 4, units: 75 },
        { count: 5, units: 300 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 20 },
        { count: 4, units: 60 },
        { count: 5, units: 200 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 10 },
        { count: 4, units: 30 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 10 },
        { count: 4, units: 30 },
        { count: 5, units: 100 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 20 },
        { count: 5, units: 75 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 3, units: 5 },
        { count: 4, units: 20 },
        { count: 5, units: 75 },
      ],
    },
    { id: 'wild', letter: 'W', pays: [], wild: { multiplier: 1 } },
    { id: 'scatter', letter: 'S', pays: [{ count: 3, units: 40 }], special: 'scatter' },
  ],
  evaluation: { kind: 'lines', lines: LINES_5X3.slice(0, 20), direction: 'left' },
  base: {
    strips: [
      'GHDHGFECFBSAFHDCHSEFBEGEDGAC',
      'WHECDFBHDFGEGFCHAEFHGACEGBD',
      'CGCFEHDESEAHGEFGHADBFSFCDWGBH',
      'HDCBCEFDHWGHFGHBFACGEDAFEGE',
      'CEBSDHGEHASFAHGHEFDCGFCEBDGF',
    ],
  },
  freeSpins: {
    awards: [{ count: 3, spins: 9 }],
    retriggers: [],
    maxSpins: 9,
    multiplier: { kind: 'fixed', value: 1 },
    stickyWilds: true,
    reels: {
      strips: [
        'BGHCDHEGDHEFGHFEAGEDBCFCFA',
        'DGCFGHWDGBAFCHEHFBHDFECAEGWE',
        'CGFDWGEAGHEDECFBFHBHAGCEWFDH',
        'FGWEFEHAWHBGECAHGDBCDEFHCFGD',
        'CDCHAEBGFEGAFHFGHDCBEFEDGH',
      ],
    },
  },
};
