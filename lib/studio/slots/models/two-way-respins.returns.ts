import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.949117' },
  hitFrequency: { method: 'exact', value: '0.491665' },
  featureEvery: { method: 'exact', value: '5.13' },
  deviation: { method: 'exact', value: '3.6509' },
  maxWin: 251,
};
