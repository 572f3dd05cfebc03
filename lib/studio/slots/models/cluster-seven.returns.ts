import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'simulated', value: '0.95610', low: '0.95479', high: '0.95741', rounds: 100_000_000 },
  hitFrequency: {
    method: 'simulated',
    value: '0.58288',
    low: '0.58275',
    high: '0.58300',
    rounds: 100_000_000,
  },
  featureEvery: { method: 'simulated', value: '96.51', low: '96.27', high: '96.75', rounds: 100_000_000 },
  deviation: { method: 'simulated', value: '5.089', low: '5.066', high: '5.113', rounds: 100_000_000 },
  maxWin: 5000,
};
