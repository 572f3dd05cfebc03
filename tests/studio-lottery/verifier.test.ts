import { readFileSync, readdirSync } from 'node:fs';
import { commitmentOf, FairStream } from '@/lib/platform/fairness/stream';
import { drawResult } from '@/lib/studio/lottery/sources/draw';
import { resultToJson } from '@/lib/studio/lottery/sources/result';
import { sources } from '@/lib/studio/lottery/sources/sources';
import type { DrawSource } from '@/lib/studio/lottery/types';
import { settleByListing } from '@/lib/studio/lottery/verifier/settle';
import { verifyDraw } from '@/lib/studio/lottery/verifier/verifier';
import { depth } from '../support/depth';
import { compareBets } from './random-bets';
import { playLists } from './support';

const BETS = depth(20_000, 100_000);

test(`the verifier settles ${BETS} random bets as the engine does`, () => {
  const { bets, winning, plays } = compareBets(BETS, 1);
  expect(bets).toBe(BETS);
  // The random results and selections favour low numbers, so that bets of every play type win.
  expect(winning).toBeGreaterThan(BETS / 5);
  expect(plays).toBe(playLists().reduce((sum, list) => sum + list.plays.length, 0));
}, 180_000);

test('the verifier settles the worked examples', () => {
  for (const { plays } of playLists())
    for (const { source, type } of plays) {
      const { selection, result, wins } = type.example;
      const found = settleByListing(source, type, selection, result);
      const byKey = (hits: typeof found) =>
        hits.map((hit) => `${hit.class}/${hit.tier}: ${hit.units}`).sort();
      expect({ play: type.code, wins: byKey(found) }).toEqual({ play: type.code, wins: byKey([...wins]) });
    }
});

test('the verifier recomputes draws of every source from their seeds', async () => {
  const serverSeed = 'c0ffee00'.repeat(8);
  for (const source of Object.values(sources) as DrawSource[])
    for (let nonce = 0; nonce < 40; nonce++) {
      const seeds = { serverSeed, clientSeed: 'lottery', nonce };
      const given = source.groups.some(({ kind }) => kind === 'given') ? [nonce % 12] : [];
      const result = resultToJson(source, drawResult(source, new FairStream(seeds).draw, given));
      const revealed = { ...seeds, source, given, commitment: commitmentOf(serverSeed) };
      const proof = await verifyDraw(revealed);
      expect(proof).toMatchObject({ commitmentHolds: true, result });
      // The steps alone give the numbers: all that are drawn, in order, each from its word.
      const drawn = source.groups.flatMap((group, at) =>
        group.kind === 'given'
          ? []
          : result[at]!.flatMap((value) => (typeof value === 'string' ? [...value].map(Number) : [value])),
      );
      expect(proof.steps.map(({ number }) => number)).toEqual(drawn);
      expect(proof.steps.filter(({ word, of, place }) => word % of !== place)).toEqual([]);
      if (nonce > 0) continue;
      const other = await verifyDraw({
        ...revealed,
        commitment: commitmentOf('00'.repeat(32)),
        clientSeed: 'other',
      });
      expect(other.commitmentHolds).toBe(false);
      expect(other.result).not.toEqual(result);
    }
});

test('the verifier shares no code with the engine', () => {
  const folder = 'lib/studio/lottery/verifier';
  for (const name of readdirSync(folder))
    for (const [, path] of readFileSync(`${folder}/${name}`, 'utf8').matchAll(
      /^import (?!type).* from '([^']+)'/gm,
    ))
      expect(['./features', '@/lib/studio/fairness/revealed']).toContain(path);
});
