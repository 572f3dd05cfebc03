import { replayRevealed, type RevealedSeeds, type RoundProof } from '@/lib/studio/fairness/revealed';
import type { SlotModel } from '../types';
import { replayRound, type ReplayedSpin } from './replay';

export interface RevealedSlotsRound extends RevealedSeeds {
  model: SlotModel;
  /** In 1/10,000. */
  stake: bigint;
  /** Verify only the first so many spins, if the round is still open. */
  spins?: number;
}

export interface SlotsProof extends RoundProof {
  /** The paid spin, then the free ones, in order. */
  spins: readonly ReplayedSpin[];
}

/**
 * The fairness verifier of slot rounds. It is written separately from the engine (docs/trust.md F3): the two share the model's data
 * and types and no code. Rejects with RangeError if a seed is malformed or the stake does not divide.
 */
export async function verifyRound(revealed: RevealedSlotsRound): Promise<SlotsProof> {
  const { model, stake } = revealed;
  const parts = BigInt(model.units);
  if (stake <= 0n || stake % parts !== 0n)
    throw new RangeError('the stake does not divide by the units of the game');
  const { commitmentHolds, replayed } = await replayRevealed(revealed, (words) =>
    replayRound(model, words, revealed.spins ?? Infinity),
  );
  const units = replayed.spins.reduce((sum, spin) => sum + spin.units, 0);
  return {
    commitmentHolds,
    spins: replayed.spins,
    payout: (stake / parts) * BigInt(units),
    complete: replayed.complete,
  };
}
