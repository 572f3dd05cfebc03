import { GET as currentOfVietnam } from '@/app/lgw/vn/draws/[gameCode]/current/route';
import { GET as gamesOfVietnam } from '@/app/lgw/vn/games/route';
import { GET as gameOfVietnam } from '@/app/lgw/vn/games/[gameCode]/route';
import { GET as draws } from '@/app/lotto/lgw/draws/[gameCode]/route';
import { GET as current } from '@/app/lotto/lgw/draws/[gameCode]/current/route';
import { GET as statistics } from '@/app/lotto/lgw/statistics/[gameCode]/route';
import { GET as games } from '@/app/lotto/lgw/games/route';
import { GET as game } from '@/app/lotto/lgw/games/[gameCode]/route';
import { sql } from 'kysely';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { setClock } from '@/lib/platform/clock';
import { lotteryHost } from '@/lib/studio-host/lottery/host';
import { forgetReplies } from '@/lib/studio-host/lottery/loaders';
import { forgetSettings } from '@/lib/studio/lottery/settings/queries';
import { planDraws } from '@/lib/studio/lottery/draws/plan';
import { setGame, setSeries } from '@/lib/studio/lottery/settings/commands';
import { Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';
import { lotterySql, offerLotteryGame } from './support';

const held = useTestDatabase();
const NOW = new Date('2026-11-26T04:00:00Z');
let visitor: Browser;
let nodeId: bigint;

beforeAll(async () => {
  setClock(NOW);
  visitor = new Browser();
  nodeId = await offerLotteryGame(held.db, 'FAST5X1');
  await offerLotteryGame(held.db, 'CARS10X3', 'ELOTT');
  await offerLotteryGame(held.db, 'VNNORTH');
  await offerLotteryGame(held.db, 'MARK6');
  await setGame(lotterySql(), 'VNNORTH', { drawnByUs: true });
  await setGame(lotterySql(), 'MARK6', { enabled: false });
  await planDraws(lotteryHost());
  // Results of the past, as they would be stored.
  await asOwner(held.ownerUrl, (client) =>
    client.query(`
      INSERT INTO studio.lottery_draw (game, period, origin, opens_at, closes_at, draws_at, commitment, sealed, server_seed, status, result, result_version, drawn_at, settled_at)
      SELECT 'FAST5X1', '20261126-' || lpad((720 - n)::text, 4, '0'), 'own', at - interval '1 minute', at - interval '5 seconds', at,
             repeat('a', 64), '\\x00', repeat('b', 64), 'settled', '[[1, 2, 3, 4, 5]]', CASE n WHEN 2 THEN 2 ELSE 1 END, at, at
        FROM generate_series(0, 39) n, LATERAL (SELECT timestamptz '2026-11-26T04:00:00Z' - n * interval '1 minute' AS at) t`),
  );
});
afterAll(() => setClock(undefined));

test('the menu has the games that the site offers, with prize modes, closing time and last result', async () => {
  const { status, body } = await visitor.send(games, 'GET', '/lotto/lgw/games');
  expect(status).toBe(200);
  const list = body.value!.list as Record<string, unknown>[];
  expect(body.value!.serverTime).toBe(NOW.toISOString());
  expect(list.map(({ gameCode }) => gameCode)).toEqual(['FAST5X1', 'CARS10X3', 'MARK6', 'VNNORTH']);
  expect(list[0]).toEqual({
    gameCode: 'FAST5X1',
    nodeId: String(nodeId),
    vassalage: 'LOTT',
    name: 'Game FAST5X1',
    iconUrl: expect.stringContaining(`/images/games/${nodeId}.svg`),
    region: 'CN',
    drawnByUs: false,
    open: true,
    prizeModes: [
      { code: 'LOTT', lowest: 1700, highest: 1980 },
      { code: 'ZY', lowest: 1980, highest: 1980 },
    ],
    minutes: 1,
    closesAt: '2026-11-26T04:00:55.000Z',
    last: { period: '20261126-0720', result: [[1, 2, 3, 4, 5]], drawnAt: NOW.toISOString() },
  });
  expect(list[1]).toMatchObject({ minutes: 3, last: null, prizeModes: [{ code: 'ZY' }, { code: 'ELOTT' }] });
  expect(list[2]).toMatchObject({ open: false, closesAt: null, minutes: null });
  expect(list[3]).toMatchObject({
    drawnByUs: true,
    region: 'VN',
    prizeModes: [{ code: 'LOTT' }, { code: 'ZY' }],
  });
});

test('the menu of an area, of a prize mode, and of Vietnam', async () => {
  const codes = async (route: typeof games, path: string) =>
    ((await visitor.send(route, 'GET', path)).body.value!.list as { gameCode: string }[]).map(
      ({ gameCode }) => gameCode,
    );
  expect(await codes(games, '/lotto/lgw/games?area=VN&device=html5-desktop')).toEqual(['VNNORTH']);
  expect(await codes(games, '/lotto/lgw/games?prizeMode=ELOTT')).toEqual(['CARS10X3']);
  expect(await codes(gamesOfVietnam, '/lgw/vn/games?area=CN')).toEqual(['VNNORTH']);
  const { body } = await visitor.send(games, 'GET', '/lotto/lgw/games?area=MOON');
  expect(body).toMatchObject({ success: false, code: 'INVALID_INPUT' });
});

test('a game has its play types with names, rules, odds and prizes, in the language of the request', async () => {
  const { body } = await visitor.send(game, 'GET', '/lotto/lgw/games/FAST5X1', undefined, {
    gameCode: 'FAST5X1',
  });
  const groups = body.value!.groups as { code: string; plays: Record<string, unknown>[] }[];
  expect(body.value!.units).toEqual(['1', '0.1', '0.01']);
  expect(groups[0]!.code).toBe('five');
  expect(groups[0]!.plays[0]).toMatchObject({
    name: 'All five: straight',
    typed: false,
    // The worked figure of the conventions: series 1,950 pays 195,000 for a stake of 2, so 1,980 pays 99,000 for 1.
    prizes: [{ class: 'all', tier: 'hit', odds: '1/100000', prize: '99000.00' }],
  });
  const unknown = await visitor.send(game, 'GET', '/lotto/lgw/games/FAST5X5', undefined, {
    gameCode: 'FAST5X5',
  });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'LOTTERY_GAME_NOT_FOUND' } });
  const foreign = await visitor.send(gameOfVietnam, 'GET', '/lgw/vn/games/FAST5X1', undefined, {
    gameCode: 'FAST5X1',
  });
  expect(foreign).toMatchObject({ status: 404, body: { code: 'LOTTERY_GAME_NOT_FOUND' } });
});

