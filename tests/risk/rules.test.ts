import fc from 'fast-check';
import {
  densestWindow,
  hasGrown,
  isJustBelow,
  isLittleTurnover,
  returnScore,
  sharedPlaces,
} from '@/lib/risk/rules';

test('a place is shared by at least and at most so many different members', () => {
  const visit = fc.record({ key: fc.constantFrom('a', 'b', 'c'), member: fc.bigInt({ min: 1n, max: 6n }) });
  fc.assert(
    fc.property(
      fc.array(visit, { maxLength: 30 }),
      fc.integer({ min: 2, max: 4 }),
      fc.integer({ min: 4, max: 6 }),
      (visits, minimum, maximum) => {
        const found = sharedPlaces(visits, { minimum, maximum });
        for (const key of ['a', 'b', 'c']) {
          const there = visits.filter((each) => each.key === key);
          const members = new Set(there.map(({ member }) => member)).size;
          expect(found.get(key)).toEqual(members >= minimum && members <= maximum ? there : undefined);
        }
      },
    ),
  );
});

test('the densest window has as many events as any window', () => {
  const times = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 200 }), (moments, window) => {
      const events = moments.map((ms, id) => ({ id, at: new Date(ms) }));
      const dense = densestWindow(events, window);
      const most = Math.max(
        ...moments.map((from) => moments.filter((ms) => ms >= from && ms - from <= window).length),
      );
      expect(dense).toHaveLength(most);
      expect(dense.at(-1)!.at.getTime() - dense[0]!.at.getTime()).toBeLessThanOrEqual(window);
      expect(new Set(dense.map(({ id }) => id)).size).toBe(most);
    }),
  );
});

test('an amount is just below a limit up to the limit itself', () => {
  expect(isJustBelow(100n, 100n, 10)).toBe(true);
  expect(isJustBelow(90n, 100n, 10)).toBe(true);
  expect(isJustBelow(89n, 100n, 10)).toBe(false);
  expect(isJustBelow(101n, 100n, 10)).toBe(false);
});

test('little turnover needs a deposit, a withdrawal of most of it, and hardly a bet', () => {
  const limits = { turnoverPercent: 50, sharePercent: 60 };
  expect(isLittleTurnover({ deposited: 100n, withdrawn: 60n, turnover: 49n }, limits)).toBe(true);
  expect(isLittleTurnover({ deposited: 100n, withdrawn: 60n, turnover: 50n }, limits)).toBe(false);
  expect(isLittleTurnover({ deposited: 100n, withdrawn: 59n, turnover: 0n }, limits)).toBe(false);
  expect(isLittleTurnover({ deposited: 0n, withdrawn: 60n, turnover: 0n }, limits)).toBe(false);
});

test('the score of a return has no unit, ignores one lucky round and grows with the payouts', () => {
  const play = { stakes: 1000, payouts: 1500, stakesSquared: 10_000, topPayout: 100 };
  const published = { rtp: 0.96, deviation: 2 };
  expect(returnScore(play, published)).toBeCloseTo((1500 - 100 - 960) / 200);
  expect(returnScore({ ...play, payouts: 51_500, topPayout: 50_100 }, published)).toBeCloseTo(
    returnScore(play, published),
  );
  expect(returnScore({ stakes: 0, payouts: 0, stakesSquared: 0, topPayout: 0 }, published)).toBe(0);
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1000, noNaN: true }), (factor) => {
      const scaled = {
        stakes: play.stakes * factor,
        payouts: play.payouts * factor,
        stakesSquared: play.stakesSquared * factor ** 2,
        topPayout: play.topPayout * factor,
      };
      expect(returnScore(scaled, published)).toBeCloseTo(returnScore(play, published), 6);
    }),
  );
});

test('fair play of one game is hardly ever above the shipped score, and a payout of a tenth more is found', () => {
  // A game that pays 0 or 2 stakes, each in half of the rounds, less a house edge of 4%.
  const published = { rtp: 0.96, deviation: Math.sqrt(0.48 * 4 - 0.96 ** 2) };
  let seed = 7;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const score = (win: number, rounds: number) => {
    let payouts = 0;
    for (let round = 0; round < rounds; round++) payouts += random() < win ? 2 : 0;
    return returnScore({ stakes: rounds, payouts, stakesSquared: rounds, topPayout: 2 }, published);
  };
  const fair = Array.from({ length: 300 }, () => score(0.48, 1000));
  expect(Math.max(...fair)).toBeLessThan(5);
  expect(score(0.58, 5000)).toBeGreaterThan(5);
});

test('only more evidence than an operator has seen opens a flag again', () => {
  expect(hasGrown(3, 3)).toBe(false);
  expect(hasGrown(2, 3)).toBe(false);
  expect(hasGrown(4, 3)).toBe(true);
});
