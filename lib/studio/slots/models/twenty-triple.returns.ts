import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.967620' },
  hitFrequency: { method: 'exact', value: '0.400499' },
  featureEvery: { method: 'exact', value: '99.95' },
  deviation: { method: 'exact', value: '4.4595' },
  maxWin: 5000,
};
