import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'simulated', value: '0.97169', low: '0.94047', high: '1.00291', rounds: 1_000_000 },
  hitFrequency: { method: 'simulated', value: '0.65851', low: '0.65728', high: '0.65973', rounds: 1_000_000 },
  featureEvery: { method: 'simulated', value: '321.34', low: '307.18', high: '336.87', rounds: 1_000_000 },
  deviation: { method: 'simulated', value: '12.120', low: '10.406', high: '13.834', rounds: 1_000_000 },
  maxWin: 10000,
};
