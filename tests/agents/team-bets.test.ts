/** Team betting: the bets that an agent sees are exactly those of the line at each bet, whatever was moved, filtered, paged or voided. */
import fc from 'fast-check';
import { countTeams } from '@/lib/agents/reports/count';
import { countPlay } from '@/lib/agents/settlement/count';
import { lineAt } from '@/lib/agents/lines/queries';
import { readTeamBet, readTeamBets } from '@/lib/agents/team/bets/loaders';
import { teamBetsInput } from '@/lib/agents/team/bets/schema';
import { startSession } from '@/lib/identity/sessions/commands';
import { setClock } from '@/lib/platform/clock';
import { asOwner, useTestDatabase } from '../support/database';
import { openTable } from '../support/players';
import { callRoute, routeOf } from '../support/routes';
import { join, move, play, voidBet, type Bet } from './world';

const held = useTestDatabase();
const HOUR = 3_600_000;
const days = { from: '2026-10-01', to: '2026-10-06' };
const start = new Date('2026-09-30T16:00:00Z').getTime();
const moment = (hours: number) => new Date(start + hours * HOUR);

let agents: bigint[];
let players: bigint[];
let ids: bigint[];
let bets: Bet[];
let outsider: bigint;
const voided = new Set<bigint>();

const read = (agentId: bigint, input: Record<string, unknown> = {}) =>
  readTeamBets(held.db, agentId, teamBetsInput.parse({ ...days, ...input }), 'en');

/** A tree of three levels whose players and agents bet and are moved in turns, with a fixed seed. */
beforeAll(async () => {
  const top = await join(held.db, null, 1);
  const [one, two] = [await join(held.db, top, 2), await join(held.db, top, 2)];
  const deep = await join(held.db, one, 2);
  agents = [top, one, two, deep];
  players = [];
  for (const upline of [top, one, one, two, two, deep, deep]) players.push(await join(held.db, upline));
  outsider = await join(held.db, await join(held.db, null, 1));
  const everyone = [...agents, ...players, outsider];
  const random = fc.sample(
    fc.array(
      fc.record({
        who: fc.nat(everyone.length - 1),
        minute: fc.nat(6 * 24 * 60 - 1),
        stake: fc.integer({ min: 1, max: 50 }),
      }),
      { minLength: 300, maxLength: 300 },
    ),
    { seed: 19, numRuns: 1 },
  )[0]!;
  bets = random.map(({ who, minute, stake }) => ({
    memberId: everyone[who]!,
    at: moment(minute / 60),
    stake,
    payout: minute % 3 === 0 ? 2 * stake : 0,
  }));
  const part = async (from: number, until: number) => {
    const wanted = bets.filter(({ at }) => at >= moment(from) && at < moment(until));
    const made = await play(held.ownerUrl, wanted);
    wanted.forEach((bet, index) => known.set(bet, made[index]!));
    setClock(moment(until));
    await countPlay(held.db);
    await countTeams(held.db);
  };
  const known = new Map<Bet, bigint>();
  await part(0, 30);
  await move(held.ownerUrl, deep, two, moment(30));
  await part(30, 70);
  await move(held.ownerUrl, players[1]!, deep, moment(70));
  await move(held.ownerUrl, players[3]!, top, moment(70));
  await part(70, 110);
  await move(held.ownerUrl, deep, one, moment(110));
  await part(110, 144);
  ids = bets.map((bet) => known.get(bet)!);
  for (const id of ids.slice(0, 5)) {
    await voidBet(held.ownerUrl, id);
    voided.add(id);
  }
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      `INSERT INTO gateway.voided_round (round_id, member_id, operator_id, currency, stake, payout, reason, at)
       SELECT r.id, r.member_id, 1, 'THB', 70000, 0, 'test', $2 FROM gateway.round r WHERE r.id = ANY ($1)`,
      [ids.slice(0, 5).map(String), moment(143)],
    ),
  );
  setClock(moment(145));
  await countPlay(held.db);
  await countTeams(held.db);
}, 120_000);
afterAll(() => setClock(undefined));

/** The line of each bet at its slot, by the bet's index; read once. */
const linesOfBets = async () =>
  Promise.all(
    bets.map(({ memberId, at }) =>
      lineAt(held.db, memberId, new Date(Math.floor(at.getTime() / 300_000) * 300_000)),
    ),
  );
let lines: Promise<Awaited<ReturnType<typeof lineAt>>[]> | undefined;

/** What an agent must see, from the line of each bet, computed one bet at a time. */
async function expected(
  agentId: bigint,
  distance: (level: number) => boolean = () => true,
): Promise<string[]> {
  const found: { id: bigint; at: Date }[] = [];
  for (const [index, bet] of bets.entries()) {
    if (voided.has(ids[index]!)) continue;
    const line = (await (lines ??= linesOfBets()))[index]!;
    const place = line.findIndex(({ id }) => id === agentId);
    if (place >= 0 && distance(line.length - 1 - place)) found.push({ id: ids[index]!, at: bet.at });
  }
  return found
    .sort((one, other) => other.at.getTime() - one.at.getTime() || Number(other.id - one.id))
    .map(({ id }) => String(id));
}

