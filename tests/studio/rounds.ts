import { createHash } from 'node:crypto';
import { amount, type Amount } from '@/lib/money/amount';
import { FairStream, type RoundSeeds } from '@/lib/platform/fairness/stream';
import { playSpin } from '@/lib/studio/slots/play-spin';
import type { Draw, FeatureState, SlotModel, SpinResult } from '@/lib/studio/slots/types';

/** Seeds that differ by index and are the same in every run. */
export function seedsOf(index: number): RoundSeeds {
  const serverSeed = createHash('sha256').update(`test seed ${index}`).digest('hex');
  return { serverSeed, clientSeed: `browser-${index}`, nonce: index % 1000 };
}

/** The stake that makes a stake unit one ten-thousandth times `perUnit`. */
export function stakeOf(model: SlotModel, perUnit = 100): Amount {
  return amount(BigInt(model.units * perUnit));
}

/** Plays a whole round as the server does: one call per spin, the state as JSON in between. */
export function playRound(model: SlotModel, stake: Amount, draw: Draw): SpinResult[] {
  const results: SpinResult[] = [];
  let state: FeatureState | null = null;
  do {
    const result: SpinResult = playSpin(model, state, stake, draw);
    results.push(result);
    state = JSON.parse(JSON.stringify(result.next)) as FeatureState | null;
  } while (state !== null);
  return results;
}

/** The same from the fairness stream, opened anew for every call at its stored position. */
export function playFairRound(model: SlotModel, stake: Amount, seeds: RoundSeeds): SpinResult[] {
  let position = 0;
  const results: SpinResult[] = [];
  let state: FeatureState | null = null;
  do {
    const stream: FairStream = new FairStream(seeds, position);
    const result: SpinResult = playSpin(model, state, stake, stream.draw);
    position = stream.position;
    results.push(result);
    state = JSON.parse(JSON.stringify(result.next)) as FeatureState | null;
  } while (state !== null);
  return results;
}
