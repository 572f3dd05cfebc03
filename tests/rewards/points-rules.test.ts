import fc from 'fast-check';
import { amount, formatDecimal, units, type Amount } from '@/lib/money/amount';
import {
  convertPoints,
  calendarPlace,
  pointsOfBet,
  settlePoints,
  spinsOfTurnover,
  turnoverRule,
} from '@/lib/rewards/points/rules';
import { RULE_SCHEMAS } from '@/lib/rewards/points/schema';
import type { TurnoverRule } from '@/lib/rewards/points/types';
import { placeOf, wheelCost } from '@/lib/rewards/wheel/rules';
import { FairStream, createServerSeed, commitmentOf } from '@/lib/platform/fairness/stream';
import { verifySpin } from '@/components/points/verify-spin';

const rule = (more: Partial<TurnoverRule>): TurnoverRule => ({
  scope: 'all',
  code: '',
  groupId: '',
  points: '1',
  per: '100',
  ...more,
});
const bet = (validBet: bigint) => ({
  nodeId: 7n,
  vendor: 'LANTERN',
  gameType: 'RNG',
  validBet: amount(validBet),
});

test('the most specific rule counts: game, vendor, category, all; a group before everybody', () => {
  const rules = [
    rule({ points: '1' }),
    rule({ scope: 'category', code: 'RNG', points: '2' }),
    rule({ scope: 'vendor', code: 'LANTERN', points: '3' }),
    rule({ scope: 'vendor', code: 'LANTERN', groupId: '5', points: '4' }),
    rule({ scope: 'game', code: '7', points: '0' }),
  ];
  const chosen = (count: number, groups: string[]) =>
    turnoverRule(rules.slice(0, count), bet(1n), new Set(groups))?.points;
  expect([1, 2, 3, 4, 5].map((count) => chosen(count, ['5']))).toEqual(['1', '2', '3', '4', '0']);
  expect(chosen(4, [])).toBe('3');
  expect(chosen(4, ['6'])).toBe('3');
  expect(turnoverRule([rule({ scope: 'game', code: '8' })], bet(1n), new Set())).toBeUndefined();
});

test('a bet of 250 at 1 point for each 100 earns 2.5 points, and a part of a point is never rounded up', () => {
  expect(formatDecimal(pointsOfBet([rule({})], bet(units(250)), new Set()))).toBe('2.50');
  expect(pointsOfBet([rule({ per: '3' })], bet(units(1)), new Set())).toBe(3333n);
  expect(pointsOfBet([rule({})], bet(0n), new Set())).toBe(0n);
});

test('after any order of earning, voiding and spending, balance minus shortfall is what the bets earned minus what was spent', () => {
  const step = fc.record({ change: fc.bigInt(-1_000n, 1_000n), spend: fc.bigInt(0n, 1_500n) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let [balance, shortfall, earned, spent] = [0n, 0n, 0n, 0n];
      for (const { change, spend } of steps) {
        // More cannot be taken back than has been earned.
        const applied = change < -earned ? -earned : change;
        const settled = settlePoints(applied, balance, shortfall);
        balance += settled.move;
        shortfall = settled.shortfall;
        earned += applied;
        const paid = spend < balance ? spend : balance;
        balance -= paid;
        spent += paid;
        expect(balance).toBeGreaterThanOrEqual(0n);
        expect(shortfall).toBeGreaterThanOrEqual(0n);
        expect(balance - shortfall).toBe(earned - spent);
      }
    }),
  );
});

test('points of other sources are not taken for an old shortfall', () => {
  expect(settlePoints(0n, 500n, 300n)).toEqual({ move: 0n, shortfall: 300n });
  expect(settlePoints(200n, 500n, 300n)).toEqual({ move: 0n, shortfall: 100n });
  expect(settlePoints(400n, 500n, 300n)).toEqual({ move: 100n, shortfall: 0n });
  expect(settlePoints(-700n, 500n, 0n)).toEqual({ move: -500n, shortfall: 200n });
});

