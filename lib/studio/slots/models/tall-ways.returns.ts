import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'simulated', value: '0.95922', low: '0.95613', high: '0.96231', rounds: 100_000_000 },
  hitFrequency: {
    method: 'simulated',
    value: '0.65773',
    low: '0.65761',
    high: '0.65785',
    rounds: 100_000_000,
  },
  featureEvery: { method: 'simulated', value: '326.21', low: '324.70', high: '327.73', rounds: 100_000_000 },
  deviation: { method: 'simulated', value: '11.987', low: '11.703', high: '12.272', rounds: 100_000_000 },
  maxWin: 10000,
};
