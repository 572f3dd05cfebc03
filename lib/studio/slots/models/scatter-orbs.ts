import type { SlotModel } from '../types';

/** Six by five, eight or more anywhere pay; orbs multiply, and add up during free spins. */
export const model: SlotModel = {
  code: 'scatter-orbs',
  version: 1,
  volatility: 'very-high',
  units: 50,
  rows: [5, 5, 5, 5, 5, 5],
  maxWin: 5000,
  symbols: [
    {
      id: 'high1',
      letter: 'A',
      pays: [
        { count: 8, units: 40 },
        { count: 10, units: 125 },
        { count: 12, units: 750 },
      ],
    },
    {
      id: 'high2',
      letter: 'B',
      pays: [
        { count: 8, units: 20 },
        { count: 10, units: 60 },
        { count: 12, units: 350 },
      ],
    },
    {
      id: 'high3',
      letter: 'C',
      pays: [
        { count: 8, units: 15 },
        { count: 10, units: 40 },
        { count: 12, units: 150 },
      ],
    },
    {
      id: 'high4',
      letter: 'D',
      pays: [
        { count: 8, units: 8 },
        { count: 10, units: 25 },
        { count: 12, units: 100 },
      ],
    },
    {
      id: 'low1',
      letter: 'E',
      pays: [
        { count: 8, units: 6 },
        { count: 10, units: 15 },
        { count: 12, units: 75 },
      ],
    },
    {
      id: 'low2',
      letter: 'F',
      pays: [
        { count: 8, units: 3 },
        { count: 10, units: 12 },
        { count: 12, units: 60 },
      ],
    },
    {
      id: 'low3',
      letter: 'G',
      pays: [
        { count: 8, units: 2 },
        { count: 10, units: 6 },
        { count: 12, units: 50 },
      ],
    },
    {
      id: 'low4',
      letter: 'H',
      pays: [
        { count: 8, units: 1 },
        { count: 10, units: 6 },
        { count: 12, units: 40 },
      ],
    },
    {
      id: 'scatter',
      letter: 'S',
      pays: [
        { count: 4, units: 100 },
        { count: 5, units: 250 },
        { count: 6, units: 2500 },
      ],
      special: 'scatter',
    },
    { id: 'orb', letter: 'M', pays: [], special: 'orb' },
  ],
  evaluation: { kind: 'anywhere' },
  cascades: { multipliers: [1], freeMultipliers: [1], limit: 40 },
  orbs: {
    accumulateInFreeSpins: true,
    values: [
      { value: 2, weight: 340 },
      { value: 3, weight: 250 },
      { value: 5, weight: 160 },
      { value: 8, weight: 90 },
      { value: 10, weight: 70 },
      { value: 15, weight: 40 },
      { value: 25, weight: 25 },
      { value: 50, weight: 15 },
      { value: 100, weight: 8 },
      { value: 250, weight: 2 },
    ],
  },
  base: {
    strips: [
      'CCFFAFFSGGFFEEDDEEGGFDDGGHHEEDDHHFFCCBBGAABBHHEECDDGGBBSHHMAACCHH',
      'EEHHGFFMCCEEFFHHEEDDSDDAABBFFSHHCCDDAAGGEECCBBAGGDDCBBFFGGHHGGFHH',
      'GGCCDDGGHHGEEBBGGSDDHHCCFFBBDDGGFEECDDFFMHHABBEEAAEEHHAAHHCCFFSFF',
      'CCMHHEEFFSAACBBFFEEAEEGHHGGCCFFGGEEBBHHFDDFFGGBBHHCCHHSDDAADDGGDD',
      'HHFGGAACGGFFBBCCFFEEDDFFHHEEDDSGMCCHHAGGDDBBEEFFSDDAAEEHHCCGGHHBB',
      'BBHHDDCCFFSMBBDDAAGGHHAAFFGGFFAEECCGGDDHHDDGGEESGCCFEEHHFFBBHHCEE',
    ],
  },
  freeSpins: {
    awards: [{ count: 4, spins: 12 }],
    retriggers: [{ count: 3, spins: 5 }],
    maxSpins: 60,
    multiplier: { kind: 'fixed', value: 1 },
    reels: {
      strips: [
        'FFGGEEHHFBBDDGFFBBHHGGEECCDDCCGGEEDDHHCFFAASDDAAEEACCHHBBFFHHGGM',
        'DDCCDDFFGGCFFAAHHEEHHFBBHHAGGAACCEEBBMGGCCFFEEHHGGBBDDHHFFGEEDDS',
        'CCEEBBHHFAACDDHHGGFFAACCEEAGGBBDDHHFFEEBBSDDGHHGGMFFDDEEFFHHCCGG',
        'CCFAADDHHFFHHEEAGGDDEEDDHHFFGGCCBBFFBBCCFFEEMGAADDBBEEGGSHHGGCHH',
        'EEDDCCHHFEEFFDDBBFFGGEECAAFFGDDMHHGGDDCCHHAAHHGGFFBBSGGABBCCEEHH',
        'FFCCEEFFDDSHHBBGGEEGGFFBBMGGHHAACCHHFBBDDCEEHHAAGEEDDFFADDCCGGHH',
      ],
    },
  },
};
