/** Rules of rewards just below the threshold: what one operator decides alone within a day counts together, and raises need two. */
import fc from 'fast-check';
import { POST as approve } from '@/app/(backoffice)/backoffice/api/approvals/[id]/approve/route';
import { POST as createMission } from '@/app/(backoffice)/backoffice/api/missions/route';
import { POST as changeMission } from '@/app/(backoffice)/backoffice/api/missions/[id]/route';
import { POST as publishMission } from '@/app/(backoffice)/backoffice/api/missions/[id]/publication/route';
import { POST as setMode } from '@/app/(backoffice)/backoffice/api/promotions/[id]/mode/route';
import { POST as addPlan } from '@/app/(backoffice)/backoffice/api/rebate/plans/route';
import { POST as deletePlan } from '@/app/(backoffice)/backoffice/api/rebate/plans/[id]/delete/route';
import { POST as referralRules } from '@/app/(backoffice)/backoffice/api/referral/rules/route';
import { POST as ladder } from '@/app/(backoffice)/backoffice/api/vip/ladder/route';
import { POST as assign } from '@/app/(backoffice)/backoffice/api/vip/rank/route';
import { sweepBackOffice } from '@/lib/backoffice/jobs';
import { createPromotion } from '@/lib/content/promotions/commands';
import { createMember } from '@/lib/identity/commands';
import { setClock } from '@/lib/platform/clock';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { getMission } from '@/lib/rewards/missions/queries';
import { ARTICLE_RULE } from '@/lib/rewards/promotions/rules';
import { listPlans } from '@/lib/rewards/rebate/queries';
import { raisesRates, rateFor } from '@/lib/rewards/rebate/rules';
import type { Rate } from '@/lib/rewards/rebate/types';
import { readReferralRules } from '@/lib/rewards/referral/queries';
import { raisesEarnings, SHIPPED_RULES } from '@/lib/rewards/referral/rules';
import type { ReferralRules } from '@/lib/rewards/referral/types';
import { readLadder } from '@/lib/rewards/vip/queries';
import type { Answer, Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const PERMISSIONS = [
  'missions.write',
  'missions.read',
  'vip.read',
  'vip.write',
  'vip.assign',
  'members.read',
  'rebate.read',
  'rebate.write',
  'promotions.write',
] as const;
let people = 0;

/** A new operator, who has decided nothing yet. */
const operator = async (): Promise<Browser> =>
  (await createOperatorBrowser(held.db, `adder${++people}`, [...PERMISSIONS])).browser;
const send = (by: Browser, route: RouteHandler, body: object, id?: string): Promise<Answer> =>
  by.send(route, 'POST', '/backoffice/api/x', body, id === undefined ? {} : { id });
const valueOf = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect({ status, code: body.code }).toMatchObject({ status: 200 });
  return body.value!;
};
const statusOf = async (answer: Promise<Answer>) => (await valueOf(answer)).status;

const mission = (amount: string, target = '100') => ({
  title: { en: 'Play' },
  summary: { en: 'Play a little' },
  period: 'daily',
  figure: 'validBet',
  target,
  reward: 'money',
  amount,
  claimDays: 3,
  startsOn: '2026-01-01',
});

async function newMission(by: Browser, amount: string) {
  const id = String((await valueOf(send(by, createMission, mission(amount)))).id);
  const version = async () => (await getMission(held.db, BigInt(id))).version;
  return {
    id,
    publish: async () =>
      statusOf(send(by, publishMission, { version: await version(), published: true }, id)),
    change: async (next: object) =>
      valueOf(send(by, changeMission, { ...next, version: await version() }, id)),
    published: async () => (await getMission(held.db, BigInt(id))).published,
  };
}

beforeEach(() => setClock(new Date('2026-09-02T05:00:00Z')));
afterAll(() => setClock(undefined));

