import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.958333' },
  hitFrequency: { method: 'exact', value: '0.073595' },
  deviation: { method: 'exact', value: '8.1270' },
  maxWin: 360,
};
