import type { SeatModel, PlayedMove } from '@/lib/studio/engine';
import type { StudioGame } from '../host';
import type { StoredSpin } from './store';

/**
 * What the betting record stores of a move. The first move of a round adds the terms under which the round can be verified. The
 * gateway merges the members `spin0`, `spin1` … of a round's calls.
 */
export function roundDetails(
  game: StudioGame,
  model: SeatModel,
  spin: StoredSpin,
  played: PlayedMove,
): Record<string, never> {
  const index = spin.state === null ? 0 : model.movesPlayed(spin.state);
  const terms = {
    studio: {
      engine: spin.engine,
      model: model.code,
      version: model.version,
      look: game.look,
      commitment: spin.commitment,
      clientSeed: spin.client_seed,
      nonce: spin.nonce,
    },
  };
  const record = { [`spin${index}`]: { nonce: spin.nonce, ...played.record } };
  return { ...(index === 0 && terms), ...record } as unknown as Record<string, never>;
}