/** Every page of a list, by cursor. */
async function all(agentId: bigint, input: Record<string, unknown>): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await read(agentId, { ...input, pageSize: '17', cursor });
    found.push(...page.list.map(({ roundId }) => roundId));
    if (page.next === null) return found;
    cursor = page.next;
  }
}

test('an agent sees the bets of the line at each bet, each once, in every scope and on every page', async () => {
  for (const agentId of agents) {
    expect(await all(agentId, {})).toEqual(await expected(agentId));
    expect(await all(agentId, { scope: 'own' })).toEqual(await expected(agentId, (level) => level === 0));
    expect(await all(agentId, { scope: 'direct' })).toEqual(await expected(agentId, (level) => level === 1));
    expect(await all(agentId, { scope: 'deeper' })).toEqual(await expected(agentId, (level) => level > 1));
  }
}, 120_000);

test('the sums are those of the bets, and pages with a number are parts of the same list', async () => {
  for (const agentId of agents) {
    const page = await read(agentId, { pageSize: '100' });
    const listed = new Set(await all(agentId, {}));
    const sum = (key: 'stake' | 'payout') =>
      bets.reduce((total, bet, index) => total + (listed.has(String(ids[index])) ? (bet[key] ?? 0) : 0), 0);
    expect(page.summary).toEqual({
      rounds: listed.size,
      stake: `${sum('stake')}.00`,
      validBet: `${sum('stake')}.00`,
      payout: `${sum('payout')}.00`,
      netLoss: `${sum('stake') - sum('payout')}.00`,
    });
    const second = await read(agentId, { pageSize: '10', pageNum: '2' });
    expect(second.list.map(({ roundId }) => roundId)).toEqual([...listed].slice(10, 20));
  }
});

test('a moved member is shown from the first whole day after the move, and says nothing of the other line', async () => {
  const [top, one] = agents as [bigint, bigint];
  const deep = agents[3]!;
  // The last move of deep below one is on October 5 at 14:00; the first whole day of it is October 6.
  const page = await read(one, { memberId: String(deep), pageSize: '100' });
  expect(page.list.length).toBeGreaterThan(0);
  expect(page.list.every(({ settledAt }) => settledAt! >= moment(120).toISOString())).toBe(true);
  expect(page.summary!.rounds).toBe(page.list.length);
  // For the agent at the top nothing between changed but the place in the own team: the same rule holds.
  expect((await read(top, { memberId: String(deep) })).summary).toEqual(page.summary);
  await expect(read(one, { memberId: String(outsider) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(read(one, { account: 'nobody-of-this-name' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('voided bets have what they were before, and no sums; there are no open ones', async () => {
  const page = await read(agents[0]!, { status: 'voided' });
  expect(page.summary).toBeNull();
  const inTeam = bets.slice(0, 5).filter(({ memberId }) => memberId !== outsider).length;
  expect(page.list.filter(({ stake }) => stake === '7.00')).toHaveLength(inTeam);
  expect((await read(agents[0]!, { status: 'open' })).list).toEqual([]);
});

test('the details of a bet are those of the team only, without seeds', async () => {
  await openTable(held.db, 'DETAILS');
  const [mine] = await expected(agents[1]!);
  const details = {
    studio: {
      engine: 'slot',
      model: 'm',
      look: 'l',
      commitment: 'c0ffee',
      clientSeed: 'my birthday',
      nonce: 1,
    },
    spin0: { reels: [1, 2, 3] },
    note: 'of the vendor',
  };
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      'UPDATE gateway.round SET details = $2, node_id = (SELECT min(node_id) FROM catalogue.game) WHERE id = $1',
      [mine, JSON.stringify(details)],
    ),
  );
  const shown = await readTeamBet(held.db, agents[1]!, BigInt(mine!), 'en');
  expect(shown.details).toEqual({
    studio: { engine: 'slot', model: 'm', look: 'l' },
    spin0: { reels: [1, 2, 3] },
  });
  expect(JSON.stringify(shown)).not.toMatch(/birthday|c0ffee|of the vendor/);
  const outside =
    ids[bets.findIndex(({ memberId }, index) => memberId === outsider && !voided.has(ids[index]!))]!;
  await expect(readTeamBet(held.db, agents[1]!, outside, 'en')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    status: 404,
  });
  await expect(readTeamBet(held.db, agents[1]!, 999_999_999n, 'en')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('the file has every bet once', async () => {
  const agentId = agents[1]!;
  const { token } = await startSession(
    held.db,
    agentId,
    { ip: '127.0.0.1', userAgent: 'jest', deviceId: 'device-of-the-tests-000', country: undefined },
    false,
  );
  const route = await routeOf('/wps/agent/team/bets/file');
  const response = await callRoute(route, { headers: { authorization: `Bearer ${token}` }, input: days });
  const lines = (await response.text()).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(await expected(agentId));
});
