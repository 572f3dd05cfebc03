import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.966699' },
  hitFrequency: { method: 'exact', value: '0.416083' },
  featureEvery: { method: 'exact', value: '54.71' },
  deviation: { method: 'exact', value: '10.2041' },
  maxWin: 1500,
};
