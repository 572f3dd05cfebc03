/** The calls of contracts as a browser makes them, the consolidated flags, and what a simulation says. */
import { createOperator } from '@/lib/backoffice/operators/commands';
import { setSetting } from '@/lib/content/settings/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { createMember } from '@/lib/identity/commands';
import { simulate } from '@/lib/agents/contracts/simulator';
import { nextTier } from '@/lib/agents/contracts/progress';
import { contractChanges, simulations } from '@/lib/agents/contracts/throttle';
import { termsInput, toTerms } from '@/lib/agents/contracts/schema';
import { formatDecimal, units, ZERO } from '@/lib/money/amount';
import { now, setClock } from '@/lib/platform/clock';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { asOwner, useTestDatabase } from '../support/database';
import { allRoutes, callRoute, type FoundRoute } from '../support/routes';
import { newAgent, signed, termsOf } from './contract-model';

const held = useTestDatabase();
const origin = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};
let routes: FoundRoute[];
let top: bigint;
let second: bigint;
let third: bigint;
let platform: { operatorId: bigint };
let count = 0;

beforeAll(async () => {
  routes = await allRoutes(/^\/wps\/(agent|member)\//);
  platform = {
    operatorId: await createOperator(held.db, { account: 'desk', name: 'Desk', password: 'a long password' }),
  };
  top = await newAgent(held.db);
  second = await newAgent(held.db, top);
  third = await newAgent(held.db, second);
  await signed(held.db, platform, top, termsOf('daily', 50_000));
});
afterEach(() => setClock(undefined));

interface Reply {
  success: boolean;
  code?: string;
  fields?: Record<string, { code: string; message: string }>;
  touched?: { account: string }[];
  value: Record<string, unknown> & { id: string };
}

async function call(memberId: bigint, method: string, path: string, given: object = {}): Promise<Reply> {
  const headers = {
    authorization: `Bearer ${(await startSession(held.db, memberId, origin, false)).token}`,
  };
  const route = routes.find((one) => one.method === method && one.path === path)!;
  const response = await callRoute(route, { headers, input: { ...given } });
  return (await response.json()) as Reply;
}

const daily = (memberId: bigint, rate: string, more: object = {}) => ({
  memberId: String(memberId),
  type: 'daily',
  period: 'D',
  tiers: [{ validBet: '1000', rate }],
  requestId: `request-call-${++count}`,
  ...more,
});
const consolidated = (memberId: bigint) => call(memberId, 'GET', '/wps/member/info/funds/consolidated');

test('an offer goes from the form to the modal and into force, and a lower one names whom it ends', async () => {
  const made = await call(top, 'POST', '/wps/agent/contracts', daily(second, '4'));
  expect(made).toMatchObject({ success: true, value: { state: 'offered', side: 'upline', awaitsMe: false } });
  expect((await consolidated(second)).value).toMatchObject({
    dailysalreqtype: 2,
    divtypereq: 0,
    offers: [{ id: made.value.id, awaitsMe: true, tiers: [{ rate: '4', validBet: '1000.00' }] }],
  });
  // A downline reads the account of the upline masked.
  const offers = (await consolidated(second)).value.offers as { upline: { account: string } }[];
  expect(offers[0]!.upline.account).toContain('****');
  const process = (memberId: bigint, action: string, contractId: string, more: object = {}) =>
    call(memberId, 'POST', '/wps/agent/contracts/daily/process', { contractId, action, ...more });
  expect(await process(third, 'accept', made.value.id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(
    await call(second, 'POST', '/wps/agent/contracts/dividend/process', {
      contractId: made.value.id,
      action: 'accept',
    }),
  ).toMatchObject({ code: 'NOT_FOUND' });
  expect(await process(second, 'accept', made.value.id)).toMatchObject({ value: { state: 'signed' } });
  expect((await consolidated(second)).value).toMatchObject({ dailysalreqtype: 1, offers: [] });

  const below = await call(second, 'POST', '/wps/agent/contracts', daily(third, '3'));
  await process(third, 'accept', below.value.id);
  const lower = await call(top, 'POST', '/wps/agent/contracts', daily(second, '2'));
  expect(lower).toMatchObject({ code: 'HIGHER_RATE', touched: [{ memberId: String(third), rate: '3' }] });
  const counter = await process(second, 'counter', made.value.id, {
    tiers: [{ rate: '4.5' }],
    requestId: 'request-counter',
  });
  expect(counter).toMatchObject({ value: { offeredBy: 'agent', state: 'offered' } });
  expect((await consolidated(top)).value).toMatchObject({ dailysalreqtype: 3 });
  const requests = await call(top, 'GET', '/wps/agent/contracts/requests');
  expect(requests.value.list).toMatchObject([{ id: counter.value.id, awaitsMe: true }]);
  const list = await call(top, 'GET', '/wps/agent/contracts', { search: 'AGENT' });
  expect(list.value).toMatchObject({ total: 1, list: [{ memberId: String(second) }] });
  const history = await call(top, 'GET', '/wps/agent/contracts/history', {
    memberId: String(third),
    type: 'daily',
  });
  expect(history.value.list).toMatchObject([{ id: below.value.id, side: 'above', state: 'signed' }]);
});

test('the list of contracts has one downline when it is asked for one', async () => {
  const one = await call(top, 'GET', '/wps/agent/contracts', { memberId: String(second) });
  expect(one.value).toMatchObject({ total: 1, list: [{ memberId: String(second) }] });
  const deeper = await call(top, 'GET', '/wps/agent/contracts', { memberId: String(third) });
  expect(deeper.value).toMatchObject({ total: 0 });
});

test('an agent who changes contracts or simulates in a loop is stopped, and another one is not', async () => {
  const [looping, other] = [await newAgent(held.db), await newAgent(held.db)];
  const unknown = { contractId: '999999999', action: 'accept' };
  const process = (id: bigint) => call(id, 'POST', '/wps/agent/contracts/daily/process', unknown);
  for (let tries = 0; tries < 120; tries += 1) await contractChanges.take(String(looping));
  expect(await process(looping)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await call(looping, 'POST', '/wps/agent/contracts', daily(looping, '1'))).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  expect(await process(other)).toMatchObject({ code: 'NOT_FOUND' });
  for (let tries = 0; tries < 20; tries += 1) await simulations.take(String(looping));
  const simulated = await call(looping, 'POST', '/wps/agent/contracts/simulate', daily(looping, '1'));
  expect(simulated).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('nobody reads or simulates what is outside of the own line, and the flag closes the consolidated call', async () => {
  const stranger = await newAgent(held.db);
  for (const [method, path, given] of [
    ['GET', '/wps/agent/contracts/history', { memberId: String(second), type: 'daily' }],
    ['POST', '/wps/agent/contracts/simulate', daily(second, '1')],
    ['POST', '/wps/agent/contracts', daily(second, '1')],
  ] as const)
    expect(await call(stranger, method, path, given)).toMatchObject({ code: 'NOT_FOUND' });
  expect((await call(stranger, 'GET', '/wps/agent/contracts')).value).toMatchObject({ total: 0, own: [] });
  const player = await createMember(held.db, { account: 'plainplayer', uplineId: top });
  expect(await call(player.id, 'GET', '/wps/agent/contracts')).toMatchObject({ code: 'NON_AGENT_ACCOUNT' });
  expect((await consolidated(player.id)).value).toMatchObject({ dailysalreqtype: 0, contracts: [] });
  await setSetting(held.db, 'AGENTPOLICY3', false);
  expect((await consolidated(top)).value).toMatchObject({ dailysalreqtype: 0, contracts: [], offers: [] });
  await setSetting(held.db, 'AGENTPOLICY3', true);
});

test.each([
  ['tiers', { tiers: [] }, 'tiers', 'TIERS_MISSING'],
  ['rate', { tiers: [{ rate: '100.1' }] }, 'tiers.0.rate', 'CONTRACT_RATE'],
  ['pay', { tiers: [{ validBet: '5' }] }, 'tiers.0.rate', 'TIER_PAYS_NOTHING'],
  [
    'less',
    {
      tiers: [
        { validBet: '9', rate: '1' },
        { validBet: '5', rate: '2' },
      ],
    },
    'tiers.1.validBet',
    'TIER_REQUIRES_LESS',
  ],
  [
    'same',
    {
      tiers: [
        { validBet: '9', rate: '1' },
        { validBet: '9', rate: '2' },
      ],
    },
    'tiers.1.validBet',
    'TIER_REQUIRES_THE_SAME',
  ],
  [
    'falls',
    {
      tiers: [
        { validBet: '5', rate: '2' },
        { validBet: '9', rate: '1' },
      ],
    },
    'tiers.1.rate',
    'TIER_PAYS_LESS',
  ],
  [
    'many',
    { tiers: Array.from({ length: 21 }, (_, index) => ({ validBet: String(index), rate: '1' })) },
    'tiers',
    'TIERS_TOO_MANY',
  ],
  [
    'period',
    { type: 'dividend', period: undefined, tierMode: 'fixed', tiers: [{ rate: '1' }] },
    'period',
    'REQUIRED',
  ],
  [
    'realtime',
    { type: 'realtime', period: undefined, tiers: [], realtime: { profitRate: '0', lossRate: '0' } },
    'realtime.profitRate',
    'REALTIME_PAYS_NOTHING',
  ],
])('a mistake in the terms (%s) is named at its field', async (_name, given, field, code) => {
  const reply = await call(top, 'POST', '/wps/agent/contracts', { ...daily(second, '1'), ...given });
  expect(reply.fields?.[field]).toMatchObject({ code });
});

test('a simulation counts the present team by period, as a bill would, and says what the next tier lacks', async () => {
  const zone = settlementZone();
  const today = dayOf(now(), zone);
  const player = await createMember(held.db, { account: 'simulated', uplineId: third });
  await asOwner(held.ownerUrl, async (client) => {
    const run = await client.query<{ id: string }>(
      `INSERT INTO agents.run (at, complete_before) VALUES (now(), now()) RETURNING id`,
    );
    const add = (memberId: bigint, at: Date, stake: number, payout: number) =>
      client.query(
        `INSERT INTO agents.play (member_id, slot, run_id, rounds, stake, payout, valid_bet) VALUES ($1, $2, $3, 1, $4, $5, $4)`,
        [memberId, at, run.rows[0]!.id, stake * 10_000, payout * 10_000],
      );
    await add(player.id, dayStart(today, zone), 300, 0);
    await add(player.id, dayStart(today, zone, -1), 2_000, 500);
    await add(third, new Date(dayStart(today, zone).getTime() - 300_000), 1_000, 0);
    await add(player.id, dayStart(today, zone, -2), 700, 0);
  });
  const terms = toTerms(
    termsInput.parse({
      type: 'daily',
      tiers: [
        { validBet: '500', rate: '1' },
        { validBet: '2000', activeMembers: 2, rate: '2', amount: '5' },
      ],
    }),
  );
  const { periods, total, running } = await simulate(held.db, { agentId: second, readerId: top }, terms);
  expect(periods).toHaveLength(14);
  // Yesterday: 3,000 at 2% and 5 in addition. The day before: 700 at 1%.
  expect(periods.slice(0, 3).map(({ tier, amount }) => [tier, formatDecimal(amount)])).toEqual([
    [2, '65.00'],
    [1, '7.00'],
    [null, '0.00'],
  ]);
  expect(formatDecimal(total)).toBe('72.00');
  expect(running).toMatchObject({
    tier: null,
    next: { tier: 1, validBet: units(200), netLoss: ZERO, active: 0 },
  });
  expect(nextTier(terms, { validBet: units(600), active: 1 }, 0n)).toMatchObject({
    tier: 2,
    validBet: units(1_400),
    active: 1,
  });
});
