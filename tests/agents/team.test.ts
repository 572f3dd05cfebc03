/** Who belongs to the team of an agent, what an agent sees of it, and which pages of the agent centre an agent has. */
import { centreEntries } from '@/components/agent/nav-items';
import { requireInTeam } from '@/lib/agents/team/policy';
import { readLosses, readOverview, readTeam, readTeamMember } from '@/lib/agents/team/reports';
import { lossesInput, teamInput } from '@/lib/agents/team/schema';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { setClock } from '@/lib/platform/clock';
import { asOwner, useTestDatabase } from '../support/database';
import { allRoutes, callRoute } from '../support/routes';
import { countAt, join, move, play, voidBet } from './world';

const held = useTestDatabase();

describe('the team of an agent', () => {
  let top: bigint;
  let agent: bigint;
  let below: bigint;
  let deep: bigint;
  let sibling: bigint;
  let foreign: bigint;
  let trial: bigint;

  beforeAll(async () => {
    top = await join(held.db, null, 1);
    agent = await join(held.db, top, 2);
    sibling = await join(held.db, top, 2);
    below = await join(held.db, agent, 2);
    deep = await join(held.db, below);
    foreign = await join(held.db, await join(held.db, null, 1));
    trial = (await createMember(held.db, { account: 'teamtrial', type: 4 })).id;
  });

  test('is the agent and everybody below at any depth', async () => {
    for (const member of [agent, below, deep])
      await expect(requireInTeam(held.db, agent, member)).resolves.toBeUndefined();
  });

  test('has nobody else, and the answer is that of an unknown member', async () => {
    for (const member of [top, sibling, foreign, trial, 999_999_999n])
      await expect(requireInTeam(held.db, agent, member)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        status: 404,
      });
  });
});

describe('the menu of the agent centre', () => {
  const keys = (access: Parameters<typeof centreEntries>[0]) => centreEntries(access).map(({ key }) => key);

  test('has transfers and customer service only if there is somebody to reach', () => {
    const with_ = keys({ kinds: [], hasTransfers: true, hasService: true });
    expect(with_).toEqual(expect.arrayContaining(['transfers', 'service']));
    const without = keys({ kinds: [], hasTransfers: false, hasService: false });
    expect(without).not.toContain('transfers');
    expect(without).not.toContain('service');
  });

  test('has the record of a kind of contract only if the agent has or had one', () => {
    const shown = keys({ kinds: ['daily'], hasTransfers: false, hasService: false });
    expect(shown).toContain('daily');
    for (const key of ['dividends', 'hourly', 'realtime']) expect(shown).not.toContain(key);
  });

  test('has four entries in the bar of a phone, each in a place of its own', () => {
    const entries = centreEntries({ kinds: [], hasTransfers: false, hasService: false });
    expect(entries.flatMap(({ bottom }) => bottom ?? []).sort()).toEqual([1, 2, 3, 4]);
  });
});

const origin = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};

