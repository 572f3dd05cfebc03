/** Cool-off and self-exclusion (docs/trust.md P4): every call of the site is classified, and every offer is refused. */
import fc from 'fast-check';
import { inTransaction, sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { units } from '@/lib/money/amount';
import { advanceClock, now, setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { membersOf } from '@/lib/inbox/messages/audience';
import { launchGame } from '@/lib/gateway/launch/commands';
import { beginExclusion, endAsError, excludeMyself, readmit } from '@/lib/protection/exclusions/commands';
import { activeExclusion, countExclusions } from '@/lib/protection/exclusions/queries';
import { createBanner } from '@/lib/content/banners/commands';
import { DEMO_BANNERS } from '@/lib/cli/seed/banner-texts';
import { offerReward } from '@/lib/rewards/centre/commands';
import { countClaimable } from '@/lib/rewards/centre/queries';
import { isLonger, untilOf } from '@/lib/protection/exclusions/rules';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { asOwner, useTestDatabase } from '../support/database';
import { createFundedMember, PAYMENT_PASSWORD } from '../support/cashier';
import { openTable, seat, type Table } from '../support/players';
import { allRoutes, callRoute, routeOf } from '../support/routes';

const held = useTestDatabase();
const DAY = 24 * 3_600_000;
const START = new Date('2026-03-10T12:00:00Z');
let table: Table;
let operatorId: bigint;

beforeAll(async () => {
  table = await openTable(held.db, 'EXCLUDE');
  operatorId = await createOperator(held.db, {
    account: 'guardian',
    name: 'Guardian',
    password: 'a very long password',
    roles: ['owner'],
  });
  await asOwner(held.ownerUrl, (client) =>
    client.query(`INSERT INTO cashier.channel (kind, code, adapter, names, enabled) VALUES
      ('withdraw', 'exclude-out', 'transfer', '{"en": "Out"}', true)`),
  );
  await asOwner(held.ownerUrl, (client) =>
    client.query(`INSERT INTO cashier.channel_currency (channel_id, currency, minimum, maximum)
      SELECT id, 'THB', 10000, 1000000000 FROM cashier.channel WHERE code = 'exclude-out'`),
  );
});
beforeEach(() => setClock(START));
afterAll(() => setClock(undefined));

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'OK';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Calls that take money from a member, or make an offer: refused to members who have excluded themselves. */
const REVENUE = [
  'POST /wps/rebate/claim',
  'POST /wps/cashier/deposits',
  'POST /wps/cashier/redeem',
  'POST /wps/game/launchGame',
  'POST /wps/wallets/upline',
  'POST /wps/wallets/downline',
  'GET /wps/promotions',
  'POST /wps/promotions/[id]/join',
  'GET /wps/promotions/[id]/raffle',
  'POST /wps/promotions/[id]/raffle',
  'POST /wps/promotions/[id]/apply',
  'POST /wps/promotions/[id]/claim',
  'POST /wps/points/redeem',
  'POST /wps/points/convert',
  'POST /wps/points/checkIn',
  'POST /wps/points/wheel/spin',
  'POST /wps/rewards/[id]/claim',
  'POST /wps/rewards/code',
  'GET /wps/rewards/offers',
  'POST /wps/missions/[id]/claim',
  'POST /wps/missions/leaderboard/[id]/join',
  'POST /lotto/lgw/bets',
  'POST /lgw/vn/bets',
];

/**
 * Calls without an offer: accounts, security, records, withdrawals, protection, service and public texts. GET /wps/announcements leaves
 * out promotions for excluded members instead of refusing; GET /wps/rewards leaves out what could be claimed, and
 * GET /wps/rewards/free-rounds what could be played.
 */
const NO_OFFER = [
  /^\w+ \/wps\/(session|verification|captcha|system|feedback|service-chat|events|records|banners|announcements)(\/|$)/,
  /^\w+ \/wps\/member\/(register|sessions|messages|push|info|security|password|limits|exclusion|protection|documents)(\/|$)/,
  /^\w+ \/wps\/cashier\/(channels|payees|proofs|withdrawals)(\/|$)/,
  /^(GET \/wps\/cashier\/deposits|POST \/wps\/cashier\/deposits\/\[id\]\/(cancel|proof))$/,
  // A sandbox has money for tests alone, for engineers of vendors (tests/conformance/sandbox.test.ts).
  /^POST \/wps\/developers\/sandbox$/,
  /^GET \/wps\/points\//,
  /^GET \/wps\/missions\//,
  /^GET \/wps\/rewards(\/bonuses|\/free-rounds)?$/,
  /^POST \/wps\/rewards\/bonuses\/\[id\]\/forfeit$/,
  /^GET \/wps\/(vip|rebate|rebate\/claims)$/,
  /^GET \/wps\/referral$/,
  // Figures of the own team.
  /^GET \/wps\/agent\/(overview|team)(\/|$)/,
  // Collecting pays what was earned by contract; lib/agents/bills refuses it to an excluded agent until the exclusion ends.
  /^\w+ \/wps\/agent\/(bills|income)(\/|$)/,
  /^\w+ \/wps\/points\/(addresses|redeems)(\/|$)/,
  // The room refuses an excluded agent who asks for a contract, accepts one or is offered one (tests/agents/contracts.test.ts).
  /^\w+ \/wps\/agent\/contracts(\/|$)/,
  // Messages of an agent to the team do not reach excluded members (tests/agents/line-messages.test.ts).
  /^\w+ \/wps\/agent\/messages(\/|$)/,
  // Accounts and links are for others; an excluded member cannot apply to become an agent (tests/agents/links.test.ts).
  /^\w+ \/wps\/agent\/(accounts|links|applications)(\/|$)/,
  // The room refuses an excluded member who sends money to a vendor, and brings money home (tests/gateway/wallet-transfers.test.ts).
  /^\w+ \/wps\/wallets\/(recall|vendors|vendor|vendor-transfers)$/,
  /^\w+ \/wps\/(agent\/affiliate|v2\/wallets\/balance|wallets\/transfers|relay\/\w+)$/,
  // Draws, results, own bets and saved slips; withdrawing a bet returns its stake.
  /^GET \/(lotto\/lgw|lgw\/vn)\//,
  /^(POST|DELETE) \/(lotto\/lgw|lgw\/vn)\/(favourites|favourites\/\[id\]|bets\/\[id\]|chases\/\[slipId\])$/,
];

describe('the calls of the site', () => {
  test('are each classified, and every offer is refused to an excluded member', async () => {
    const routes = await allRoutes(/^\/(wps|lotto|lgw\/vn)\//);
    const name = ({ method, path }: (typeof routes)[number]) => `${method} ${path}`;
    const unclassified = routes
      .map(name)
      .filter((each) => !REVENUE.includes(each) && !NO_OFFER.some((rule) => rule.test(each)));
    expect(unclassified).toEqual([]);
    expect(REVENUE.filter((each) => !routes.some((route) => name(route) === each))).toEqual([]);

    const { id } = await createMember(held.db, { account: 'resting', password: 'a walk in the park' });
    const origin = {
      ip: '127.0.0.1',
      userAgent: 'jest',
      deviceId: 'device-of-the-tests-000',
      country: undefined,
    };
    const headers = { authorization: `Bearer ${(await startSession(held.db, id, origin, false)).token}` };
    const codes = async () =>
      Object.fromEntries(
        await Promise.all(
          routes
            .filter((route) => REVENUE.includes(name(route)))
            .map(async (route) => {
              const reply = (await (await callRoute(route, { headers })).json()) as { code?: string };
              return [name(route), reply.code] as const;
            }),
        ),
      );
    expect(Object.values(await codes())).not.toContain('MEMBER_EXCLUDED');
    await excludeMyself(held.db, id, '7d');
    expect(await codes()).toEqual(Object.fromEntries(REVENUE.map((each) => [each, 'MEMBER_EXCLUDED'])));
  });
});

describe('an excluded member', () => {
  test('cannot stake, real money or play money, and gets wins; other members can', async () => {
    const player = await seat(held.db, table, 'excluded', 100);
    const other = await seat(held.db, table, 'playson', 100);
    const stake = (id: string, token = player.playerToken) =>
      table.port.settleRound({
        playerToken: token,
        transactionId: id,
        roundId: id,
        stake: units(1),
        payout: units(0),
      });
    await table.port.bet({
      playerToken: player.playerToken,
      transactionId: 'open',
      roundId: 'open',
      amount: units(5),
    });
    await excludeMyself(held.db, player.memberId, '1d');
    expect(await codeOf(stake('e1'))).toBe('PLAYER_EXCLUDED');
    expect(
      await codeOf(
        table.port.bet({
          playerToken: player.playerToken,
          transactionId: 'e2',
          roundId: 'e2',
          amount: units(1),
        }),
      ),
    ).toBe('PLAYER_EXCLUDED');
    expect(
      await codeOf(
        table.port.win({
          playerId: player.playerId,
          transactionId: 'w',
          roundId: 'open',
          amount: units(9),
          endsRound: true,
        }),
      ),
    ).toBe('OK');
    expect(await codeOf(stake('o1', other.playerToken))).toBe('OK');
    const launch = launchGame(held.db, {
      player: { memberId: player.memberId, kind: 'member', currency: 'THB' },
      nodeId: table.nodeId,
      mode: 'free',
      language: 'en',
    });
    expect(await codeOf(launch)).toBe('MEMBER_EXCLUDED');
  });

  test('can withdraw', async () => {
    const user = await createFundedMember(held.db, 500);
    await excludeMyself(held.db, user.memberId, 'ever');
    const call = {
      channel: 'exclude-out',
      amount: units(200),
      paymentPassword: PAYMENT_PASSWORD,
      requestId: crypto.randomUUID(),
    };
    expect(await codeOf(requestWithdrawal(held.db, user, call))).toBe('OK');
  });

  test('gets no message for everybody or for a segment', async () => {
    const { id } = await createMember(held.db, { account: 'nomail' });
    const recipients = async () =>
      (await membersOf({ audience: { kind: 'all' }, memberIds: null }).execute(held.db)).rows.map(
        (row) => row.id,
      );
    expect(await recipients()).toContain(id);
    await excludeMyself(held.db, id, '30d');
    expect(await recipients()).not.toContain(id);
  });
});

describe('the end of an exclusion', () => {
  test('comes by itself after a cool-off', async () => {
    const { id } = await createMember(held.db, { account: 'cools' });
    await excludeMyself(held.db, id, '7d');
    advanceClock(7 * DAY - 1);
    expect(await activeExclusion(held.db, id)).toBeDefined();
    advanceClock(1);
    expect(await activeExclusion(held.db, id)).toBeUndefined();
  });

  test('of a self-exclusion comes by readmission alone: after its period and a waiting time', async () => {
    const { id } = await createMember(held.db, { account: 'excludes' });
    const exclusion = await excludeMyself(held.db, id, '6m');
    expect(exclusion.until).toEqual(new Date('2026-09-10T12:00:00Z'));
    const readmission = () => inTransaction(held.db, (tx) => readmit(tx, exclusion.id, operatorId));
    expect(await codeOf(readmission())).toBe('READMISSION_TOO_EARLY');
    setClock(new Date('2026-09-11T00:00:00Z'));
    expect(await activeExclusion(held.db, id)).toBeDefined();
    expect(await readmission()).toEqual(new Date('2026-09-12T00:00:00Z'));
    expect(await activeExclusion(held.db, id)).toBeDefined();
    expect(await codeOf(readmission())).toBe('READMISSION_TOO_EARLY');
    advanceClock(DAY);
    expect(await activeExclusion(held.db, id)).toBeUndefined();
  });

  test('for good comes never, except that two operators end an error', async () => {
    const { id } = await createMember(held.db, { account: 'forever' });
    const exclusion = await inTransaction(held.db, (tx) => beginExclusion(tx, id, 'ever', operatorId));
    advanceClock(40 * 365 * DAY);
    expect(await codeOf(inTransaction(held.db, (tx) => readmit(tx, exclusion.id, operatorId)))).toBe(
      'READMISSION_TOO_EARLY',
    );
    expect(await codeOf(inTransaction(held.db, (tx) => endAsError(tx, exclusion.id, operatorId)))).toBe('OK');
    expect(await activeExclusion(held.db, id)).toBeUndefined();
    const { rows } = await sql`SELECT FROM protection.guard WHERE member_id = ${id}`.execute(held.db);
    expect(rows).toHaveLength(0);
  });

  test('cannot be brought forward by another exclusion', async () => {
    const { id } = await createMember(held.db, { account: 'shortens' });
    await excludeMyself(held.db, id, '30d');
    expect(await codeOf(excludeMyself(held.db, id, '7d'))).toBe('EXCLUSION_NOT_LONGER');
    expect(await codeOf(excludeMyself(held.db, id, '1y'))).toBe('OK');
    const period = fc.constantFrom('1d', '7d', '30d', '6m', '1y', '5y', 'ever' as const);
    fc.assert(
      fc.property(period, period, fc.integer({ min: 0, max: 4_000 }), (first, second, days) => {
        const until = untilOf(first as '1d', now());
        const next = untilOf(second as '1d', new Date(now().getTime() + days * DAY));
        if (isLonger(next, { until })) expect(until !== null && (next === null || next > until)).toBe(true);
      }),
    );
  });
});

test('an excluded member is told by the event stream, has no badge of rewards, and gets no banner of an offer', async () => {
  const { id } = await createMember(held.db, { account: 'quiet', password: 'a walk in the park' });
  const origin = {
    ip: '127.0.0.1',
    userAgent: 'jest',
    deviceId: 'device-of-the-tests-001',
    country: undefined,
  };
  const headers = { authorization: `Bearer ${(await startSession(held.db, id, origin, false)).token}` };
  const banner = (url: string | null, linkageType: 'PAGE' | 'SERVICE') =>
    createBanner(held.db, {
      group: 'promo',
      picture: DEMO_BANNERS[0]!.picture,
      title: { en: url ?? 'Service' },
      subtitle: null,
      action: null,
      linkageType,
      url,
      pictureId: null,
      focusX: 50,
      focusY: 50,
      showsText: true,
      languages: [],
      published: true,
      startsAt: null,
      endsAt: null,
    });
  await banner('/promotions/first-deposit', 'PAGE');
  await banner('/fairness', 'PAGE');
  await banner(null, 'SERVICE');
  await inTransaction(held.db, (tx) =>
    offerReward(tx, {
      key: 'quiet:1',
      memberId: id,
      kind: 'manual',
      payout: { currency: 'THB', amount: units(5) },
    }),
  );
  const route = await routeOf('/wps/banners');
  const titles = async () => {
    const reply = await callRoute(route, { headers, input: { group: 'promo' } });
    const { value } = (await reply.json()) as { value: { list: { title: string }[] } };
    return value.list.map(({ title }) => title);
  };
  const counts = async () => ({
    rewards: await countClaimable(held.db, id),
    excluded: await countExclusions(held.db, id),
  });
  expect(await titles()).toEqual(['/promotions/first-deposit', '/fairness', 'Service']);
  expect(await counts()).toEqual({ rewards: 1, excluded: 0 });
  await excludeMyself(held.db, id, '7d');
  expect(await titles()).toEqual(['/fairness', 'Service']);
  expect(await counts()).toEqual({ rewards: 0, excluded: 1 });
});
