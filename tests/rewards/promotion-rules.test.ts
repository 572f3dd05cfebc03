/** The status of a promotion for a reader (PROMO-2), periods and caps: decisions without a database. */
import fc from 'fast-check';
import { ACTIVITY_STATUSES, PROMOTION_MODES } from '@/lib/rewards/promotions/constants';
import {
  activityStatus,
  ARTICLE_RULE,
  isOverCap,
  isReached,
  periodOf,
  periodStart,
  progressOf,
} from '@/lib/rewards/promotions/rules';
import type { ActivityFacts } from '@/lib/rewards/promotions/types';
import { units } from '@/lib/money/amount';

const AT = new Date('2026-11-25T12:00:00Z');
const BEFORE = new Date('2026-11-01T00:00:00Z');
const AFTER = new Date('2026-12-01T00:00:00Z');

const facts = (more: Partial<ActivityFacts> = {}): ActivityFacts => ({
  mode: 'join',
  startsAt: BEFORE,
  endsAt: AFTER,
  isMember: true,
  isAddressed: true,
  hasJoined: false,
  hasGoal: false,
  hasPayout: false,
  isReached: true,
  isExhausted: false,
  application: undefined,
  reward: undefined,
  raffle: undefined,
  ...more,
});
const goal = { hasGoal: true, hasPayout: true, isReached: false };
const open = { isOpen: true, isDrawn: false };

