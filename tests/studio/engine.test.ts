import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { amount } from '@/lib/money/amount';
import { FairStream } from '@/lib/platform/fairness/stream';
import { verifyRound } from '@/lib/studio/slots/verifier/verifier';
import { playSpin } from '@/lib/studio/slots/play-spin';
import { models } from '@/lib/studio/slots/models';
import { simulationDraw } from '@/lib/studio/slots/simulate';
import type { ModelCode, SlotModel, SpinResult } from '@/lib/studio/slots/types';
import { playFairRound, playRound, seedsOf, stakeOf } from './rounds';

const codes = Object.keys(models) as ModelCode[];

/** Rounds of a model that go through its feature, found by seed. */
function featureRounds(model: SlotModel, count: number): SpinResult[][] {
  const found: SpinResult[][] = [];
  for (let seed = 1; found.length < count; seed++) {
    const round = playRound(model, stakeOf(model), simulationDraw(seed));
    if (round.length > 1) found.push(round);
  }
  return found;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe.each(codes)('a round of %s', (code) => {
  const model = models[code];
  const hasFeature = Boolean(model.freeSpins || model.coinHold || model.expandingWilds?.respin);
  const rounds = hasFeature ? featureRounds(model, 5) : [];
  for (let seed = 1; seed <= 200; seed++) rounds.push(playRound(model, stakeOf(model), simulationDraw(seed)));

  test('pays the sum of its steps, and each step the sum of its wins', () => {
    for (const result of rounds.flat()) {
      if (!result.capped) expect(sum(result.steps.map((step) => step.units))).toBe(result.units);
      for (const step of result.steps) {
        if (step.kind !== 'orbs') expect(sum(step.wins.map((win) => win.units))).toBe(step.units);
        expect(step.payout).toBe(BigInt(step.units) * 100n);
      }
      expect(result.payout).toBe(BigInt(result.units) * 100n);
    }
  });

  test('shows wins on the cells of their symbols', () => {
    for (const result of rounds.flat())
      for (const step of result.steps)
        for (const win of step.wins) {
          const allowed = model.symbols.filter(
            (s) => s.id === win.symbol || (s.wild && win.kind !== 'scatter'),
          );
          for (const { reel, row } of win.positions)
            expect(allowed.map((s) => s.id)).toContain(step.grid[reel]![row]);
          if (win.kind === 'line') expect(win.positions).toHaveLength(win.count);
        }
  });

  test('counts its total and ends', () => {
    for (const round of rounds) {
      let total = 0;
      for (const result of round) {
        total += result.units;
        expect(result.roundUnits).toBe(total);
        if (result.next) expect(result.next.roundUnits).toBe(total);
      }
      expect(round[0]!.kind).toBe('paid');
      expect(round.at(-1)!.next).toBeNull();
    }
  });

  test('removes the cells of a cascade and keeps the others in order', () => {
    for (const { steps } of rounds.flat())
      steps.forEach((step, index) => {
        const before = steps[index - 1];
        if (step.kind !== 'cascade' || !before) return;
        step.grid.forEach((column, reel) => {
          const gone = new Set(before.removed.filter((cell) => cell.reel === reel).map((cell) => cell.row));
          const kept = before.grid[reel]!.filter((_, row) => !gone.has(row));
          expect(column.slice(column.length - kept.length)).toEqual(kept);
        });
      });
  });

  test('depends on the draws alone, not on the stake (F7)', () => {
    const bare = (round: SpinResult[]) => round.map(({ stops, units, next }) => ({ stops, units, next }));
    const first = bare(playFairRound(model, stakeOf(model, 1), seedsOf(9)));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (scale) => {
        expect(bare(playFairRound(model, stakeOf(model, scale), seedsOf(9)))).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });

  test('never pays more than its cap, in the engine and in the verifier', async () => {
    const capped: SlotModel = { ...model, maxWin: 2 };
    let reached = 0;
    for (let index = 0; reached < 3; index++) {
      const seeds = seedsOf(index);
      const round = playFairRound(capped, stakeOf(model), seeds);
      const last = round.at(-1)!;
      expect(last.roundUnits).toBeLessThanOrEqual(2 * model.units);
      if (!last.capped) continue;
      reached++;
      expect(last.roundUnits).toBe(2 * model.units);
      expect(last.next).toBeNull();
      const proof = await verifyRound({ model: capped, ...seeds, commitment: '', stake: stakeOf(model) });
      expect(proof.payout).toBe(last.roundPayout);
      expect(proof.spins).toHaveLength(round.length);
    }
  });

  test('accepts every stake in whole cents and rejects one that does not divide', () => {
    const draw = simulationDraw(1);
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), (cents) => {
        const result = playSpin(model, null, amount(cents * 100n), draw);
        expect(result.payout * BigInt(model.units)).toBe(BigInt(result.units) * cents * 100n);
      }),
      { numRuns: 100 },
    );
    expect(() => playSpin(model, null, amount(0n), draw)).toThrow(RangeError);
    expect(() => playSpin(model, null, amount(-100n), draw)).toThrow(RangeError);
    if (model.units > 1)
      expect(() => playSpin(model, null, amount(BigInt(model.units) + 1n), draw)).toThrow(RangeError);
  });

  if (!hasFeature) return;
  test('continues from a stored state with the same result', () => {
    for (const round of featureRounds(model, 3)) {
      const [paid, second] = [round[0]!, round[1]!];
      const stored = JSON.stringify(paid.next);
      const again = () => playSpin(model, JSON.parse(stored), stakeOf(model), simulationDraw(5));
      expect(again()).toEqual(again());
      expect(second.kind).toBe(paid.next!.kind);
      expect(paid.awards).toHaveLength(1);
      expect(paid.awards[0]!.positions.length).toBeGreaterThan(0);
    }
  });
});

test('the engine rejects a state of another model', () => {
  const [round] = featureRounds(models['coin-hold'], 1);
  const play = () =>
    playSpin(models['ten-lines'], round![0]!.next, stakeOf(models['ten-lines']), simulationDraw(1));
  expect(play).toThrow(RangeError);
});

test('a stream continues at a stored position', () => {
  const whole = new FairStream(seedsOf(3));
  const values = Array.from({ length: 40 }, () => whole.draw(1000));
  for (let cut = 0; cut <= 40; cut++) {
    const before = new FairStream(seedsOf(3));
    const head = Array.from({ length: cut }, () => before.draw(1000));
    const after = new FairStream(seedsOf(3), before.position);
    expect([...head, ...Array.from({ length: 40 - cut }, () => after.draw(1000))]).toEqual(values);
  }
});

test('rules and fairness code read no clock, no balance and no other random source (F7)', () => {
  const foreign =
    /Math\.random|Date\b|performance|process\.|from '@\/lib\/(?!money|studio\/(slots|fairness))/;
  for (const folder of ['lib/studio/slots', 'lib/studio/slots/models', 'lib/studio/fairness'])
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts')))
      expect([name, foreign.exec(readFileSync(join(folder, name), 'utf8'))]).toEqual([name, null]);
});
