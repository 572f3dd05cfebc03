import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'simulated', value: '0.95952', low: '0.94657', high: '0.97247', rounds: 1_000_000 },
  hitFrequency: { method: 'simulated', value: '0.58338', low: '0.58211', high: '0.58465', rounds: 1_000_000 },
  featureEvery: { method: 'simulated', value: '94.48', low: '92.19', high: '96.90', rounds: 1_000_000 },
  deviation: { method: 'simulated', value: '5.028', low: '4.821', high: '5.234', rounds: 1_000_000 },
  maxWin: 5000,
};