test('draws are listed newest first, by page and by day of the zone', async () => {
  const list = async (query: string) => {
    const { body } = await visitor.send(draws, 'GET', `/lotto/lgw/draws/FAST5X1?${query}`, undefined, {
      gameCode: 'FAST5X1',
    });
    return body.value as unknown as { list: Record<string, unknown>[]; total: number; totalPages: number };
  };
  const first = await list('pageSize=10');
  expect(first).toMatchObject({ total: 40, totalPages: 4 });
  expect(first.list.map(({ period }) => String(period).slice(9))).toEqual(
    [...Array(10).keys()].map((n) => `0${720 - n}`),
  );
  expect(first.list[0]).toMatchObject({
    clientSeed: 'FAST5X1-20261126-0720',
    serverSeed: 'b'.repeat(64),
    corrected: false,
    ownDraw: true,
    result: [[1, 2, 3, 4, 5]],
  });
  expect(first.list[2]).toMatchObject({ corrected: true });
  expect(first.list[0]).not.toHaveProperty('sealed');
  expect((await list('pageNum=4&pageSize=10')).list).toHaveLength(10);
  expect(await list('day=2026-11-26')).toMatchObject({ total: 40 });
  expect(await list('day=2026-11-25')).toMatchObject({ total: 0, list: [] });
  // A draw by its period, also before it is drawn.
  expect(await list('period=20261126-0700')).toMatchObject({ total: 1, list: [{ period: '20261126-0700' }] });
  expect(await list('period=20261126-0721')).toMatchObject({ list: [{ status: 'open', serverSeed: null }] });
  expect(await list('period=20261126-1441')).toMatchObject({ total: 0, list: [] });
});