it('missions that one operator publishes within a day count together; one that is published anew counts once', async () => {
  const by = await operator();
  const one = await newMission(by, '900');
  expect(await one.publish()).toBe('performed');
  expect(await one.publish()).toBe('performed');
  const other = await newMission(by, '100.01');
  expect(await other.publish()).toBe('requested');
  // Another operator has a sum of their own.
  expect(await (await newMission(await operator(), '900')).publish()).toBe('performed');
  // A session does not last a day.
  await asOwner(held.ownerUrl, (client) =>
    client.query("UPDATE backoffice.lone_decision SET decided_at = decided_at - interval '1 day'"),
  );
  expect(await (await newMission(by, '100.01')).publish()).toBe('performed');
  await sweepBackOffice(held.db);
  expect(await held.db.selectFrom('backoffice.lone_decision').select('amount').execute()).toEqual([
    { amount: 1_000_100n },
  ]);
});

it('a published mission that is raised counts too, and one whose texts change does not', async () => {
  const by = await operator();
  const one = await newMission(by, '600');
  const other = await newMission(by, '10');
  expect([await one.publish(), await other.publish()]).toEqual(['performed', 'performed']);
  await other.change(mission('10', '50'));
  await one.change({ ...mission('600'), title: { en: 'Play more' } });
  expect([await one.published(), await other.published()]).toEqual([true, true]);
  await other.change(mission('401'));
  expect(await other.published()).toBe(false);
});

it('of publications at once, only those that fit together are done by one operator', async () => {
  const by = await operator();
  const all = await Promise.all(Array.from({ length: 8 }, () => newMission(by, '300')));
  const statuses = await Promise.all(all.map(({ publish }) => publish()));
  expect(statuses.filter((status) => status === 'performed')).toHaveLength(3);
});

const rank = (name: string, levelUp: string) => ({
  ...{ name: { en: name }, colour: '#b87333', emblem: 'star', turnover: '', deposits: '' },
  ...{ keepTurnover: '', keepDeposits: '', levelUp, birthday: '', weekly: '', monthly: '' },
  ...{ cashbackRate: '', cashbackMost: '', dailyCount: null, dailyAmount: '', hostName: '', hostContact: '' },
});

it('ladders and ranks by hand count together within a day; a ladder that changes names alone does not', async () => {
  const by = await operator();
  const save = async (...ranks: object[]) => {
    const { version } = (await readLadder(held.db)).settings;
    return statusOf(send(by, ladder, { version, grace: 0, cashbackPeriod: 'week', claimDays: 7, ranks }));
  };
  const second = (name: string, levelUp: string) => ({ ...rank(name, levelUp), turnover: '100' });
  expect(await save(rank('Bronze', ''), second('Silver', '500'))).toBe('performed');
  expect(await save(rank('Bronze', ''), second('Gold', '500'))).toBe('performed');
  expect(await save(rank('Bronze', ''), second('Jade', '500.01'))).toBe('requested');
  const give = async (name: string) => {
    const { account } = await createMember(held.db, { account: name });
    return statusOf(send(by, assign, { account, level: 2, keptUntil: '', reason: 'A loyal member' }));
  };
  expect([await give('vera'), await give('vito'), await give('vuk')]).toEqual([
    'performed',
    'performed',
    'requested',
  ]);
});

it('promotions that members can claim count together within a day', async () => {
  const by = await operator();
  const set = async (slug: string, amount: string) => {
    const id = await createPromotion(held.db, {
      ...{ slug, types: ['slots'], picture: 'market.lantern.coin', title: { en: 'Title' } },
      ...{ summary: { en: 'Summary' }, body: { en: '<p>Terms</p>' }, action: null, actionUrl: null },
      ...{ startsAt: new Date('2026-01-01T00:00:00Z'), endsAt: null, position: 1, published: true },
    });
    const rule = { ...ARTICLE_RULE, payout: { ...ARTICLE_RULE.payout, kind: 'money', amount } };
    return statusOf(send(by, setMode, { version: 0, mode: 'claim', rule }, String(id)));
  };
  expect([await set('one', '700'), await set('two', '300'), await set('three', '0.01')]).toEqual([
    'performed',
    'performed',
    'requested',
  ]);
});

