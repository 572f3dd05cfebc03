/** The bound of the bet feed: no round or change appears below it later, also if its writer commits late, and no writer waits for it. */
import type pg from 'pg';
import { sql } from '@/lib/db/client';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { ROLL_UP_CHECKS } from '@/lib/reporting/rollups/checks';
import { asOwner, useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat, type Seated } from '../support/players';

const held = useTestDatabase();
const ZONE = 'Asia/Shanghai';
const STAKE = 100n;
let player: Seated;
let rounds = 0;

beforeAll(async () => {
  const table = await openTable(held.db, 'BOUNDS');
  player = await seat(held.db, table, 'bounded', 1_000);
});

/** Writes a settled round within the client's database transaction; returns its id. */
async function write(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO gateway.round (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended, currency,
                                status, vendor, vendor_round_id)
     SELECT s.id, s.member_id, s.node_id, $2, 0, $2, now(), now(), 1, true, s.currency, 'closed', s.vendor, $3
       FROM gateway.game_session s WHERE s.member_id = $1 ORDER BY s.id DESC LIMIT 1 RETURNING id`,
    [player.memberId, STAKE, `bound-${++rounds}`],
  );
  return BigInt(rows[0]!.id);
}

/** Corrects a round that counts; returns the id of the change. */
async function correct(client: pg.Client, round: bigint): Promise<bigint> {
  await client.query('UPDATE gateway.round SET payout = payout + 1 WHERE id = $1', [round]);
  const { rows } = await client.query<{ id: string }>(
    'SELECT max(id) AS id FROM reporting.round_change WHERE round_id = $1',
    [round],
  );
  return BigInt(rows[0]!.id);
}

const withClients = async <T>(count: number, work: (clients: pg.Client[]) => Promise<T>): Promise<T> => {
  const open = (clients: pg.Client[]): Promise<T> =>
    clients.length === count ? work(clients) : asOwner(held.ownerUrl, (client) => open([...clients, client]));
  return open([]);
};

async function readBound() {
  const { rows } = await sql<{ round: bigint; change: bigint }>`
    SELECT round_id AS round, change_id AS change FROM reporting.feed_bound`.execute(held.db);
  return rows[0]!;
}

async function counted(): Promise<bigint> {
  const { rows } = await sql<{ rounds: bigint }>`
    SELECT coalesce(sum(rounds), 0)::bigint AS rounds FROM reporting.member_day WHERE member_id = ${player.memberId}`.execute(
    held.db,
  );
  return rows[0]!.rounds;
}

/** Resolves when a call waits for a writer, or `isDone`. The owner sees it: the application's role sees only its own sessions. */
async function waitForSleep(owner: pg.Client, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    const { rowCount } = await owner.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
    );
    if (rowCount) return;
  }
}

test('the bound moves while vacuum works on the rounds and their changes', () =>
  withClients(2, async ([vacuum, writer]) => {
    await vacuum!.query('BEGIN');
    // The lock of VACUUM, autovacuum and ANALYZE.
    await vacuum!.query('LOCK TABLE gateway.round, reporting.round_change IN SHARE UPDATE EXCLUSIVE MODE');
    const round = await write(writer!);
    const change = await correct(writer!, round);
    expect(await setFeedBound(held.db)).toBe(true);
    expect(await readBound()).toEqual({ round, change });
    await vacuum!.query('COMMIT');
  }));

test('readers that lock rows do not hold it back', () =>
  withClients(2, async ([reader, writer]) => {
    const round = await write(writer!);
    await reader!.query('BEGIN');
    await reader!.query('SELECT FROM gateway.round WHERE id = $1 FOR UPDATE', [round]);
    expect(await setFeedBound(held.db)).toBe(true);
    expect((await readBound()).round).toBe(round);
    await reader!.query('COMMIT');
  }));

test.each(['COMMIT', 'ROLLBACK'])('a writer with a smaller id holds it back until its %s', async (end) =>
  withClients(2, async ([slow, fast]) => {
    await rollUp(held.db, ZONE);
    const before = await readBound();
    const known = await counted();
    await slow!.query('BEGIN');
    const smaller = await write(slow!);
    const round = await write(fast!);
    expect(smaller).toBeLessThan(round);
    const change = await correct(fast!, round);

    await expect(
      held.db.transaction().execute((tx) => sql`SELECT reporting.set_feed_bound()`.execute(tx)),
    ).rejects.toMatchObject({ code: '55P03' });
    expect(await setFeedBound(held.db)).toBe(false);
    await rollUp(held.db, ZONE);
    expect(await readBound()).toEqual(before);
    expect(await counted()).toBe(known);

    await slow!.query(end);
    expect(await setFeedBound(held.db)).toBe(true);
    expect(await readBound()).toEqual({ round, change });
    await rollUp(held.db, ZONE);
    expect(await counted()).toBe(known + (end === 'COMMIT' ? 2n : 1n));
  }),
);

test('it waits for a writer that was there before, and neither for nor before one that comes later', () =>
  withClients(3, async ([slow, fast, late]) => {
    // A busy machine may need longer than the 200 ms for the steps between.
    for (let attempt = 1; ; attempt += 1) {
      await slow!.query('BEGIN');
      await write(slow!);
      const visible = await write(fast!);
      let isDone = false;
      const moved = setFeedBound(held.db).finally(() => (isDone = true));
      await waitForSleep(fast!, () => isDone);
      // A writer that had to wait until the call ends would fail.
      await late!.query(`BEGIN; SET LOCAL lock_timeout = '20ms'`);
      const later = await write(late!);
      const last = await write(fast!);
      const wasDuring = !isDone;
      await slow!.query('COMMIT');
      const didMove = await moved;
      const bound = await readBound();
      const again = didMove && (await setFeedBound(held.db));
      await late!.query('COMMIT');
      if (!didMove || !wasDuring) {
        expect(attempt).toBeLessThan(50);
        continue;
      }
      // The greatest id that was visible when the call began: one that was committed meanwhile is above an id that is not.
      expect(bound.round).toBe(visible);
      expect(later).toBeLessThan(last);
      expect(again).toBe(false);
      expect(await setFeedBound(held.db)).toBe(true);
      expect((await readBound()).round).toBe(last);
      return;
    }
  }));

test('nothing appears below a bound, and a consumer counts each round once, while writers commit in any order', async () => {
  const WRITERS = 6;
  const turns = depth(30, 400);
  await rollUp(held.db, ZONE);
  const start = await readBound();
  await withClients(WRITERS + 1, async ([reader, ...writers]) => {
    // Its changes are kept for it, as for every consumer.
    await reader!.query(
      `INSERT INTO reporting.feed_consumer (name, round_id, change_id) VALUES ('test', $1, $2)`,
      [start.round, start.change],
    );
    let left = WRITERS;
    let moves = 0;
    const boundsRead = () => new Set(seen.map(({ round }) => round)).size;
    const work = async (writer: pg.Client) => {
      const mine: bigint[] = [];
      for (let turn = 0; turn < turns || moves <= 5 || boundsRead() <= 5; turn += 1) {
        await writer.query('BEGIN');
        const written: bigint[] = [];
        for (let more = Math.random() * 3; more > 0; more -= 1) {
          if (mine.length > 0 && Math.random() < 0.3)
            await correct(writer, mine[Math.floor(Math.random() * mine.length)]!);
          else written.push(await write(writer));
        }
        await writer.query('SELECT pg_sleep($1)', [Math.random() * 0.012]);
        const commits = Math.random() < 0.8;
        await writer.query(commits ? 'COMMIT' : 'ROLLBACK');
        if (commits) mine.push(...written);
      }
      left -= 1;
    };

    /** What is below a bound. It is the same at any later moment. */
    const below = async (round: bigint, change: bigint) => {
      const { rows } = await reader!.query<Record<string, string>>(
        `SELECT (SELECT count(*) FROM gateway.round WHERE id > $1 AND id <= $2) AS rounds,
                (SELECT count(*) FROM reporting.round_change WHERE id > $3 AND id <= $4) AS changes`,
        [start.round, round, start.change, change],
      );
      return rows[0]!;
    };
    const seen: { round: bigint; change: bigint; below: Record<string, string> }[] = [];
    const sums = new Map<string, { rounds: number; payout: bigint }>();
    const position = { ...start };
    const consume = async () => {
      const { round, change } = await readBound();
      seen.push({ round, change, below: await below(round, change) });
      const { rows } = await reader!.query<{ factor: number; round_id: string; payout: string }>(
        'SELECT factor, round_id, payout FROM reporting.read_feed($1, $2, $3, $4)',
        [position.round, round, position.change, change],
      );
      for (const { factor, round_id, payout } of rows) {
        const sum = sums.get(round_id) ?? { rounds: 0, payout: 0n };
        sums.set(round_id, {
          rounds: sum.rounds + factor,
          payout: sum.payout + BigInt(factor) * BigInt(payout),
        });
      }
      Object.assign(position, { round, change });
    };
    const move = async () => {
      while (left > 0) if (await setFeedBound(held.db)) moves += 1;
    };
    const reading = async () => {
      while (left > 0) {
        await consume();
        await rollUp(held.db, ZONE, 7);
      }
    };
    await Promise.all([...writers.map(work), move(), move(), reading()]);
    expect(await setFeedBound(held.db)).toBe(true);
    await consume();
    expect(moves).toBeGreaterThan(5);
    // Bounds between the first and the last one were read, or the test has shown nothing.
    expect(boundsRead()).toBeGreaterThan(5);

    for (const { round, change, below: then } of seen) expect(await below(round, change)).toEqual(then);
    const { rows } = await reader!.query<{ id: string; payout: string }>(
      'SELECT id, payout FROM gateway.round WHERE id > $1',
      [start.round],
    );
    const expected = new Map(rows.map(({ id, payout }) => [id, { rounds: 1, payout: BigInt(payout) }]));
    expect(sums).toEqual(expected);
    await reader!.query(`DELETE FROM reporting.feed_consumer WHERE name = 'test'`);
  });
  await rollUp(held.db, ZONE);
  for (const { query } of ROLL_UP_CHECKS) expect((await query.execute(held.db)).rows[0]!.wrong).toBe(0n);
});
