import { sql } from 'kysely';
import { inTransaction } from '@/lib/db/client';
import { setClock } from '@/lib/platform/clock';
import { commitmentOf } from '@/lib/platform/fairness/stream';
import { planDraws } from '@/lib/studio/lottery/draws/plan';
import { setGame, setLimits, setSeries } from '@/lib/studio/lottery/settings/commands';
import { forgetSettings, lotterySettings, readSettings } from '@/lib/studio/lottery/settings/queries';
import { openSeed } from '@/lib/studio/play/chance';
import { studioSql } from '@/lib/studio-host/executor';
import type { Sql } from '@/lib/studio/play/host';
import { useTestDatabase } from '../support/database';
import { addBet, hostOf, lotterySql, storedDraws } from './support';

const held = useTestDatabase();
const NOW = new Date('2026-11-26T04:00:00Z');

beforeEach(() => setClock(NOW));
afterAll(() => setClock(undefined));

test('a chase of 120 draws can be planned ahead: a game of a minute has 130 draws or more, each with a seed of its own', async () => {
  const host = hostOf('FAST5X1');
  expect(await planDraws(host)).toBe(160);
  expect(await planDraws(host)).toBe(0);
  const draws = await storedDraws(held.db, 'FAST5X1');
  expect(draws[0]).toMatchObject({
    period: '20261126-0721',
    origin: 'own',
    status: 'open',
    opens_at: new Date('2026-11-26T03:59:55Z'),
    closes_at: new Date('2026-11-26T04:00:55Z'),
    draws_at: new Date('2026-11-26T04:01:00Z'),
    given: [],
    server_seed: null,
    result: null,
  });
  expect(new Set(draws.map(({ commitment }) => commitment)).size).toBe(160);
  const { rows } = await sql<{ sealed: Buffer; commitment: string }>`
    SELECT sealed, commitment FROM studio.lottery_draw WHERE game = 'FAST5X1' LIMIT 3`.execute(held.db);
  for (const { sealed, commitment } of rows)
    expect(commitmentOf(openSeed(sealed, commitment))).toBe(commitment);
  setClock(new Date(+NOW + 31 * 60_000));
  expect(await planDraws(host)).toBe(31);
  expect(await storedDraws(held.db, 'FAST5X1')).toHaveLength(191);
});

test('games with fixed days have eight days planned, or four draws; results from outside have no seed', async () => {
  await planDraws(hostOf('VNNORTH', 'THAI', 'MARK6'));
  const north = await storedDraws(held.db, 'VNNORTH');
  expect(north.length).toBeGreaterThanOrEqual(8);
  expect(north[0]).toMatchObject({ origin: 'external', commitment: null });
  expect((await storedDraws(held.db, 'THAI')).map(({ period }) => period)).toEqual([
    '20261201',
    '20261216',
    '20270101',
    '20270116',
  ]);
  // 2026 is the year of the horse.
  expect((await storedDraws(held.db, 'MARK6'))[0]!.given).toEqual([6]);
});

test('the animal of 49 balls is that of the lunar year in which a draw is', async () => {
  setClock(new Date('2027-02-05T15:40:00Z'));
  await planDraws(hostOf('MARK6X5'));
  const draws = await storedDraws(held.db, 'MARK6X5');
  expect(draws.slice(0, 5).map(({ period, given }) => [period, given])).toEqual([
    ['20270205-0285', [6]],
    ['20270205-0286', [6]],
    ['20270205-0287', [6]],
    // The draw at midnight is the first moment of the new year.
    ['20270205-0288', [7]],
    ['20270206-0001', [7]],
  ]);
});

test('two processes that plan at once plan each draw once', async () => {
  const counts = await Promise.all(Array.from({ length: 6 }, () => planDraws(hostOf('CARS10X1', 'DICE3X1'))));
  expect(counts.reduce((sum, count) => sum + count)).toBe(320);
  expect(await storedDraws(held.db, 'CARS10X1')).toHaveLength(160);
});