const plan = (validFrom: string, rate: string, maximum: string) => ({
  ...{ validFrom, pay: 'claim', minimum: '', maximum, wagering: '0' },
  rates: [{ scope: 'all', code: '', level: 0, rate }],
});

it('rates of rebates that give more need two: without a maximum, above the threshold, and together within a day', async () => {
  const by = await operator();
  const asked = await valueOf(send(by, addPlan, plan('2026-09-02', '0.5', '')));
  expect(asked.status).toBe('requested');
  expect(await listPlans(held.db, 9)).toEqual([]);
  expect((await send(by, approve, {}, String(asked.id))).status).toBe(403);
  expect((await send(await operator(), approve, {}, String(asked.id))).status).toBe(200);
  expect(await listPlans(held.db, 9)).toMatchObject([{ validFrom: '2026-09-02', rates: [{ rate: 5_000 }] }]);
  // Less than before, and with a maximum.
  expect(await statusOf(send(by, addPlan, plan('2026-09-03', '0.4', '600')))).toBe('performed');
  expect(await statusOf(send(by, addPlan, plan('2026-09-04', '0.45', '600')))).toBe('performed');
  expect(await statusOf(send(by, addPlan, plan('2026-09-05', '0.5', '600')))).toBe('requested');
  expect(await statusOf(send(by, addPlan, plan('2026-09-06', '0.3', '600')))).toBe('performed');
});

it('to delete rates after which higher ones hold on needs two, and counts with new rates', async () => {
  const [by, other] = [await operator(), await operator()];
  const add = async (validFrom: string, rate: string, maximum: string) => {
    const { status, id } = await valueOf(send(by, addPlan, plan(validFrom, rate, maximum)));
    if (status === 'requested') await valueOf(send(other, approve, {}, String(id)));
    return String((await listPlans(held.db, 99)).find((one) => one.validFrom === validFrom)!.id);
  };
  // High rates for two days, agreed by two; then the usual ones, and at last lower ones.
  await add('2026-10-01', '9', '');
  const usual = await add('2026-10-03', '0.5', '600');
  const lower = await add('2026-10-05', '0.4', '600');
  const days = async () => (await listPlans(held.db, 99)).map(({ validFrom }) => validFrom);
  const asked = await valueOf(send(by, deletePlan, {}, usual));
  expect(asked.status).toBe('requested');
  expect(await days()).toContain('2026-10-03');
  // Below the threshold one is enough, once a day.
  expect((await valueOf(send(by, deletePlan, {}, lower))).status).toBe('performed');
  const again = await add('2026-10-05', '0.4', '600');
  expect((await valueOf(send(by, deletePlan, {}, again))).status).toBe('requested');
  expect((await send(by, approve, {}, String(asked.id))).status).toBe(403);
  await valueOf(send(other, approve, {}, String(asked.id)));
  expect(await days()).not.toContain('2026-10-03');
  expect((await send(by, deletePlan, {}, usual)).body.code).toBe('PLAN_IN_FORCE');
});

it('rules of refer and earn that give more need two without a cap and above the threshold', async () => {
  const by = await operator();
  const save = async (rules: ReferralRules) =>
    valueOf(send(by, referralRules, { version: (await readReferralRules(held.db)).version, rules }));
  const capped = {
    ...SHIPPED_RULES,
    bets: { rates: ['0.2', '0.1'], days: 30 },
    caps: { friend: '', day: '400' },
  };
  expect((await save(capped)).status).toBe('performed');
  expect((await save({ ...capped, claimDays: 20 })).status).toBe('performed');
  const open = await save({ ...capped, caps: { friend: '', day: '' } });
  expect(open.status).toBe('requested');
  expect((await send(await operator(), approve, {}, String(open.id))).status).toBe(200);
  expect((await readReferralRules(held.db)).rules.caps).toEqual({ friend: '', day: '' });
  expect((await save(capped)).status).toBe('performed');
  expect((await save({ ...capped, bets: { rates: ['0.3'], days: 30 } })).status).toBe('performed');
  expect((await save({ ...capped, bets: { rates: ['0.4'], days: 30 } })).status).toBe('requested');
});

