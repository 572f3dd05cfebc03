import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'simulated', value: '0.94836', low: '0.92732', high: '0.96940', rounds: 1_000_000 },
  hitFrequency: { method: 'simulated', value: '0.38803', low: '0.38678', high: '0.38929', rounds: 1_000_000 },
  featureEvery: { method: 'simulated', value: '77.08', low: '75.39', high: '78.85', rounds: 1_000_000 },
  deviation: { method: 'simulated', value: '8.168', low: '7.257', high: '9.079', rounds: 1_000_000 },
  maxWin: 5000,
};
