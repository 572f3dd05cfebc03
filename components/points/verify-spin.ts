import { replayRevealed } from '@/lib/studio/fairness/revealed';

export interface RevealedSpin {
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  weights: readonly number[];
}

/**
 * Recomputes a spin in the browser, with WebCrypto and without the code that the server draws with: whether the seed is the one whose hash
 * was shown, and the place of the sector, from 0. Rejects with RangeError for a malformed seed.
 */
export async function verifySpin(
  revealed: RevealedSpin,
): Promise<{ commitmentHolds: boolean; place: number }> {
  const total = revealed.weights.reduce((sum, weight) => sum + weight, 0);
  const { commitmentHolds, replayed } = await replayRevealed({ ...revealed, nonce: 0 }, (words) => {
    // Words of the incomplete last group would favour the first sectors: they are left out.
    const groups = Math.floor(4_294_967_296 / total);
    const word = words.find((one) => one < groups * total);
    return word === undefined ? null : word % total;
  });
  let below = 0;
  const place = revealed.weights.findIndex((weight) => {
    below += weight;
    return replayed < below;
  });
  return { commitmentHolds, place };
}