describe('a plan that is no raise', () => {
  const rates = fc.uniqueArray(
    fc.record({
      scope: fc.constantFrom<Rate['scope'][]>('all', 'category', 'vendor'),
      level: fc.integer({ min: 0, max: 2 }),
      rate: fc.integer({ min: 0, max: 9 }),
    }),
    { selector: ({ scope, level }) => `${scope}${level}`, maxLength: 6 },
  );
  const toRates = (given: { scope: Rate['scope']; level: number; rate: number }[]): Rate[] =>
    given.map((one) => ({ ...one, code: { all: '', category: 'RNG', vendor: 'JADE', game: '' }[one.scope] }));
  const game = { nodeId: '1', vendor: 'JADE', gameType: 'RNG' };
  const others = [game, { ...game, vendor: 'PEARL' }, { ...game, gameType: 'LIVE', vendor: 'PEARL' }];

  it('gives no member more for any game', () => {
    fc.assert(
      fc.property(rates, rates, (one, two) => {
        const [before, next] = [toRates(one), toRates(two)];
        const limits = { maximum: 0n as never, wagering: '0' };
        fc.pre(!raisesRates({ rates: before, ...limits }, { rates: next, ...limits }));
        for (const place of others)
          for (const level of [0, 1, 2])
            expect(rateFor(next, place, level)).toBeLessThanOrEqual(rateFor(before, place, level));
      }),
      { numRuns: depth(2_000, 20_000) },
    );
  });

  it('keeps maximum and stake requirement', () => {
    const base = {
      rates: toRates([{ scope: 'all', level: 0, rate: 5 }]),
      maximum: 10_000n as never,
      wagering: '3',
    };
    expect(raisesRates(base, base)).toBe(false);
    for (const more of [{ maximum: 0n as never }, { maximum: 10_001n as never }, { wagering: '2.5' }])
      expect(raisesRates(base, { ...base, ...more })).toBe(true);
    expect(raisesRates(undefined, base)).toBe(true);
    expect(raisesRates(undefined, { ...base, rates: [] })).toBe(false);
  });
});

it('each way to give more by friends is a raise, and each way to give less is none', () => {
  const base: ReferralRules = {
    first: { least: '100', amount: '10', days: 20 },
    bets: { rates: ['0.2'], days: 20 },
    deposits: { rates: [], days: 20 },
    caps: { friend: '50', day: '60' },
    wagering: '2',
    claimDays: 30,
  };
  const more: Partial<ReferralRules>[] = [
    { first: { ...base.first, amount: '11' } },
    { first: { ...base.first, least: '99' } },
    { first: { ...base.first, days: 21 } },
    { bets: { rates: ['0.21'], days: 20 } },
    { bets: { rates: ['0.2', '0.1'], days: 20 } },
    { bets: { rates: ['0.2'], days: 21 } },
    { deposits: { rates: ['0.1'], days: 20 } },
    { caps: { friend: '', day: '60' } },
    { caps: { friend: '50', day: '61' } },
    { wagering: '1' },
  ];
  for (const part of more) {
    expect([part, raisesEarnings(base, { ...base, ...part })]).toEqual([part, true]);
    expect([part, raisesEarnings({ ...base, ...part }, base)]).toEqual([part, false]);
  }
  expect(raisesEarnings(base, SHIPPED_RULES)).toBe(false);
});
