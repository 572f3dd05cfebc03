import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.951303' },
  hitFrequency: { method: 'exact', value: '0.447331' },
  featureEvery: { method: 'exact', value: '112.91' },
  deviation: { method: 'exact', value: '5.7467' },
  maxWin: 5000,
};
