import type { SlotModel } from '../types';

/** Six reels of two to seven rows, up to 117,649 ways, falling symbols, a multiplier that grows and stays. */
export const model: SlotModel = {
  code: 'tall-ways',
  version: 1,
  volatility: 'very-high',
  units: 50,
  rows: [7, 7, 7, 7, 7, 7],
  maxWin: 10000,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 2, units: 3 },
        { count: 3, units: 7 },
        { count: 4, units: 20 },
        { count: 5, units: 70 },
        { count: 6, units: 200 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 3, units: 3 },
        { count: 4, units: 10 },
        { count: 5, units: 20 },
        { count: 6, units: 100 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 3, units: 2 },
        { count: 4, units: 6 },
        { count: 5, units: 15 },
        { count: 6, units: 50 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 3, units: 2 },
        { count: 4, units: 5 },
        { count: 5, units: 12 },
        { count: 6, units: 40 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 3, units: 1 },
        { count: 4, units: 2 },
        { count: 5, units: 6 },
        { count: 6, units: 16 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 3, units: 1 },
        { count: 4, units: 2 },
        { count: 5, units: 6 },
        { count: 6, units: 12 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 3, units: 1 },
        { count: 4, units: 2 },
        { count: 5, units: 4 },
        { count: 6, units: 10 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 3, units: 1 },
        { count: 4, units: 2 },
        { count: 5, units: 3 },
        { count: 6, units: 8 },
      ],
    },
    { id: 'wild', letter: 'W', pays: [], wild: { multiplier: 1 } },
    { id: 'scatter', letter: 'S', pays: [], special: 'scatter' },
  ],
  evaluation: { kind: 'ways' },
  cascades: { multipliers: [1], freeMultipliers: [1], limit: 60 },
  base: {
    strips: [
      'CHEDEGHDAEFAGBHEGDAEDHGCBCDBGHDCGEHFCFEFGCBFGAHFSDEHGFHF',
      'HEHEBAFGDCESBFGEDFHDEHFACGHCFGBWBEHFGCDGDHGFDGCAFHDAECHGE',
      'HAFWFEFDHDGDCEFHCFHBECHGEBSEFGCEGAFGDACGDGCEHDFBHBGHGHADE',
      'AGBHAHEGFCEFBCEADCFDCBEGFGEHGFHDHGHDHDCDFSEGHEAWFGEDHCGFB',
      'FSEFBFDHEHAHFHECGAHDGFWBGFDEHGBADECDGECGFEHCDGHECDFGAGCHB',
      'BDGSAFDGFHEGFHDHDEGEBCFHCBGHGHDEFEDAGECFHCFACHDEGHFGEABC',
    ],
    heights: [
      { value: 2, weight: 3 },
      { value: 3, weight: 4 },
      { value: 4, weight: 4 },
      { value: 5, weight: 3 },
      { value: 6, weight: 2 },
      { value: 7, weight: 1 },
    ],
  },
  freeSpins: {
    awards: [
      { count: 4, spins: 10 },
      { count: 5, spins: 15 },
      { count: 6, spins: 16 },
    ],
    retriggers: [
      { count: 3, spins: 4 },
      { count: 4, spins: 8 },
    ],
    maxSpins: 60,
    multiplier: { kind: 'climbPerCascade', start: 1, step: 1, max: 100 },
    reels: {
      strips: [
        'DCHFGAHCHCDBDFGDBEGHGBHAEGHFDCEFAGDHEFEGSEDAEGFHGFCBEHFC',
        'FHFHCEFGASGBEGDGHCADBEAEHGCGHGHDFDWFHFEBGCFACHEDHDBCDEFEG',
        'BHCGESFDEFCECFCBADAFEBDHGDBHDGHWEGHDHCFGECHGFEFAEHAGHDGFG',
        'BGEFHDSGEGHGHADACDFEGECEHCDFECEGBFACGHDHDCFHGABFBFGHFHWDE',
        'HCHFHGSCEDFEDFGECDHFGHEBGAHFGHAGHEGEDCGBHGFCBEFDBEDAWCAFD',
        'FHCAECGHDGBAEGHGDFEFCGCHDCFGDBHFEHEGEBDCFHEHBFHAFDSDGAEG',
      ],
      heights: [
        { value: 2, weight: 3 },
        { value: 3, weight: 4 },
        { value: 4, weight: 4 },
        { value: 5, weight: 3 },
        { value: 6, weight: 2 },
        { value: 7, weight: 1 },
      ],
    },
  },
};
