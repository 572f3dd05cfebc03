import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.946333' },
  hitFrequency: { method: 'exact', value: '0.477478' },
  featureEvery: { method: 'exact', value: '171.50' },
  deviation: { method: 'exact', value: '4.3504' },
  maxWin: 2500,
};
