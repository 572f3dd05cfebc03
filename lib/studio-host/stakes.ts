import type { GameEngine } from '@/lib/catalogue/types';
import type { Amount } from '@/lib/money/amount';
import { offeredStakes } from '@/lib/studio/play/rules';
import { findSeatModel } from '@/lib/studio/registry';

/** The stakes of a game of the studio in a currency, smallest first; undefined if the studio does not run it at a seat. */
export function stakesOfGame(engine: GameEngine, currency: string): Amount[] | undefined {
  const model = findSeatModel(engine.kind, engine.model);
  return model && offeredStakes(engine.stakes, currency, model.returns.maxWin);
}