describe('the status of a promotion', () => {
  it.each([
    ['join', 'can be joined', {}],
    ['signed', 'is joined and has no goal', { hasJoined: true }],
    ['joined', 'is joined, and its goal is not reached', { ...goal, hasJoined: true }],
    ['claim', 'has a goal that is reached', { ...goal, isReached: true, hasJoined: true }],
    ['claimed', 'was claimed', { ...goal, hasJoined: true, reward: 'claimed' }],
    ['close', 'has no reward left', { ...goal, isReached: true, hasJoined: true, isExhausted: true }],
    ['close', 'had a reward that has expired', { ...goal, hasJoined: true, reward: 'gone' }],
    ['process', 'addresses other members', { isAddressed: false }],
    ['process', 'is seen by a visitor', { isMember: false }],
    ['process', 'is an article', { mode: 'article' }],
    ['comingSoon', 'has not begun', { startsAt: AFTER, endsAt: null }],
    ['comingSoon', 'has no beginning', { startsAt: null }],
    ['close', 'has ended', { endsAt: BEFORE, startsAt: null }],
    ['close', 'has ended after the member joined', { endsAt: AT, hasJoined: true }],
    ['claim', 'has ended, and its reward waits', { endsAt: AT, reward: 'claimable' }],
    ['claim', 'gives a reward that can be claimed', { mode: 'claim', hasPayout: true }],
    ['process', 'gives a reward for a goal that is not reached', { mode: 'claim', ...goal }],
    ['join', 'can be applied for', { mode: 'apply' }],
    ['applying', 'was applied for', { mode: 'apply', application: 'applying' }],
    [
      'applying',
      'has ended, and an application waits',
      { mode: 'apply', application: 'applying', endsAt: AT },
    ],
    ['rejected', 'has a rejected application', { mode: 'apply', application: 'rejected' }],
    ['claim', 'has an approved application', { mode: 'apply', application: 'approved', reward: 'claimable' }],
    ['issued', 'has an award that was paid', { mode: 'apply', application: 'approved', reward: 'claimed' }],
    ['close', 'has an award that has expired', { mode: 'apply', application: 'approved', reward: 'gone' }],
    ['process', 'is had by a bonus that was not given yet', { mode: 'bonus' }],
    ['process', 'is had by a rebate of which nothing can be claimed', { mode: 'rebate' }],
    ['claim', 'is had by a bonus that waits', { mode: 'bonus', reward: 'claimable' }],
    ['close', 'is had by a bonus that is not given any more', { mode: 'bonus', isExhausted: true }],
    ['join', 'is an open raffle', { mode: 'raffle', raffle: open }],
    [
      'joined',
      'is a raffle in which the member has tickets',
      { mode: 'raffle', raffle: open, hasJoined: true },
    ],
    [
      'process',
      'is a raffle that waits for its draw',
      { mode: 'raffle', raffle: { isOpen: false, isDrawn: false }, hasJoined: true, endsAt: AT },
    ],
    ['close', 'is a raffle that is closed', { mode: 'raffle', raffle: { isOpen: false, isDrawn: false } }],
    [
      'close',
      'is a raffle without a prize for the member',
      { mode: 'raffle', raffle: { isOpen: false, isDrawn: true }, hasJoined: true },
    ],
    [
      'claim',
      'is a raffle with a prize for the member',
      {
        mode: 'raffle',
        raffle: { isOpen: false, isDrawn: true },
        hasJoined: true,
        reward: 'claimable',
        endsAt: AT,
      },
    ],
    [
      'issued',
      'is a raffle whose prize was paid',
      {
        mode: 'raffle',
        raffle: { isOpen: false, isDrawn: true },
        hasJoined: true,
        reward: 'claimed',
        endsAt: AT,
      },
    ],
  ] as const)('is %s if it %s', (status, _, more) => {
    expect(activityStatus(facts(more as Partial<ActivityFacts>), AT)).toBe(status);
  });

  const anyFacts = fc.record({
    mode: fc.constantFrom(...PROMOTION_MODES),
    startsAt: fc.constantFrom(null, BEFORE, AFTER),
    endsAt: fc.constantFrom(null, BEFORE, AFTER),
    isMember: fc.boolean(),
    isAddressed: fc.boolean(),
    hasJoined: fc.boolean(),
    hasGoal: fc.boolean(),
    hasPayout: fc.boolean(),
    isReached: fc.boolean(),
    isExhausted: fc.boolean(),
    application: fc.constantFrom(undefined, 'applying', 'approved', 'rejected'),
    reward: fc.constantFrom(undefined, 'claimable', 'claimed', 'gone'),
    raffle: fc.constantFrom(
      undefined,
      open,
      { isOpen: false, isDrawn: false },
      { isOpen: false, isDrawn: true },
    ),
  }) as fc.Arbitrary<ActivityFacts>;

  it('offers a button only to members whom the promotion addresses, while it runs', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const status = activityStatus(given, AT);
        expect(ACTIVITY_STATUSES).toContain(status);
        const isRunning = given.startsAt === BEFORE && given.endsAt !== BEFORE;
        if (status === 'join') expect(given).toMatchObject({ isMember: true, isAddressed: true });
        if (status === 'join' || (status === 'claim' && given.reward !== 'claimable'))
          expect([isRunning, given.isMember, given.isAddressed]).toEqual([true, true, true]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('periods', () => {
  it.each([
    ['once', '2026-11-25T12:00:00Z', 'once', undefined],
    // 23:30 in London is the next day in Bangkok.
    ['day', '2026-11-25T17:30:00Z', '2026-11-26', '2026-11-25T17:00:00Z'],
    ['week', '2026-11-25T12:00:00Z', 'week 2026-11-23', '2026-11-22T17:00:00Z'],
    // A Sunday belongs to the week that began on Monday.
    ['week', '2026-11-29T12:00:00Z', 'week 2026-11-23', '2026-11-22T17:00:00Z'],
    ['week', '2026-11-29T17:00:00Z', 'week 2026-11-30', '2026-11-29T17:00:00Z'],
  ] as const)('%s at %s is %s', (frequency, at, period, start) => {
    expect(periodOf(frequency, new Date(at), 'Asia/Bangkok')).toBe(period);
    expect(periodStart(frequency, new Date(at), 'Asia/Bangkok')).toEqual(
      start === undefined ? undefined : new Date(start),
    );
  });
});

test('a goal is reached when each of its parts is', () => {
  const both = { deposit: '100', turnover: '500.5' };
  const at = (deposit: number, turnover: bigint) =>
    isReached(progressOf(both, { deposit: units(deposit), turnover: turnover as never }));
  expect(at(100, 5_005_000n)).toBe(true);
  expect(at(100, 5_004_999n)).toBe(false);
  expect(at(99, 5_005_000n)).toBe(false);
  expect(progressOf({ deposit: '', turnover: '' }, { deposit: units(0), turnover: units(0) })).toEqual([]);
});

test('caps are never exceeded, whatever is given', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1n, max: 5_000_000n }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 2000 }),
      (amounts, mostRewards, budget) => {
        const rule = { ...ARTICLE_RULE, mostRewards: String(mostRewards), budget: String(budget) };
        const given = { count: 0, money: 0n, points: 0n };
        for (const amount of amounts) {
          if (isOverCap(rule, given, 'money', amount)) continue;
          given.count += 1;
          given.money += amount;
        }
        expect(given.count).toBeLessThanOrEqual(mostRewards);
        expect(given.money <= units(budget)).toBe(true);
      },
    ),
  );
});
