import { lazy } from 'react';
import type { SeatEngineCode } from '@/lib/studio/registry';
import type { EngineParts } from './engine-parts';

/**
 * The browser's half of lib/studio/registry.ts: one entry for each engine with `session: 'seat'`. What is shared has records and a verifier of
 * its own: a lottery bet is shown by components/lottery/record, and its draw is verified by components/lottery/verifier.
 */
export const engineParts: Readonly<Record<SeatEngineCode, EngineParts>> = {
  slots: {
    RoundRecord: lazy(() => import('./slots/record/round-record')),
    loadVerifier: async () => (await import('./slots/verifier/recompute')).recompute,
  },
};

export const isEngineCode = (code: unknown): code is SeatEngineCode =>
  typeof code === 'string' && Object.hasOwn(engineParts, code);
