import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.970338' },
  hitFrequency: { method: 'exact', value: '0.706416' },
  featureEvery: { method: 'exact', value: '177.63' },
  deviation: { method: 'exact', value: '4.9313' },
  maxWin: 5000,
};
