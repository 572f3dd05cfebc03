import { commitmentOf } from '@/lib/studio/fairness/stream';
import { verifyRound } from '@/lib/studio/fairness/verifier';
import { models } from '@/lib/studio/slots/models';
import type { ModelCode, SpinResult } from '@/lib/studio/slots/types';
import { playFairRound, seedsOf, stakeOf } from './rounds';

const ROUNDS = 120;

/** Pictures that the reels gave: the verifier knows nothing of what is only animation. */
function pictures(result: SpinResult) {
  const shown = ['land', 'expand', 'cascade', 'hold'];
  return result.steps.filter((step) => shown.includes(step.kind)).map((step) => step.grid);
}

describe('the public verifier, written apart from the engine (F3)', () => {
  test.each(Object.keys(models) as ModelCode[])('%s: recomputes every spin of every round', async (code) => {
    const model = models[code];
    const stake = stakeOf(model);
    for (let index = 0; index < ROUNDS; index++) {
      const seeds = seedsOf(index);
      const played = playFairRound(model, stake, seeds);
      const proof = await verifyRound({ model, ...seeds, commitment: commitmentOf(seeds.serverSeed), stake });
      expect(proof.commitmentHolds).toBe(true);
      expect(proof.complete).toBe(true);
      expect(proof.spins.map(({ kind, stops, units }) => ({ kind, stops, units }))).toEqual(
        played.map(({ kind, stops, units }) => ({ kind, stops, units })),
      );
      expect(proof.spins.map((spin) => spin.grids)).toEqual(played.map(pictures));
      expect(proof.payout).toBe(played.at(-1)!.roundPayout);
    }
  });

  test('a round that is still going on is verified as far as it was played', async () => {
    const model = models['twenty-triple'];
    const stake = stakeOf(model);
    let index = 0;
    while (playFairRound(model, stake, seedsOf(index)).length === 1) index++;
    const seeds = seedsOf(index);
    const played = playFairRound(model, stake, seeds).slice(0, 3);
    const claim = { model, ...seeds, commitment: commitmentOf(seeds.serverSeed), stake, spins: 3 };
    const proof = await verifyRound(claim);
    expect(proof.complete).toBe(false);
    expect(proof.payout).toBe(played.at(-1)!.roundPayout);
  });

  test('another seed does not hold the commitment, another client seed or nonce gives another round', async () => {
    const model = models['ten-lines'];
    const seeds = seedsOf(1);
    const claim = { model, ...seeds, commitment: commitmentOf(seeds.serverSeed), stake: stakeOf(model) };
    const stops = async (change: Partial<typeof claim>) =>
      (await verifyRound({ ...claim, ...change })).spins[0]!.stops;
    expect((await verifyRound({ ...claim, serverSeed: seedsOf(2).serverSeed })).commitmentHolds).toBe(false);
    expect(await stops({ clientSeed: 'somebody-else' })).not.toEqual(await stops({}));
    expect(await stops({ nonce: seeds.nonce + 1 })).not.toEqual(await stops({}));
  });

  test('refuses malformed seeds and stakes that do not divide', async () => {
    const model = models['ten-lines'];
    const claim = { model, ...seedsOf(1), commitment: '', stake: stakeOf(model) };
    await expect(verifyRound({ ...claim, serverSeed: 'abc' })).rejects.toThrow(RangeError);
    await expect(verifyRound({ ...claim, stake: 105n })).rejects.toThrow(RangeError);
    await expect(verifyRound({ ...claim, stake: 0n })).rejects.toThrow(RangeError);
  });
});
