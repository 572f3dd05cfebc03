import type { EngineJson } from '@/lib/studio/engine';

/** The response of POST /studio/api/spin. */
export interface WireSpin<Result = EngineJson> {
  spinId: string;
  roundId: string;
  nonce: number;
  stake: string;
  /** The balance after this move; absent if no money moved. */
  balance?: string;
  result: Result;
}
