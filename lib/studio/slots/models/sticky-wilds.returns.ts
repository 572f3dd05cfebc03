import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.967151' },
  hitFrequency: { method: 'exact', value: '0.373355' },
  featureEvery: { method: 'exact', value: '105.26' },
  deviation: { method: 'simulated', value: '6.996', low: '6.799', high: '7.193', rounds: 1_000_000 },
  maxWin: 5500,
};
