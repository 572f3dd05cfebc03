import { sql } from 'kysely';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { commitmentOf } from '@/lib/platform/fairness/stream';
import { closeDraw, drawDraw, whatIsDue } from '@/lib/studio/lottery/draws/due';
import { startLotteryDriver, type LotteryDriver } from '@/lib/studio/lottery/draws/driver';
import { planDraws } from '@/lib/studio/lottery/draws/plan';
import { findGame } from '@/lib/studio/lottery/games/registry';
import type { LotteryHost } from '@/lib/studio/lottery/host';
import { setGame } from '@/lib/studio/lottery/settings/commands';
import { forgetSettings } from '@/lib/studio/lottery/settings/queries';
import { parseResult, resultToJson } from '@/lib/studio/lottery/sources/result';
import { verifyDraw } from '@/lib/studio/lottery/verifier/verifier';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import type { Sql } from '@/lib/studio/play/host';
import { asOwner, useTestDatabase } from '../support/database';
import { addBet, hostOf, lotterySql, storedDraws } from './support';

const held = useTestDatabase();
const NOW = new Date('2026-11-26T04:00:00Z');
const MINUTE = 60_000;

const driverHost = (...games: string[]): LotteryHost => ({
  ...hostOf(...games),
  port: () => {
    throw new Error('no money moves here');
  },
  notify: () => Promise.resolve(),
});

beforeEach(async () => {
  setClock(NOW);
  forgetSettings(lotterySql());
  await asOwner(held.ownerUrl, (client) =>
    client.query('TRUNCATE studio.lottery_draw, studio.lottery_game, studio.lottery_leader CASCADE'),
  );
});
afterAll(() => setClock(undefined));

/** Closes and draws what is due, as one look of the driver does, until nothing moves. */
async function drive(): Promise<string[]> {
  const moves: string[] = [];
  for (;;) {
    const { toClose, toDraw } = await whatIsDue(lotterySql());
    let hasMoved = false;
    for (const id of toClose) if (await closeDraw(lotterySql(), id)) hasMoved = Boolean(moves.push('closed'));
    for (const id of toDraw) {
      const status = await drawDraw(lotterySql(), id);
      moves.push(status);
      hasMoved ||= status !== 'waits' && status !== 'closed';
    }
    if (!hasMoved) return moves;
  }
}

const stateOf = async (id: bigint) =>
  (
    await sql<{ status: string; cause: string | null; bet_status: string | null }>`
      SELECT d.status, d.void_cause AS cause, (SELECT b.status FROM studio.lottery_bet b WHERE b.draw_id = d.id LIMIT 1) AS bet_status
        FROM studio.lottery_draw d WHERE d.id = ${id}`.execute(held.db)
  ).rows[0]!;