describe('what an agent sees of the team', () => {
  const days = { from: '2026-09-01', to: '2026-09-03' };
  let top: bigint;
  let agent: bigint;
  let sub: bigint;
  let player: bigint;
  let other: bigint;
  let moved: bigint;

  beforeAll(async () => {
    top = await join(held.db, null, 1);
    agent = await join(held.db, top, 2);
    other = await join(held.db, top, 2);
    sub = await join(held.db, agent, 2);
    player = await join(held.db, sub);
    moved = await join(held.db, other);
    const at = (day: number) => new Date(`2026-09-0${day}T05:00:00Z`);
    await play(held.ownerUrl, [
      { memberId: player, at: at(1), stake: 100, payout: 30 },
      { memberId: agent, at: at(1), stake: 10 },
      { memberId: moved, at: at(1), stake: 5_000 },
    ]);
    await countAt(held.db, at(2));
    await move(held.ownerUrl, moved, sub, at(2));
    await play(held.ownerUrl, [
      { memberId: moved, at: at(3), stake: 7 },
      { memberId: other, at: at(3), stake: 900 },
    ]);
    await asOwner(held.ownerUrl, (client) =>
      client.query(
        `INSERT INTO cashier.deposit (member_id, channel, currency, asked_amount, amount, status, created_at, decided_at, request_id, request_digest, reference, ledger_id)
         SELECT m.id, 'bank', 'THB', m.amount * 10000, m.amount * 10000, 'approved', m.at, m.at, 'team-' || m.no, '\\x00'::bytea, 'TEAM' || m.no, m.no
           FROM (VALUES ($1::bigint, 50, '2026-09-01T06:00Z'::timestamptz, 1), ($1, 20, '2026-09-03T06:00Z', 2),
                        ($2, 800, '2026-09-01T06:00Z', 3), ($3, 300, '2026-09-01T06:00Z', 4)) m (id, amount, at, no)`,
        [String(player), String(moved), String(other)],
      ),
    );
    await countAt(held.db, new Date('2026-09-03T06:10:00Z'));
  });
  afterAll(() => setClock(undefined));

  test('the overview has the bets of the team by the line at each bet, and money and players since they are in it', async () => {
    const overview = await readOverview(held.db, agent, days);
    expect(overview.figures).toMatchObject({
      validBet: '117.00',
      netLoss: '87.00',
      deposits: '70.00',
      withdrawals: '0.00',
      firstDeposits: 1,
      active: 3,
    });
    expect(overview.team).toEqual({ total: 3, direct: 1, agents: 1 });
    expect(overview.byDay.map(({ day, validBet }) => [day, validBet])).toEqual(
      expect.arrayContaining([
        ['2026-09-01', '110.00'],
        ['2026-09-03', '7.00'],
      ]),
    );
  });

  test('profit and loss of each team, of the agent, and of everybody sum up', async () => {
    const losses = await readLosses(held.db, agent, lossesInput.parse(days));
    expect(losses.list.map(({ id, team }) => [id, team.netLoss])).toEqual([[String(sub), '77.00']]);
    expect(losses.own.netLoss).toBe('10.00');
    expect(losses.summary.netLoss).toBe('87.00');
    const below = await readLosses(held.db, agent, lossesInput.parse({ ...days, memberId: String(sub) }));
    expect(below.list.map(({ id, team }) => [id, team.netLoss])).toEqual([
      [String(player), '70.00'],
      [String(moved), '7.00'],
    ]);
    expect(below.path.map(({ id }) => id)).toEqual([String(sub)]);
  });

  test('the losses of direct downlines are those of the page of each, after moves at every level', async () => {
    const at = (day: number, hour = 5) => new Date(`2026-10-0${day}T0${hour}:00:00Z`);
    const [left, right] = [await join(held.db, top, 2), await join(held.db, top, 2)];
    const agents = [
      await join(held.db, left, 2),
      await join(held.db, left, 2),
      await join(held.db, right, 2),
    ];
    const players: bigint[] = [];
    for (const upline of [...agents, ...agents]) players.push(await join(held.db, upline));
    const everybody = [left, right, ...agents, ...players];
    const bets = (day: number) =>
      play(
        held.ownerUrl,
        everybody.map((memberId, index) => ({ memberId, at: at(day, 6), stake: 10 ** (day - 1) + index })),
      );
    const moves: [member: bigint, to: bigint][] = [
      [players[0]!, agents[2]!],
      [agents[0]!, right],
      [players[0]!, agents[0]!],
      [agents[0]!, left],
    ];
    for (const [index, [member, to]] of moves.entries()) {
      await bets(index + 1);
      await countAt(held.db, at(index + 1, 7));
      await move(held.ownerUrl, member, to, at(index + 1, 8));
    }
    const rounds = await bets(5);
    await countAt(held.db, at(5, 7));
    // A correction of a day before the moves gives its rows another upline.
    await voidBet(held.ownerUrl, rounds.at(-1)!);
    await asOwner(held.ownerUrl, (client) =>
      client.query(`UPDATE gateway.round SET payout = 1 WHERE settled_at = $1`, [at(1, 6)]),
    );
    await countAt(held.db, at(5, 8));
    const october = { from: '2026-10-01', to: '2026-10-05' };
    let compared = 0;
    for (const reader of [top, left, right])
      for (const memberId of [left, right, ...agents]) {
        if (reader !== top && !(await isBelow(reader, memberId))) continue;
        const { list } = await readLosses(
          held.db,
          reader,
          lossesInput.parse({ ...october, memberId: String(memberId) }),
        );
        for (const { id, team } of list) {
          expect((await readTeamMember(held.db, reader, BigInt(id), october)).team).toMatchObject(team);
          compared += 1;
        }
        const amounts = list.map(({ team }) => Number(team.netLoss));
        expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
      }
    expect(compared).toBeGreaterThan(15);
  });

  const isBelow = (reader: bigint, memberId: bigint) =>
    requireInTeam(held.db, reader, memberId).then(
      () => true,
      () => false,
    );

  test('the search finds accounts of the team only, and takes its characters as they are', async () => {
    const found = async (search: string) =>
      (await readTeam(held.db, agent, teamInput.parse({ ...days, search }))).list.map(({ id }) => id).sort();
    expect(await found('LINE')).toEqual([sub, player, moved].map(String).sort());
    expect(await found('%')).toEqual([]);
    expect(await found('_ine')).toEqual([]);
  });

  test('the page of a moved member begins with the move, and says nothing of the line before', async () => {
    const page = await readTeamMember(held.db, agent, moved, days);
    expect(page.own).toEqual({ validBet: '7.00', netLoss: '7.00', deposits: '0.00', withdrawals: '0.00' });
    expect(page.team.validBet).toBe('7.00');
    // The amounts of the line before. Times are left out: they contain any digits.
    const amounts = JSON.stringify(page, (key, value: unknown) => (key === 'joinedAt' ? undefined : value));
    expect(amounts).not.toMatch(/5000|800/);
    expect((await readTeamMember(held.db, agent, agent, days)).member.upline).toBe('');
  });
});

