import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.967605' },
  hitFrequency: { method: 'exact', value: '0.465271' },
  featureEvery: { method: 'exact', value: '92.19' },
  deviation: { method: 'exact', value: '3.5795' },
  maxWin: 5000,
};
