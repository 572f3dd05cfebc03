import { commitmentOf } from '@/lib/platform/fairness/stream';
import { verifyRound } from '@/lib/studio/slots/verifier/verifier';
import { models } from '@/lib/studio/slots/models';
import { playFairRound, seedsOf, stakeOf } from '../studio/rounds';
import { battery, holm } from './support/randomness';
import { badSources, fairWords } from './support/word-sources';

/**
 * The two large tests of fairness: the separately written verifier agrees over 10^5 bets (docs/trust.md F3), and 20 streams
 * of 10^6 words pass the battery together at 99% while every planted bad generator fails (F5). Throws Error otherwise.
 */
export async function benchFairness(bets = 100_000, words = 1_000_000): Promise<void> {
  await verifyBets(bets);
  const began = performance.now();
  const streams = Array.from({ length: 20 }, (_, index) => battery(fairWords(index), words)).flat();
  const { stands, worst } = holm(streams, 0.01);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `randomness | 20 streams of ${words} words, ${streams.length} tests, smallest p ${worst.p.toExponential(2)} (${worst.test}), ` +
      `needed above ${(0.01 / streams.length).toExponential(2)}: ${stands ? 'passed' : 'FAILED'} | ${seconds.toFixed(0)} s`,
  );
  const missed = Object.keys(badSources).filter(
    (name) => holm(battery(badSources[name]!(), words), 0.01).stands,
  );
  console.log(
    `planted bad generators | ${Object.keys(badSources).length - missed.length} of ${Object.keys(badSources).length} found`,
  );
  if (!stands || missed.length > 0) throw new Error('the randomness battery does not stand');
}

async function verifyBets(bets: number): Promise<void> {
  const each = Math.ceil(bets / Object.keys(models).length);
  const began = performance.now();
  let rounds = 0;
  let spins = 0;
  for (const model of Object.values(models))
    for (let index = 0; index < each; index++) {
      const seeds = seedsOf(1_000_000 + rounds++);
      const stake = stakeOf(model);
      const played = playFairRound(model, stake, seeds);
      const proof = await verifyRound({ model, ...seeds, commitment: commitmentOf(seeds.serverSeed), stake });
      const same =
        proof.commitmentHolds &&
        proof.complete &&
        proof.payout === played.at(-1)!.roundPayout &&
        proof.spins.length === played.length &&
        proof.spins.every(
          (spin, i) => spin.units === played[i]!.units && `${spin.stops}` === `${played[i]!.stops}`,
        );
      if (!same) throw new Error(`the verifier disagrees: ${model.code}, ${JSON.stringify(seeds)}`);
      spins += played.length;
    }
  const seconds = (performance.now() - began) / 1000;
  console.log(`verifier | ${rounds} bets, ${spins} spins, all equal | ${seconds.toFixed(0)} s`);
}
