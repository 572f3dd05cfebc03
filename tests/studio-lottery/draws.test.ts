import { drawResult } from '@/lib/studio/lottery/sources/draw';
import { parseResult, resultToJson } from '@/lib/studio/lottery/sources/result';
import { sources } from '@/lib/studio/lottery/sources/sources';
import { FairStream } from '@/lib/platform/fairness/stream';
import type { DrawSource } from '@/lib/studio/lottery/types';
import { depth } from '../support/depth';
import { generator } from './support';
import { isUniform } from './uniform';

/** A bias of a few per cent is found in 100,000 draws; the full run draws a million of each source as well. */
const DRAWS = 100_000;
const UNIFORM_DRAWS = depth(20_000, DRAWS);
const all: DrawSource[] = Object.values(sources);
const givenOf = (source: DrawSource) => (source.groups.some(({ kind }) => kind === 'given') ? [4] : []);

test.each(all.map((source) => [source.code, source] as const))(
  '%s: draws of a seeded generator are uniform at 99%%',
  (_code, source) => {
    const next = generator(142);
    expect(isUniform(source, UNIFORM_DRAWS, () => drawResult(source, next, givenOf(source)))).toMatchObject({
      stands: true,
    });
  },
);

test('a biased source is found: a byte modulo the size, and a value that is drawn too seldom', () => {
  const next = generator(143);
  const byModulo = (n: number) => next(256) % n;
  const tooSeldom = (n: number) => {
    const value = next(n);
    return value === n - 1 && next(4) === 0 ? 0 : value;
  };
  for (const bad of [byModulo, tooSeldom])
    for (const source of [sources.fiveDigits, sources.elevenOfFive, sources.twentyOfEighty])
      expect(isUniform(source, DRAWS, () => drawResult(source, bad))).toMatchObject({ stands: false });
});

test('a result of a fairness stream is fixed by its seeds, and its JSON is read back', () => {
  for (const source of all)
    for (let nonce = 0; nonce < 50; nonce++) {
      const seeds = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'draw', nonce };
      const result = drawResult(source, new FairStream(seeds).draw, givenOf(source));
      expect(drawResult(source, new FairStream(seeds).draw, givenOf(source))).toEqual(result);
      const json: unknown = JSON.parse(JSON.stringify(resultToJson(source, result)));
      expect(parseResult(source, json)).toEqual({ ok: true, result });
    }
});

test('a draw without its given numbers is refused', () => {
  for (const given of [[], [12], [-1], [1.5], [NaN]])
    expect(() => drawResult(sources.fortyNine, () => 0, given)).toThrow(RangeError);
});

test('a result that cannot have been drawn is refused with a code and its place', () => {
  const { fiveDigits, fortyNine, vietnamNorth, thai } = sources;
  const bad: [DrawSource, unknown, object][] = [
    [fiveDigits, null, { code: 'RESULT_MALFORMED' }],
    [fiveDigits, { 0: [1, 2, 3, 4, 5], length: 1 }, { code: 'RESULT_MALFORMED' }],
    [fiveDigits, ['12345'], { code: 'RESULT_MALFORMED', group: 'numbers' }],
    [fiveDigits, [[1, 2, 3, 4, 5], []], { code: 'RESULT_GROUPS' }],
    [fiveDigits, [[1, 2, 3, 4]], { code: 'RESULT_COUNT', group: 'numbers' }],
    [fiveDigits, [[1, 2, 3, 4, 10]], { code: 'RESULT_NUMBER', group: 'numbers', index: 4 }],
    [fiveDigits, [[1, 2, 3, 4, '5']], { code: 'RESULT_NUMBER', group: 'numbers', index: 4 }],
    [fiveDigits, [[1, 2, 3, 4, 0.5]], { code: 'RESULT_NUMBER', group: 'numbers', index: 4 }],
    [fortyNine, [[1, 2, 3, 4, 5, 5], [7], [0]], { code: 'RESULT_TWICE', group: 'numbers', index: 5 }],
    [fortyNine, [[1, 2, 3, 4, 5, 6], [6], [0]], { code: 'RESULT_TWICE', group: 'special', index: 0 }],
    [fortyNine, [[1, 2, 3, 4, 5, 6], [7], [12]], { code: 'RESULT_NUMBER', group: 'zodiac', index: 0 }],
    [vietnamNorth, [['12345']], { code: 'RESULT_GROUPS' }],
    [thai, [['123456'], ['123', '12'], ['123', '456'], ['12']], { code: 'RESULT_NUMBER', index: 1 }],
    [thai, [['123456'], ['123', '456'], ['123', '４５６'], ['12']], { code: 'RESULT_NUMBER', index: 1 }],
  ];
  for (const [source, json, problem] of bad)
    expect(parseResult(source, json)).toMatchObject({ ok: false, ...problem });
});
