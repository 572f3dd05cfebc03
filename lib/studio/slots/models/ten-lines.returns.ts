import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.967655' },
  hitFrequency: { method: 'exact', value: '0.370161' },
  deviation: { method: 'exact', value: '2.8404' },
  maxWin: 123,
};