test('the current draw hides its seed, and later draws are listed for a chase', async () => {
  const { body } = await visitor.send(
    current,
    'GET',
    '/lotto/lgw/draws/FAST5X1/current?coming=120',
    undefined,
    { gameCode: 'FAST5X1' },
  );
  expect(body.value).toMatchObject({
    serverTime: NOW.toISOString(),
    draw: {
      period: '20261126-0721',
      status: 'open',
      serverSeed: null,
      result: null,
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    previous: { period: '20261126-0720', result: [[1, 2, 3, 4, 5]] },
  });
  const coming = body.value!.coming as { period: string }[];
  expect(coming).toHaveLength(120);
  expect(coming[0]!.period).toBe('20261126-0722');
  // At the second of its closing it is the draw before.
  setClock(new Date('2026-11-26T04:00:55Z'));
  const later = await visitor.send(current, 'GET', '/lotto/lgw/draws/FAST5X1/current', undefined, {
    gameCode: 'FAST5X1',
  });
  expect(later.body.value).toMatchObject({
    draw: { period: '20261126-0722' },
    previous: { period: '20261126-0721', result: null },
    coming: [],
  });
  setClock(NOW);
  const vietnam = await visitor.send(currentOfVietnam, 'GET', '/lgw/vn/draws/VNNORTH/current', undefined, {
    gameCode: 'VNNORTH',
  });
  expect(vietnam.body.value).toMatchObject({ draw: { period: '20261126', ownDraw: true } });
});

test('statistics count the last draws: 30 to 200', async () => {
  const read = (query: string) =>
    visitor.send(statistics, 'GET', `/lotto/lgw/statistics/FAST5X1?${query}`, undefined, {
      gameCode: 'FAST5X1',
    });
  const { body } = await read('draws=30');
  const {
    draws: counted,
    places,
    trend,
  } = body.value as unknown as {
    draws: number;
    places: { code: string; values: object[] }[];
    trend: { period: string }[];
  };
  expect(counted).toBe(30);
  expect(places[0]).toMatchObject({ code: 'position1' });
  expect(places[0]!.values[1]).toEqual({ value: '1', count: 30, gap: 0, longestGap: 0, expected: 3 });
  expect([trend[0]!.period, trend.at(-1)!.period]).toEqual(['20261126-0691', '20261126-0720']);
  expect((await read('draws=29')).body).toMatchObject({ code: 'INVALID_INPUT' });
  expect((await read('draws=201')).body).toMatchObject({ code: 'INVALID_INPUT' });
});

test('a member sees the series of the member’s group, and other people those of everybody', async () => {
  const groupId = await createGroup();
  await setSeries(lotterySql(), 'CARS10X3', 'ELOTT', '', { lowest: 1_700, highest: 1_900 });
  await setSeries(lotterySql(), 'CARS10X3', 'ELOTT', String(groupId), { lowest: 1_750, highest: 1_960 });
  forgetSettings(lotterySql());
  forgetReplies();
  const { id } = await createMember(held.db, { account: 'grouped' });
  await sql`INSERT INTO cashier.group_member (group_id, member_id, added_at) VALUES (${groupId}, ${id}, now())`.execute(
    held.db,
  );
  const member = new Browser();
  const origin = { ip: member.ip, userAgent: 'jest', deviceId: 'a-device-of-the-tests-00' };
  member.extra.authorization = `Bearer ${(await startSession(held.db, id, origin, false)).token}`;
  const seriesOf = async (browser: Browser) => {
    const { body } = await browser.send(games, 'GET', '/lotto/lgw/games?prizeMode=ELOTT');
    const [first] = body.value!.list as { prizeModes: { code: string }[] }[];
    return first!.prizeModes.find(({ code }) => code === 'ELOTT');
  };
  expect(await seriesOf(member)).toEqual({ code: 'ELOTT', lowest: 1_750, highest: 1_960 });
  expect(await seriesOf(visitor)).toEqual({ code: 'ELOTT', lowest: 1_700, highest: 1_900 });
});

async function createGroup(): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO cashier.member_group (name, created_at) VALUES ('gold', now()) RETURNING id`.execute(held.db);
  return rows[0]!.id;
}
