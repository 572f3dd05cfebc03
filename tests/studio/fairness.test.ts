import { createHash, createHmac } from 'node:crypto';
import { acceptedWord } from '@/lib/platform/fairness/rejection';
import { commitmentOf, createServerSeed, FairStream, isClientSeed } from '@/lib/platform/fairness/stream';
import { models } from '@/lib/studio/slots/models';
import { badSources, fairWords } from '../bench/support/word-sources';
import { battery, holm } from '../bench/support/randomness';
import { playFairRound, stakeOf } from './rounds';

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

describe('rejection (F4)', () => {
  test('gives every value from the same number of words: all n, all words of a space of 256', () => {
    for (let n = 1; n <= 256; n++) {
      const counts = new Array<number>(n).fill(0);
      for (let word = 0; word < 256; word++) {
        const value = acceptedWord(word, n, 256);
        if (value >= 0) counts[value]!++;
      }
      expect(new Set(counts)).toEqual(new Set([Math.floor(256 / n)]));
    }
  });

  test('gives the same at the ends of 32 bits, for every n that a model draws', () => {
    const drawn = new Set<number>();
    for (const model of Object.values(models))
      for (const strip of [...model.base.strips, ...(model.freeSpins?.reels.strips ?? [])])
        drawn.add(strip.length);
    for (const n of [...drawn, 3, 37, 1000, 2 ** 31, 2 ** 32]) {
      const each = 2n ** 32n / BigInt(n);
      const limit = each * BigInt(n);
      expect(acceptedWord(Number(limit - 1n), n)).toBe(n - 1);
      expect(acceptedWord(0, n)).toBe(0);
      if (limit < 2n ** 32n) expect(acceptedWord(Number(limit), n)).toBe(-1);
    }
  });

  test('rejects an n that is no count of values', () => {
    for (const n of [0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])
      expect(() => acceptedWord(0, n)).toThrow(RangeError);
  });
});

describe('the stream', () => {
  test('is HMAC-SHA256 over "client seed:nonce:block", read as big-endian words', () => {
    const stream = new FairStream({ serverSeed, clientSeed: 'lantern', nonce: 7 });
    const words = Array.from({ length: 20 }, () => stream.draw(2 ** 32));
    const key = Buffer.from(serverSeed, 'hex');
    const blocks = [0, 1, 2].map((c) => createHmac('sha256', key).update(`lantern:7:${c}`).digest());
    const expected = Buffer.concat(blocks);
    expect(words).toEqual(words.map((_, i) => expected.readUInt32BE(i * 4)));
    expect(stream.position).toBe(20);
  });

  test('matches the worked example of the README', () => {
    const stream = new FairStream({ serverSeed, clientSeed: 'lantern', nonce: 0 });
    const [round] = playFairRound(models['trio-one'], stakeOf(models['trio-one']), {
      serverSeed,
      clientSeed: 'lantern',
      nonce: 0,
    });
    expect(commitmentOf(serverSeed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect([26, 24, 26].map((n) => stream.draw(n))).toEqual(round!.stops);
    expect(round!.stops).toEqual(README_STOPS);
  });

  test('has the SHA-256 of the bytes as commitment, and new seeds each time', () => {
    const seed = createServerSeed();
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
    expect(createServerSeed()).not.toBe(seed);
  });

  test('rejects malformed seeds', () => {
    const good = { serverSeed, clientSeed: 'a', nonce: 0 };
    const bad = [
      { serverSeed: 'xyz' },
      { serverSeed: serverSeed.toUpperCase() },
      { clientSeed: '' },
      { clientSeed: 'a:b' },
      { clientSeed: 'a b' },
      { clientSeed: 'a'.repeat(65) },
      { nonce: -1 },
      { nonce: 1.5 },
    ];
    for (const change of bad) expect(() => new FairStream({ ...good, ...change })).toThrow(RangeError);
    expect(isClientSeed('Zürich')).toBe(false);
  });
});

/** Written in lib/studio/README.md; change both together. */
const README_STOPS = [5, 5, 7];

describe('randomness (F5; the bench runs 10^6 words a stream)', () => {
  test('of 20 streams passes all tests together at 99%', () => {
    const verdicts = Array.from({ length: 20 }, (_, index) => battery(fairWords(index), 40_000)).flat();
    const { stands, worst } = holm(verdicts, 0.01);
    expect([stands, worst.test]).toEqual([true, worst.test]);
  });

  test.each(Object.keys(badSources))('of a bad generator fails: %s', (name) => {
    expect(holm(battery(badSources[name]!(), 40_000), 0.01).stands).toBe(false);
  });
});
