import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.953268' },
  hitFrequency: { method: 'exact', value: '0.255271' },
  featureEvery: { method: 'exact', value: '97.99' },
  deviation: { method: 'exact', value: '8.2168' },
  maxWin: 5000,
};
