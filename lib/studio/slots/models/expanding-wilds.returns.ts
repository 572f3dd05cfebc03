import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.961933' },
  hitFrequency: { method: 'exact', value: '0.314649' },
  featureEvery: { method: 'exact', value: '92.19' },
  deviation: { method: 'exact', value: '4.5314' },
  maxWin: 5000,
};
