import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.949810' },
  hitFrequency: { method: 'exact', value: '0.451686' },
  featureEvery: { method: 'exact', value: '63.19' },
  deviation: { method: 'exact', value: '4.4800' },
  maxWin: 5000,
};
