import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
  rtp: { method: 'exact', value: '0.956329' },
  hitFrequency: { method: 'exact', value: '0.271393' },
  deviation: { method: 'exact', value: '3.1287' },
  maxWin: 60,
};
