import { lazy } from 'react';
import type { EngineCode } from '@/lib/studio/registry';
import type { EngineParts } from './engine-parts';

/** The browser's half of lib/studio/registry.ts: one entry for each engine. */
export const engineParts: Readonly<Record<EngineCode, EngineParts>> = {
  slots: {
    RoundRecord: lazy(() => import('./slots/record/round-record')),
    loadVerifier: async () => (await import('./slots/verifier/recompute')).recompute,
  },
};

export const isEngineCode = (code: unknown): code is EngineCode =>
  typeof code === 'string' && Object.hasOwn(engineParts, code);
