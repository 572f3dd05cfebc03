import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.967151' },
  hitFrequency: { method: 'exact', value: '0.373355' },
  featureEvery: { method: 'exact', value: '105.26' },
  deviation: { method: 'simulated', value: '7.094', low: '7.074', high: '7.114', rounds: 100_000_000 },
  maxWin: 5500,
};
