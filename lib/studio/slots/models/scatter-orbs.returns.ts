import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'simulated', value: '0.96237', low: '0.96022', high: '0.96453', rounds: 100_000_000 },
  hitFrequency: {
    method: 'simulated',
    value: '0.38778',
    low: '0.38765',
    high: '0.38790',
    rounds: 100_000_000,
  },
  featureEvery: { method: 'simulated', value: '76.95', low: '76.77', high: '77.12', rounds: 100_000_000 },
  deviation: { method: 'simulated', value: '8.361', low: '8.246', high: '8.476', rounds: 100_000_000 },
  maxWin: 5000,
};