test('a game that is not offered, or is switched off, is not planned', async () => {
  await setGame(lotterySql(), 'KENOX5', { enabled: false });
  expect(await planDraws(hostOf('KENOX5'))).toBe(0);
  expect(await planDraws(hostOf())).toBe(0);
});

const inRoom = <T>(work: (room: Sql) => Promise<T>) => inTransaction(held.db, (tx) => work(studioSql(tx)));

test('a changed schedule plans the draws anew after the last one that is open or has a bet', async () => {
  await planDraws(hostOf('FAST5X3'));
  const before = await storedDraws(held.db, 'FAST5X3');
  await addBet(held.db, before[4]!.id);
  const schedule = { kind: 'interval', minutes: 10, zone: 'Asia/Shanghai', from: 0, to: 1_440 } as const;
  await inRoom((room) => setGame(room, 'FAST5X3', { schedule }));
  const after = await storedDraws(held.db, 'FAST5X3');
  expect(after.slice(0, 5)).toEqual(before.slice(0, 5));
  expect(after[5]!.opens_at).toEqual(after[4]!.closes_at);
  expect(+after[6]!.draws_at - +after[5]!.draws_at).toBe(600_000);
  expect(after).toHaveLength(160);
  // Back again: the bet's draw is still kept.
  await inRoom((room) => setGame(room, 'FAST5X3', { schedule: null }));
  const back = await storedDraws(held.db, 'FAST5X3');
  expect(back.slice(0, 5)).toEqual(before.slice(0, 5));
  expect(+back[6]!.draws_at - +back[5]!.draws_at).toBe(180_000);
});

test('a regional game that the site begins to draw has seeds for the draws that are not open yet', async () => {
  await planDraws(hostOf('VNSOUTH'));
  await setGame(lotterySql(), 'VNSOUTH', { drawnByUs: true });
  const draws = await storedDraws(held.db, 'VNSOUTH');
  expect(draws.slice(0, 3).map(({ origin }) => origin)).toEqual(['external', 'own', 'own']);
  expect(
    (await readSettings(lotterySql())).modesOf('VNSOUTH', 'TCG_LOTTO_VN').map(({ code }) => code),
  ).toEqual(['LOTT', 'ZY']);
});

test('a game that is switched off keeps the open draw and those with bets only', async () => {
  await planDraws(hostOf('LUCKY28X3'));
  await setGame(lotterySql(), 'LUCKY28X3', { enabled: false });
  expect(await storedDraws(held.db, 'LUCKY28X3')).toHaveLength(1);
  await setGame(lotterySql(), 'LUCKY28X3', { enabled: true });
  await planDraws(hostOf('LUCKY28X3'));
  expect(await storedDraws(held.db, 'LUCKY28X3')).toHaveLength(160);
});

test('a process that has read the former settings plans nothing by them', async () => {
  await planDraws(hostOf('FAST11X5'));
  const stale: Sql = {
    query: async (statement) => {
      // The settings change between the reading of the last draws and the planning.
      if (statement.text.includes('plan_lottery_draws'))
        await setGame(lotterySql(), 'FAST11X5', { closeSeconds: 60 });
      return lotterySql().query(statement);
    },
  };
  setClock(new Date(+NOW + 40 * 300_000));
  expect(await planDraws({ ...hostOf('FAST11X5'), sql: stale })).toBe(0);
  const draws = await storedDraws(held.db, 'FAST11X5');
  expect(+draws.at(-1)!.draws_at - +draws.at(-1)!.closes_at).toBe(60_000);
});