describe('every call of agents that names a member', () => {
  const FILTERS = ['GET /wps/agent/bills', 'GET /wps/agent/bills/file', 'GET /wps/agent/contracts'];
  const names = ['memberId', 'agentId', 'receiverId'];

  test('answers for a foreign member as for one who does not exist', async () => {
    const top = await join(held.db, null, 1);
    const agent = await join(held.db, top, 2);
    const foreigners: Record<string, bigint> = {
      upline: top,
      sibling: await join(held.db, top, 2),
      'player of a sibling': await join(held.db, await join(held.db, top, 2)),
      'other line': await join(held.db, await join(held.db, null, 1), 2),
      trial: (await createMember(held.db, { account: 'foreigntrial', type: 4 })).id,
    };
    const headers = {
      authorization: `Bearer ${(await startSession(held.db, agent, origin, false)).token}`,
    };
    const terms = {
      type: 'daily',
      period: 'D',
      tiers: [{ rate: '1' }],
      requestId: 'foreign-member-1',
      side: 'downline',
    };
    const covered: string[] = [];
    for (const route of await allRoutes(/^\/wps\/agent\//)) {
      const name = names.find((each) => route.inputs.includes(each));
      const byPath = route.path.startsWith('/wps/agent/team/[id]');
      if (name === undefined && !byPath) continue;
      covered.push(`${route.method} ${route.path}`);
      const ask = async (memberId: bigint) => {
        const response = await callRoute(route, {
          headers,
          input: { ...terms, ...(name && { [name]: String(memberId) }) },
          ...(byPath && { parameters: { id: String(memberId) } }),
        });
        // The answer may repeat what was asked; nothing else may differ.
        return `${response.status} ${(await response.text()).replaceAll(String(memberId), 'ID')}`;
      };
      const unknown = await ask(999_999_999n);
      // A filter finds nothing; everything else refuses.
      expect([route.method, route.path, unknown.slice(0, 3)]).toEqual([
        route.method,
        route.path,
        FILTERS.includes(`${route.method} ${route.path}`) ? '200' : '404',
      ]);
      for (const [who, id] of Object.entries(foreigners)) {
        expect([route.path, who, await ask(id)]).toEqual([route.path, who, unknown]);
      }
    }
    expect(covered).toEqual(
      expect.arrayContaining([
        'GET /wps/agent/team',
        'GET /wps/agent/team/losses',
        'GET /wps/agent/team/[id]',
        'GET /wps/agent/bills',
        'POST /wps/agent/contracts',
      ]),
    );
  });

  test('refuses everybody who is no agent', async () => {
    const player = await join(held.db, await join(held.db, null, 1));
    const headers = {
      authorization: `Bearer ${(await startSession(held.db, player, origin, false)).token}`,
    };
    for (const route of await allRoutes(/^\/wps\/agent\/(overview|team|income|links|bills|contracts)/)) {
      if (route.method !== 'GET') continue;
      const response = await callRoute(route, { headers });
      expect([route.path, response.status]).toEqual([route.path, 403]);
    }
  });
});
