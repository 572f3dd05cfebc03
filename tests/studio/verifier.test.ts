import fc from 'fast-check';
import { findWins } from '@/lib/studio/slots/verifier/replay-wins';
import { commitmentOf, FairStream } from '@/lib/platform/fairness/stream';
import { verifyRound } from '@/lib/studio/slots/verifier/verifier';
import { compile } from '@/lib/studio/slots/compile';
import { playSpin } from '@/lib/studio/slots/play-spin';
import { evaluate } from '@/lib/studio/slots/evaluate';
import { createMemory } from '@/lib/studio/slots/memory';
import { models } from '@/lib/studio/slots/models';
import type { ModelCode, SlotModel, SpinResult } from '@/lib/studio/slots/types';
import { depth } from '../support/depth';
import { playFairRound, seedsOf, stakeOf } from './rounds';

/** Of every model: rounds as they come, and rounds that go through the feature. */
const PLAIN = depth(20, 60);
const FEATURES = depth(7, 20);

/** Indexes of seeds, the first plain ones and then enough with a feature (one spin tells whether it starts). */
function chosenSeeds(model: SlotModel): number[] {
  const hasFeature = Boolean(model.freeSpins || model.coinHold || model.expandingWilds?.respin);
  const indexes = Array.from({ length: PLAIN }, (_, index) => index);
  for (let index = PLAIN; hasFeature && indexes.length < PLAIN + FEATURES; index++)
    if (playSpin(model, null, stakeOf(model), new FairStream(seedsOf(index)).draw).next) indexes.push(index);
  return indexes;
}

/** Pictures that the reels gave: the verifier knows nothing of what is only animation. */
function pictures(result: SpinResult) {
  const shown = ['land', 'expand', 'cascade', 'hold'];
  return result.steps.filter((step) => shown.includes(step.kind)).map((step) => step.grid);
}

describe('the fairness verifier, which shares no code with the engine (F3)', () => {
  test.each(Object.keys(models) as ModelCode[])('%s: recomputes every spin of every round', async (code) => {
    const model = models[code];
    const stake = stakeOf(model);
    for (const index of chosenSeeds(model)) {
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

  test.each(Object.keys(models) as ModelCode[])('%s: finds the same wins in any picture', (code) => {
    const model = models[code];
    const rules = compile(model);
    const memory = createMemory(rules);
    const inWays = (symbol: number, reel: number) =>
      model.evaluation.kind === 'ways' && reel === 0 && rules.isWild[symbol] === 1;
    // Few kinds of symbols, wilds among them, so that long runs and runs of wilds are common.
    const wilds = [...rules.isWild.keys()].filter((symbol) => rules.isWild[symbol]);
    const kinds = fc.subarray([...model.symbols.keys()], { minLength: 1, maxLength: 3 });
    const pictures = kinds.chain((some) =>
      fc.array(fc.constantFrom(...some, ...wilds), { minLength: rules.cells, maxLength: rules.cells }),
    );
    fc.assert(
      fc.property(pictures, (cells) => {
        cells.forEach((symbol, cell) => {
          const reel = Math.floor(cell / rules.height);
          memory.grid[cell] = inWays(symbol, reel) ? 0 : symbol;
        });
        const grid = model.rows.map((rows, reel) =>
          Array.from({ length: rows }, (_, row) => ({
            symbol: model.symbols[memory.grid[reel * rules.height + row]!]!,
            value: 0,
          })),
        );
        const found = findWins(model, grid);
        memory.marked.fill(0);
        expect(evaluate(rules, memory, null)).toBe(found.reduce((sum, win) => sum + win.units, 0));
        if (model.cascades) {
          const gone = new Set(found.flatMap((win) => win.places));
          const marked = grid.map((column, reel) =>
            column.map((_, row) => memory.marked[reel * rules.height + row] === 1),
          );
          expect(marked).toEqual(grid.map((column) => column.map((place) => gone.has(place))));
        }
      }),
      { numRuns: code === 'tall-ways' ? 60 : 400 },
    );
  });

  test('verifies an open round as far as it was played', async () => {
    const model = models['twenty-triple'];
    const stake = stakeOf(model);
    let index = 0;
    while (playFairRound(model, stake, seedsOf(index)).length === 1) index++;
    const seeds = seedsOf(index);
    const played = playFairRound(model, stake, seeds).slice(0, 3);
    const revealed = { model, ...seeds, commitment: commitmentOf(seeds.serverSeed), stake, spins: 3 };
    const proof = await verifyRound(revealed);
    expect(proof.complete).toBe(false);
    expect(proof.payout).toBe(played.at(-1)!.roundPayout);
  });

  test('finds another server seed by the commitment, and gives another round for another client seed or nonce', async () => {
    const model = models['ten-lines'];
    const seeds = seedsOf(1);
    const revealed = { model, ...seeds, commitment: commitmentOf(seeds.serverSeed), stake: stakeOf(model) };
    const stops = async (change: Partial<typeof revealed>) =>
      (await verifyRound({ ...revealed, ...change })).spins[0]!.stops;
    expect((await verifyRound({ ...revealed, serverSeed: seedsOf(2).serverSeed })).commitmentHolds).toBe(
      false,
    );
    expect(await stops({ clientSeed: 'somebody-else' })).not.toEqual(await stops({}));
    expect(await stops({ nonce: seeds.nonce + 1 })).not.toEqual(await stops({}));
  });

  test('rejects malformed seeds and stakes that do not divide', async () => {
    const model = models['ten-lines'];
    const revealed = { model, ...seedsOf(1), commitment: '', stake: stakeOf(model) };
    await expect(verifyRound({ ...revealed, serverSeed: 'abc' })).rejects.toThrow(RangeError);
    await expect(verifyRound({ ...revealed, stake: 105n })).rejects.toThrow(RangeError);
    await expect(verifyRound({ ...revealed, stake: 0n })).rejects.toThrow(RangeError);
  });
});