test('settings: defaults, changes, and what they replace', async () => {
  const room = lotterySql();
  expect((await readSettings(room)).of('FAST5X5')).toMatchObject({
    enabled: true,
    closeSeconds: 20,
    makeUpSeconds: 600,
    oddsPlan: [],
  });
  const changed = await setGame(room, 'FAST5X5', {
    oddsPlan: [{ filled: 60, prize: 950 }],
    makeUpSeconds: 120,
  });
  expect(changed).toMatchObject({
    before: { oddsPlan: [], makeUpSeconds: 600 },
    after: { makeUpSeconds: 120, closeSeconds: 20 },
  });
  const limits = { betMost: 10_000n, memberMost: null, drawMost: 90_000n, numberMost: 5n };
  await setLimits(room, 'FAST5X5', 'USD', limits);
  await setSeries(room, 'FAST5X5', 'LOTT', '', { lowest: 1_800, highest: 1_960 });
  await setSeries(room, 'FAST5X5', 'LOTT', 'gold', { lowest: 1_800, highest: 1_970 });
  await setSeries(room, 'FAST5X5', 'ZY', '', { lowest: 1_700, highest: 1_900 });
  const settings = await readSettings(room);
  expect(settings.of('FAST5X5').oddsPlan).toEqual([{ filled: 60, prize: 950 }]);
  expect(settings.limitsOf('FAST5X5', 'USD')).toEqual(limits);
  expect(settings.limitsOf('FAST5X5', 'VND').betMost).toBe(10_000n * 10_000n * 1_000n);
  expect(settings.modesOf('FAST5X5', 'LOTT')).toEqual([
    { code: 'LOTT', lowest: 1_800, highest: 1_960 },
    { code: 'ZY', lowest: 1_900, highest: 1_900 },
  ]);
  expect(settings.modesOf('FAST5X5', 'ELOTT', 'gold').map(({ code }) => code)).toEqual(['ZY', 'ELOTT']);
  expect(settings.seriesOf('FAST5X5', 'LOTT', 'gold').highest).toBe(1_970);
  expect(settings.seriesOf('FAST5X5', 'LOTT', 'silver').highest).toBe(1_960);
  expect(settings.modesOf('THAI', 'TCG_SEA').map(({ code }) => code)).toEqual(['SEA']);
  expect((await setLimits(room, 'FAST5X5', 'USD', null)).after.betMost).toBe(10_000n * 10_000n);
  expect((await setSeries(room, 'FAST5X5', 'LOTT', 'gold', null)).after.highest).toBe(1_960);
});

test('settings that make no sense are refused with their field, and nothing is changed', async () => {
  const room = lotterySql();
  const wrong = (field: string) => ({ code: 'INVALID_INPUT', fields: { [field]: { code: 'INVALID' } } });
  const bad: [Parameters<typeof setGame>[2], string][] = [
    [{ schedule: { kind: 'interval', minutes: 0, zone: 'Asia/Shanghai', from: 0, to: 1_440 } }, 'schedule'],
    [{ closeSeconds: 31 }, 'closeSeconds'],
    [{ makeUpSeconds: 59 }, 'makeUpSeconds'],
    [{ drawnByUs: true }, 'drawnByUs'],
    [
      {
        oddsPlan: [
          { filled: 60, prize: 950 },
          { filled: 50, prize: 900 },
        ],
      },
      'oddsPlan',
    ],
    [{ oddsPlan: [{ filled: 60, prize: 1_000 }] }, 'oddsPlan'],
  ];
  for (const [change, field] of bad)
    await expect(setGame(room, 'DICE3X1', change)).rejects.toMatchObject(wrong(field));
  await expect(
    setLimits(room, 'DICE3X1', 'USD', { betMost: 0n, memberMost: null, drawMost: null, numberMost: null }),
  ).rejects.toMatchObject(wrong('betMost'));
  await expect(
    setSeries(room, 'DICE3X1', 'LOTT', '', { lowest: 1_900, highest: 2_001 }),
  ).rejects.toMatchObject(wrong('series'));
  await expect(setGame(room, 'NONE', { enabled: false })).rejects.toMatchObject({
    code: 'LOTTERY_GAME_NOT_FOUND',
  });
  expect((await readSettings(room)).of('DICE3X1')).toMatchObject({ updatedAt: null });
});

test('the settings that a process keeps are read again when they are forgotten', async () => {
  const room = lotterySql();
  forgetSettings(room);
  expect((await lotterySettings(room)).of('CARS10X5').enabled).toBe(true);
  await setGame(room, 'CARS10X5', { enabled: false });
  forgetSettings(room);
  expect((await lotterySettings(room)).of('CARS10X5').enabled).toBe(false);
});
