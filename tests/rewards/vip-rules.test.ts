/** VIP ranks: the decisions without a database. */
import fc from 'fast-check';
import { units, ZERO, type Amount } from '@/lib/money/amount';
import {
  afterMonth,
  cashbackOf,
  effectiveLevel,
  endedPeriods,
  entryLevel,
  isBirthday,
  reachedLevel,
  sharePercent,
} from '@/lib/rewards/vip/rules';
import { ladderInput } from '@/lib/rewards/vip/schema';
import type { Rank } from '@/lib/rewards/vip/types';

const rank = (level: number, more: Partial<Rank> = {}): Rank => ({
  level,
  name: { en: `Rank ${level}` },
  colour: '#b87333',
  emblem: 'star',
  turnover: ZERO,
  deposits: ZERO,
  keepTurnover: ZERO,
  keepDeposits: ZERO,
  levelUp: ZERO,
  birthday: ZERO,
  weekly: ZERO,
  monthly: ZERO,
  cashbackRate: 0,
  cashbackMost: ZERO,
  dailyCount: null,
  dailyAmount: null,
  hostName: '',
  hostContact: '',
  ...more,
});
const LADDER = [
  rank(1),
  rank(2, { turnover: units(1_000) }),
  rank(3, { turnover: units(5_000), deposits: units(500), keepTurnover: units(800) }),
];

test('a rank needs all of its figures', () => {
  const at = (turnover: number, deposits: number) =>
    reachedLevel(LADDER, { turnover: units(turnover), deposits: units(deposits) });
  expect([at(0, 0), at(999, 9_999), at(1_000, 0), at(5_000, 499), at(5_000, 500)]).toEqual([1, 1, 2, 2, 3]);
  expect(entryLevel(LADDER)).toBe(1);
  expect(entryLevel(LADDER.slice(1))).toBe(0);
  expect(effectiveLevel(LADDER, undefined)).toBe(1);
  expect(effectiveLevel(LADDER, 3)).toBe(3);
});

test('a missed month falls by one level, after the grace, never below everybody’s rank nor while it is kept', () => {
  const gold = LADDER[2]!;
  const poor = { turnover: units(799), deposits: units(9_999) };
  const enough = { turnover: units(800), deposits: ZERO };
  const state = { missed: 0, grace: 1, entry: 1, isKept: false };
  expect(afterMonth(gold, enough, { ...state, missed: 1 })).toEqual({ level: 3, missed: 0 });
  expect(afterMonth(gold, poor, state)).toEqual({ level: 3, missed: 1 });
  expect(afterMonth(gold, poor, { ...state, missed: 1 })).toEqual({ level: 2, missed: 0 });
  expect(afterMonth(gold, poor, { ...state, missed: 1, isKept: true })).toEqual({ level: 3, missed: 0 });
  expect(afterMonth(gold, poor, { ...state, missed: 1, entry: 3 })).toEqual({ level: 3, missed: 2 });
});

test('cashback is whole coins, never more than its part of the loss nor the maximum, and nothing without a loss', () => {
  fc.assert(
    fc.property(
      fc.bigInt(-(10n ** 14n), 10n ** 14n),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.bigInt(0n, 10n ** 10n),
      (loss, rate, most) => {
        const paid = cashbackOf({ cashbackRate: rate, cashbackMost: most as Amount }, loss, 'THB');
        if (loss <= 0n || rate === 0) return paid === 0n;
        const exact = loss * BigInt(rate);
        const cap = most === 0n ? exact : most * 1_000_000n < exact ? most * 1_000_000n : exact;
        return (
          paid % 100n === 0n && paid * 1_000_000n <= cap && (paid + 100n) * 1_000_000n > cap && paid >= 0n
        );
      },
    ),
  );
});

test('periods end one after the other, without gaps, before today', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
      (period, date) => {
        const today = date.toISOString().slice(0, 10);
        const periods = endedPeriods(period, today, 5);
        return (
          periods[0]!.after <= today &&
          periods.every(
            ({ first, after }, index) => first < after && (periods[index + 1]?.after ?? first) === first,
          )
        );
      },
    ),
  );
  expect(endedPeriods('week', '2026-11-25', 1)).toEqual([{ first: '2026-11-16', after: '2026-11-23' }]);
  expect(endedPeriods('month', '2026-03-01', 1)).toEqual([{ first: '2026-02-01', after: '2026-03-01' }]);
});

test('a birthday of 29 February is kept on the 28th in other years', () => {
  expect(isBirthday('1990-02-29', '2026-02-28')).toBe(true);
  expect(isBirthday('1992-02-29', '2028-02-28')).toBe(false);
  expect(isBirthday('1992-02-29', '2028-02-29')).toBe(true);
  expect(isBirthday('1990-05-04', '2026-05-04')).toBe(true);
  expect(isBirthday('1990-05-04', '2026-05-05')).toBe(false);
});

test('a share is full only when the goal is reached', () => {
  expect([sharePercent(0n, 0n, 3n), sharePercent(2n, 0n, 3n), sharePercent(3n, 0n, 3n)]).toEqual([
    0, 66, 100,
  ]);
  expect(sharePercent(0n, 0n, 0n)).toBe(100);
});

test('a ladder goes up', () => {
  const edited = (turnover: string, deposits: string) => ({
    ...rank(1),
    turnover,
    deposits,
    keepTurnover: '',
    keepDeposits: '',
    levelUp: '',
    birthday: '',
    weekly: '',
    monthly: '',
    cashbackRate: '0.3',
    cashbackMost: '',
    dailyAmount: '',
  });
  const parse = (...ranks: ReturnType<typeof edited>[]) =>
    ladderInput.safeParse({ version: 0, grace: 0, cashbackPeriod: 'week', claimDays: 7, ranks });
  const good = parse(edited('', ''), edited('1000', '10'));
  expect(good.success && good.data.ranks[1]).toMatchObject({ turnover: units(1_000), cashbackRate: 3_000 });
  expect(parse(edited('100', ''), edited('50', '10')).error?.issues[0]).toMatchObject({
    path: ['ranks', 1, 'turnover'],
    message: 'BELOW_RANK_BEFORE',
  });
  expect(parse(edited('100', ''), edited('100', '')).error?.issues[0]).toMatchObject({
    message: 'SAME_AS_RANK_BEFORE',
  });
});