test('a conversion has the rate of the highest row that it reaches, rounded down to the smallest coin', () => {
  const tiers = [
    { from: '1000', points: '100', amount: '1.5' },
    { from: '100', points: '100', amount: '1' },
  ];
  const worth = (points: number, currency = 'THB') => {
    const value = convertPoints(tiers, units(points), currency);
    return value === undefined ? undefined : formatDecimal(value);
  };
  expect(worth(99)).toBeUndefined();
  expect(worth(101)).toBe('1.01');
  expect(worth(1_000)).toBe('15.00');
  expect(worth(999, 'VND')).toBe('9.00');
  expect(convertPoints([], units(5), 'THB')).toBeUndefined();
});

test('a conversion never pays more than the points are worth', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10_000_000n),
      fc.bigInt(1n, 1_000_000n),
      fc.bigInt(1n, 1_000_000n),
      (points, each, value) => {
        const paid = convertPoints(
          [{ from: '0.0001', points: formatDecimal(each), amount: formatDecimal(value) }],
          points as Amount,
          'THB',
        )!;
        expect(paid * each <= points * value && (paid + 100n) * each > points * value).toBe(true);
      },
    ),
  );
});

test('the calendar begins again after its last day', () => {
  expect([1, 2, 3, 4, 5].map((streak) => calendarPlace(streak, 3))).toEqual([0, 1, 2, 0, 1]);
});

test('spins of turnover: whole spins now, the rest for the next time', () => {
  expect(spinsOfTurnover(30n, 275n, 100n as Amount)).toEqual({ spins: 3, rest: 5n });
  expect(spinsOfTurnover(30n, -50n, 100n as Amount)).toEqual({ spins: 0, rest: 0n });
  expect(spinsOfTurnover(30n, 50n, undefined)).toEqual({ spins: 0, rest: 0n });
});

test('each number falls on one sector, and each sector is met by as many numbers as its weight', () => {
  const weights = [3, 1, 6];
  const places = Array.from({ length: 10 }, (_, drawn) => placeOf(weights, drawn));
  expect(places).toEqual([0, 0, 0, 1, 2, 2, 2, 2, 2, 2]);
  expect(() => placeOf(weights, 10)).toThrow(RangeError);
});

test('the proof of a spin, written separately, finds the sector that the server drew, and a false seed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 16 }),
      fc.stringMatching(/^[0-9a-f]{8,32}$/),
      async (weights, clientSeed) => {
        const serverSeed = createServerSeed();
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        const place = placeOf(weights, new FairStream({ serverSeed, clientSeed, nonce: 0 }).draw(total));
        const claim = { serverSeed, commitment: commitmentOf(serverSeed), clientSeed, weights };
        expect(await verifySpin(claim)).toEqual({ commitmentHolds: true, place });
        expect((await verifySpin({ ...claim, serverSeed: createServerSeed() })).commitmentHolds).toBe(false);
      },
    ),
    { numRuns: 50 },
  );
});

test('the expected cost of a wheel is the sum of each prize times its chance', () => {
  const sector = (
    prize: 'none' | 'money' | 'points',
    weight: number,
    value: number,
    stock: number | null,
  ) => ({
    place: 0,
    title: { en: 'x' },
    weight,
    prize,
    amount: units(value),
    goodId: null,
    stock,
    won: 0,
  });
  const cost = wheelCost([
    sector('none', 5, 0, null),
    sector('money', 1, 100, 3),
    sector('points', 4, 50, null),
  ]);
  expect(cost).toMatchObject({
    money: units(10),
    points: units(20),
    mostMoney: units(300),
    mostPoints: null,
  });
});

test.each([
  ['a category that does not exist', { scope: 'category', code: 'NOPE' }],
  ['a code beside all', { scope: 'all', code: 'RNG' }],
  ['a negative number of points', { points: '-1' }],
  ['no amount', { per: '0' }],
])('%s is refused', (_, more) => {
  const earning = {
    turnover: [rule(more as never)],
    deposit: { points: '', per: '', most: '' },
    registration: '',
  };
  expect(RULE_SCHEMAS.earning.safeParse(earning).success).toBe(false);
});
