import { FairStream } from '@/lib/platform/fairness/stream';
import { drawResult } from '../sources/draw';
import { resultToJson } from '../sources/result';
import type { DrawSource } from '../types';
import { clientSeedOf } from './view';

/** The result of a draw of ours as JSON: it follows from its seeds and its given numbers alone. */
export function resultOfSeed(
  source: DrawSource,
  draw: { game: string; period: string; given: readonly number[] },
  serverSeed: string,
): (string | number)[][] {
  const stream = new FairStream({ serverSeed, clientSeed: clientSeedOf(draw), nonce: 0 });
  return resultToJson(source, drawResult(source, stream.draw, draw.given));
}
