/** Rules of missions, leaderboards and VIP ranks that give more than the threshold: two operators decide. */
import { POST as approve } from '@/app/(backoffice)/backoffice/api/approvals/[id]/approve/route';
import { POST as createCompetition } from '@/app/(backoffice)/backoffice/api/competitions/route';
import { POST as publishCompetition } from '@/app/(backoffice)/backoffice/api/competitions/[id]/publication/route';
import { POST as createMission } from '@/app/(backoffice)/backoffice/api/missions/route';
import { POST as changeMission } from '@/app/(backoffice)/backoffice/api/missions/[id]/route';
import { POST as publishMission } from '@/app/(backoffice)/backoffice/api/missions/[id]/publication/route';
import { POST as ladder } from '@/app/(backoffice)/backoffice/api/vip/ladder/route';
import { POST as assign } from '@/app/(backoffice)/backoffice/api/vip/rank/route';
import { createMember } from '@/lib/identity/commands';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { getCompetition } from '@/lib/rewards/competitions/queries';
import { getMission } from '@/lib/rewards/missions/queries';
import { readLadder, vipRankOf } from '@/lib/rewards/vip/queries';
import type { Answer, Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const PERMISSIONS = [
  'missions.write',
  'missions.read',
  'vip.read',
  'vip.write',
  'vip.assign',
  'members.read',
] as const;
let maker: Browser;
let checker: Browser;

beforeAll(async () => {
  maker = (await createOperatorBrowser(held.db, 'rulemaker', [...PERMISSIONS])).browser;
  checker = (await createOperatorBrowser(held.db, 'rulechecker', [...PERMISSIONS])).browser;
});

const send = (by: Browser, route: RouteHandler, body: object, id?: string): Promise<Answer> =>
  by.send(route, 'POST', '/backoffice/api/x', body, id === undefined ? {} : { id });
const valueOf = async (answer: Promise<Answer>) => (await answer).body.value!;
/** Expects a request that its maker cannot approve, and lets another operator approve it. */
async function byTwo(answer: Promise<Answer>, isDone: () => Promise<boolean>): Promise<void> {
  const { status, id } = await valueOf(answer);
  expect(status).toBe('requested');
  expect(await isDone()).toBe(false);
  expect((await send(maker, approve, {}, String(id))).status).toBe(403);
  expect((await send(checker, approve, {}, String(id))).status).toBe(200);
  expect(await isDone()).toBe(true);
}

const mission = (amount: string, reward = 'money') => ({
  title: { en: 'Play' },
  summary: { en: 'Play a little' },
  period: 'daily',
  figure: 'validBet',
  target: '100',
  reward,
  amount,
  claimDays: 3,
  startsOn: '2026-01-01',
});

it('a mission that gives more than the threshold is published by two, also after a change', async () => {
  const id = String((await valueOf(send(maker, createMission, mission('1000')))).id);
  const published = async () => (await getMission(held.db, BigInt(id))).published;
  expect(await valueOf(send(maker, publishMission, { version: 1, published: true }, id))).toEqual({
    status: 'performed',
  });
  const changed = await valueOf(send(maker, changeMission, { ...mission('1000.01'), version: 2 }, id));
  expect(await published()).toBe(false);
  await byTwo(send(maker, publishMission, { version: changed.version, published: true }, id), published);
  const points = String((await valueOf(send(maker, createMission, mission('5000', 'points')))).id);
  expect((await valueOf(send(maker, publishMission, { version: 1, published: true }, points))).status).toBe(
    'requested',
  );
});

it('a leaderboard is published by two if its prizes exceed the threshold together', async () => {
  const content = {
    title: { en: 'Race' },
    summary: { en: 'Race' },
    figure: 'turnover',
    minimum: '',
    startsAt: '2030-01-01T00:00:00Z',
    endsAt: '2030-01-02T00:00:00Z',
    waitMinutes: 10,
    claimDays: 7,
    prizes: [{ first: 1, last: 11, reward: 'money', amount: '100' }],
  };
  const id = String((await valueOf(send(maker, createCompetition, content))).id);
  await byTwo(
    send(maker, publishCompetition, { version: 1, published: true }, id),
    async () => (await getCompetition(held.db, BigInt(id))).published,
  );
});

const rank = (name: string, more: object = {}) => ({
  name: { en: name },
  colour: '#b87333',
  emblem: 'star',
  turnover: '',
  deposits: '',
  keepTurnover: '',
  keepDeposits: '',
  levelUp: '',
  birthday: '',
  weekly: '',
  monthly: '',
  cashbackRate: '',
  cashbackMost: '',
  dailyCount: null,
  dailyAmount: '',
  hostName: '',
  hostContact: '',
  ...more,
});

it('a ladder whose bonus exceeds the threshold, and such a rank by hand, need two', async () => {
  const version = async () => (await readLadder(held.db)).settings.version;
  const save = async (ranks: object[]) =>
    send(maker, ladder, { version: await version(), grace: 0, cashbackPeriod: 'week', claimDays: 7, ranks });
  const small = [
    rank('Bronze'),
    rank('Silver', { turnover: '100', weekly: '1000', cashbackRate: '0.5', cashbackMost: '900' }),
  ];
  expect(await valueOf(save(small))).toMatchObject({ status: 'performed' });
  const before = await version();
  // Cashback without a maximum.
  const great = [
    rank('Bronze'),
    rank('Silver', { turnover: '100.5', cashbackRate: '0.5', dailyAmount: '70' }),
  ];
  await byTwo(save(great), async () => (await version()) > before);
  expect((await readLadder(held.db)).ranks[1]).toMatchObject({
    turnover: 1_005_000n,
    cashbackRate: 5_000,
    dailyAmount: 700_000n,
  });
  const { id, account } = await createMember(held.db, { account: 'patron' });
  await byTwo(
    send(maker, assign, { account, level: 2, keptUntil: '', reason: 'An old friend of the house' }),
    async () => (await vipRankOf(held.db, id))?.level === 2,
  );
});
