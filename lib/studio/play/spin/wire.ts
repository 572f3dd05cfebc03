import type { EngineJson } from '@/lib/studio/engine';

/** The answer of POST /studio/api/spin. */
export interface WireSpin<Result = EngineJson> {
  spinId: string;
  roundId: string;
  nonce: number;
  stake: string;
  /** After this spin; absent if the spin moved no money. */
  balance?: string;
  result: Result;
}
