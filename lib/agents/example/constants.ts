import type { Amount } from '@/lib/money/amount';
import type { Terms, Tier } from '../contracts/terms';

/** The kinds of contract that the example of the landing page computes. */
export const EXAMPLE_KINDS = ['dividend', 'daily'] as const;
export type ExampleKind = (typeof EXAMPLE_KINDS)[number];

/** The agents of the example: the reader, the agent below, and the agent below that one. */
export const EXAMPLE_LEVELS = [0, 1, 2] as const;
export type ExampleLevel = (typeof EXAMPLE_LEVELS)[number];

/** Percent of the whole team's figures that belong to the team of each level, its own players included. */
export const TEAM_PERCENT: Readonly<Record<ExampleLevel, number>> = { 0: 100, 1: 70, 2: 25 };

/** What the sliders begin with and reach, in the currency's unit of the example; active members are counted. */
export const SLIDERS = {
  validBet: { least: 0, most: 40_000, step: 250, first: 24_000 },
  netLoss: { least: -2_000, most: 15_000, step: 100, first: 5_000 },
  active: { least: 0, most: 40, step: 1, first: 24 },
} as const;

/** Thresholds in units, and the rates of the three levels in millionths. */
const DIVIDEND = [
  { from: 1_000, active: 5, rates: [200_000, 150_000, 100_000] },
  { from: 4_000, active: 10, rates: [250_000, 200_000, 150_000] },
  { from: 10_000, active: 20, rates: [300_000, 250_000, 200_000] },
] as const;
const DAILY = [
  { from: 4_000, active: 5, rates: [5_000, 4_000, 3_000] },
  { from: 12_000, active: 10, rates: [7_000, 6_000, 5_000] },
  { from: 28_000, active: 20, rates: [9_000, 8_000, 7_000] },
] as const;

const ZERO = 0n as Amount;

/** The terms of a level's contract. `unit` is the currency's unit of the example in 1/10,000. */
export function exampleTerms(kind: ExampleKind, level: ExampleLevel, unit: bigint): Terms {
  const dividend = kind === 'dividend';
  const tiers = (dividend ? DIVIDEND : DAILY).map(({ from, active, rates }): Tier => {
    const threshold = (BigInt(from) * unit) as Amount;
    return {
      validBet: dividend ? ZERO : threshold,
      netLoss: dividend ? threshold : ZERO,
      active,
      rate: rates[level],
      amount: ZERO,
    };
  });
  return {
    kind,
    period: dividend ? 'M' : 'D',
    tierMode: dividend ? 'fixed' : null,
    tiers,
    realtime: null,
  };
}