/** Waits until a condition on the database holds. Reads without a pause would cost 6 s of a processor. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('a draw is closed, drawn from its committed seed at its time and not before, and can be recomputed by anyone', async () => {
  await planDraws(hostOf('CARS10X1', 'MARK6X5'));
  expect(await drive()).toEqual([]);
  setClock(new Date('2026-11-26T04:00:54.999Z'));
  expect(await drive()).toEqual([]);
  setClock(new Date('2026-11-26T04:00:55Z'));
  expect(await drive()).toEqual(['closed']);
  setClock(new Date('2026-11-26T04:00:59.999Z'));
  expect(await drive()).toEqual([]);
  setClock(new Date('2026-11-26T04:05:00Z'));
  await drive();
  for (const code of ['CARS10X1', 'MARK6X5']) {
    const [draw] = await storedDraws(held.db, code);
    expect(draw).toMatchObject({ status: 'settled' });
    expect(commitmentOf(draw!.server_seed!)).toBe(draw!.commitment);
    const { source } = findGame(code)!;
    const again = await verifyDraw({
      source,
      commitment: draw!.commitment!,
      serverSeed: draw!.server_seed!,
      clientSeed: `${code}-${draw!.period}`,
      nonce: 0,
      given: draw!.given,
    });
    expect(again).toMatchObject({ commitmentHolds: true, result: draw!.result });
    const parsed = parseResult(source, draw!.result);
    expect(parsed.ok && resultToJson(source, parsed.result)).toEqual(draw!.result);
  }
});

test('missed draws are made up in order; those that are too late are voided with their seeds revealed, and bets are returned', async () => {
  await setGame(lotterySql(), 'FAST5X1', { makeUpSeconds: 300 });
  await planDraws(hostOf('FAST5X1'));
  const [first, second] = await storedDraws(held.db, 'FAST5X1');
  await addBet(held.db, second!.id);
  // An outage of ten minutes: draws at 04:01 to 04:10 are due; those before 04:05 are more than five minutes late.
  setClock(new Date('2026-11-26T04:10:00Z'));
  await drive();
  expect(await stateOf(first!.id)).toMatchObject({ status: 'voided', cause: 'LATE' });
  // The stake is returned by the settlement; until then no later draw of the game is drawn.
  expect(await stateOf(second!.id)).toMatchObject({
    status: 'voiding',
    cause: 'LATE',
    bet_status: 'accepted',
  });
  expect((await storedDraws(held.db, 'FAST5X1')).slice(2, 10).map(({ status }) => status)).toEqual(
    Array(8).fill('closed'),
  );
  await sql`UPDATE studio.lottery_draw SET status = 'voided' WHERE id = ${second!.id}`.execute(held.db);
  await drive();
  const draws = await storedDraws(held.db, 'FAST5X1');
  expect(draws.slice(0, 11).map(({ status }) => status)).toEqual([
    ...Array<string>(4).fill('voided'),
    ...Array<string>(6).fill('settled'),
    'open',
  ]);
  for (const draw of draws.slice(0, 10)) expect(commitmentOf(draw.server_seed!)).toBe(draw.commitment);
  expect(draws[0]).toMatchObject({ result: null });
});

test('a draw is not drawn before the earlier one of its game is settled', async () => {
  await planDraws(hostOf('FAST5X3'));
  const [first, second] = await storedDraws(held.db, 'FAST5X3');
  await addBet(held.db, first!.id);
  setClock(second!.draws_at);
  await drive();
  expect(await stateOf(first!.id)).toMatchObject({ status: 'drawn' });
  expect(await stateOf(second!.id)).toMatchObject({ status: 'closed' });
  expect(await drawDraw(lotterySql(), second!.id)).toBe('waits');
  expect((await whatIsDue(lotterySql())).toSettle).toBe(true);
  await sql`UPDATE studio.lottery_draw SET status = 'settled' WHERE id = ${first!.id}`.execute(held.db);
  await drive();
  expect(await stateOf(second!.id)).toMatchObject({ status: 'settled' });
});

test('a result from outside is awaited: neither drawn nor voided by us, and the next draw of the game waits', async () => {
  await planDraws(hostOf('HANOI'));
  const [first, second] = await storedDraws(held.db, 'HANOI');
  setClock(new Date(+second!.draws_at + 10 * 86_400_000));
  await drive();
  expect(await stateOf(first!.id)).toMatchObject({ status: 'closed' });
  expect(await stateOf(second!.id)).toMatchObject({ status: 'closed' });
});

test('a bet that is being started has two seconds after the closing, and is refused then in the same statement', async () => {
  await planDraws(hostOf('DICE3X1'));
  const [draw] = await storedDraws(held.db, 'DICE3X1');
  await addBet(held.db, draw!.id, 'started');
  await addBet(held.db, draw!.id, 'accepted');
  await sql`INSERT INTO studio.lottery_draw_sum (draw_id, currency, bets, stake) VALUES (${draw!.id}, 'USD', 2, 40000)`.execute(
    held.db,
  );
  setClock(new Date(+draw!.closes_at + 1_999));
  expect(await drive()).toEqual([]);
  expect(await closeDraw(lotterySql(), draw!.id)).toBe(false);
  setClock(new Date(+draw!.closes_at + 2_000));
  expect(await drive()).toEqual(['closed']);
  const { rows } = await sql`
    SELECT b.status, b.cause FROM studio.lottery_bet b WHERE b.draw_id = ${draw!.id} ORDER BY b.id`.execute(
    held.db,
  );
  expect(rows).toEqual([
    { status: 'refusing', cause: 'DRAW_CLOSED' },
    { status: 'accepted', cause: null },
  ]);
  const sums = await sql`SELECT bets, stake FROM studio.lottery_draw_sum WHERE draw_id = ${draw!.id}`.execute(
    held.db,
  );
  expect(sums.rows).toEqual([{ bets: 1, stake: 20_000n }]);
});

test('many processes that close and draw at once draw each draw once, and never in another order', async () => {
  const games = ['FAST5X1', 'CARS10X1', 'DICE3X1', 'FAST11X1'];
  await planDraws(hostOf(...games));
  setClock(new Date(+NOW + 8 * MINUTE));
  await Promise.all(Array.from({ length: 5 }, () => drive()));
  await drive();
  for (const code of games) {
    const draws = (await storedDraws(held.db, code)).slice(0, 8);
    expect(draws.map(({ status }) => status)).toEqual(Array(8).fill('settled'));
  }
  const { rows } = await sql<{ wrong: number }>`
    SELECT count(*)::int AS wrong FROM studio.lottery_draw WHERE status = 'settled' AND result_version <> 1`.execute(
    held.db,
  );
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('killed between any two statements, the next process goes on: the same results as without', async () => {
  await planDraws(hostOf('LUCKY28X1'));
  setClock(new Date(+NOW + 6 * MINUTE));
  // The process dies at statement n, before or after the database has done it.
  for (let n = 0; n < 40; n++) {
    let left = n;
    const dying: Sql = {
      query: async (statement) => {
        if (left-- > 0) return lotterySql().query(statement);
        if (n % 2 === 1) await lotterySql().query(statement);
        throw new Error('killed');
      },
    };
    const round = async () => {
      const { toClose, toDraw } = await whatIsDue(dying);
      for (const id of toClose) await closeDraw(dying, id);
      for (const id of toDraw) await drawDraw(dying, id);
    };
    await round().catch(() => undefined);
    forgetSettings(dying);
  }
  await drive();
  const draws = (await storedDraws(held.db, 'LUCKY28X1')).slice(0, 6);
  expect(draws.map(({ status }) => status)).toEqual(Array(6).fill('settled'));
  for (const draw of draws)
    expect(
      await verifyDraw({
        source: findGame('LUCKY28X1')!.source,
        commitment: draw.commitment!,
        serverSeed: draw.server_seed!,
        clientSeed: `LUCKY28X1-${draw.period}`,
        nonce: 0,
        given: [],
      }),
    ).toMatchObject({ commitmentHolds: true, result: draw.result });
});

describe('the driver', () => {
  const drivers: LotteryDriver[] = [];
  const start = (...args: Parameters<typeof startLotteryDriver>) => {
    const driver = startLotteryDriver(...args);
    drivers.push(driver);
    return driver;
  };
  afterEach(async () => void (await Promise.all(drivers.splice(0).map((driver) => driver.stop()))));

  test('plans, closes and draws by the clock; of two, one leads, and the other takes over when it stops', async () => {
    const settled = async (count: number) =>
      (await storedDraws(held.db, 'FAST5X1')).filter(({ status }) => status === 'settled').length >= count;
    const first = start(driverHost('FAST5X1'), 'first');
    await until(async () => first.isLeader());
    const second = start(driverHost('FAST5X1'), 'second');
    await until(async () => (await storedDraws(held.db, 'FAST5X1')).length > 0);
    advanceClock(MINUTE);
    await until(() => settled(1));
    expect([first.isLeader(), second.isLeader()]).toEqual([true, false]);
    await first.stop();
    advanceClock(MINUTE);
    await until(() => settled(2));
    expect([first.isLeader(), second.isLeader()]).toEqual([false, true]);
  });

  test('has draws with bets settled and unfinished bets finished, and goes on after errors', async () => {
    await planDraws(hostOf('FAST5X3'));
    const [draw] = await storedDraws(held.db, 'FAST5X3');
    await addBet(held.db, draw!.id);
    let broken = 3;
    const host = driverHost('FAST5X3');
    const failing: Sql = {
      query: (statement) =>
        statement.text.includes('lottery_due') && broken-- > 0
          ? Promise.reject(new Error('ECONNREFUSED'))
          : host.sql.query(statement),
    };
    const calls: string[] = [];
    setClock(draw!.draws_at);
    start({ ...host, sql: failing }, 'only', {
      settle: async () => {
        calls.push('settle');
        await sql`UPDATE studio.lottery_draw SET status = 'settled' WHERE status = 'drawn'`.execute(held.db);
        return 1;
      },
      finish: async () => calls.push('finish'),
    });
    await until(async () => (await stateOf(draw!.id)).status === 'settled');
    expect(broken).toBeLessThan(0);
    expect(calls).toEqual(expect.arrayContaining(['settle', 'finish']));
  });

  test('a draw whose settlement takes long does not delay those of other games, before and after it', async () => {
    await planDraws(hostOf('FAST5X3', 'KENOX5'));
    const [slow] = await storedDraws(held.db, 'FAST5X3');
    const quick = (await storedDraws(held.db, 'KENOX5')).slice(0, 3);
    for (const { id } of [slow!, ...quick]) await addBet(held.db, id);
    setClock(slow!.draws_at);
    await drive();
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const host = driverHost('FAST5X3', 'KENOX5');
    const slowSql: Sql = {
      query: async (statement) => {
        if (statement.name !== 'lottery-bets-to-settle') return host.sql.query(statement);
        // No bet is paid here: a batch is empty, and that of the slow game is late.
        if (statement.values[0] === String(slow!.id)) await gate;
        return { rows: [] };
      },
    };
    start({ ...host, sql: slowSql }, 'only', { settle: settleDraws });
    for (const { id, draws_at } of quick) {
      setClock(draws_at);
      await until(async () => (await stateOf(id)).status === 'settled');
    }
    expect((await stateOf(slow!.id)).status).toBe('drawn');
    release();
    await until(async () => (await stateOf(slow!.id)).status === 'settled');
  });

  test('a draw whose seed cannot be opened stops its game and no other one', async () => {
    await planDraws(hostOf('FAST5X5', 'KENOX5'));
    await sql`UPDATE studio.lottery_draw SET sealed = decode('00', 'hex') WHERE game = 'FAST5X5'`.execute(
      held.db,
    );
    setClock(new Date('2026-11-26T04:05:00Z'));
    start(driverHost('FAST5X5', 'KENOX5'), 'only');
    const firstOf = async (code: string) => (await storedDraws(held.db, code))[0]!.status;
    await until(async () => (await firstOf('KENOX5')) === 'settled');
    expect(await firstOf('FAST5X5')).toBe('closed');
  });
});
