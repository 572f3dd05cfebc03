import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, database } from '@/lib/db/client';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureAppLogin, ensureDatabase } from '@/lib/db/embedded/database';
import { migrate } from '@/lib/db/migrate';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { AppError } from '@/lib/platform/errors';
import { finishBets } from '@/lib/studio/lottery/bets/finishing';
import { startLotteryDriver } from '@/lib/studio/lottery/draws/driver';
import type { LotteryPlayer } from '@/lib/studio/lottery/host';
import { enter, LINE, openWorld, place, planDraw, rows, type World } from '../studio-lottery-bets/world';

const PLAYERS = 300;
/** Slips a second, each with one bet, all in one draw. */
const RATE = 300;
/** Slips are sent from so many milliseconds before the closing until a second after it. */
const BEFORE_MS = 3_000;
const AFTER_MS = 1_000;

/**
 * Lottery bets in the last seconds of a draw: slips arrive at a fixed rate, whatever the answers are, while the driver closes the draw. Then the most
 * that one process takes, with 64 callers.
 */
export async function benchLotteryBets(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-lottery-'));
  const cluster = await startCluster(folder);
  try {
    await ensureDatabase(cluster);
    await migrate(cluster.ownerUrl);
    await ensureAppLogin(cluster);
    process.env.DATABASE_URL = cluster.appUrl;
    process.env.SESSION_SECRET ??= 'only-for-this-benchmark-0123456789abcdef';
    const world = await openWorld(database());
    const players: LotteryPlayer[] = [];
    for (let i = 0; i < PLAYERS; i++) players.push(await enter(world, 10_000));
    await lastSeconds(world, players);
    await throughput(world, players);
  } finally {
    await closeBalanceEvents();
    await closeDatabase();
    cluster.stop();
    removeCluster(folder);
  }
}

async function lastSeconds(world: World, players: readonly LotteryPlayer[]): Promise<void> {
  const warm = await planDraw(60_000);
  await Promise.all(players.map((player) => place(world.host, player, slipOf(warm.period, 0))));
  const draw = await planDraw(BEFORE_MS + 200);
  const closesAt = draw.closesAt.getTime();
  // No game is planned: the draw of the benchmark is its only one.
  const host = { ...world.host, vendorOf: () => Promise.resolve(undefined) };
  const driver = startLotteryDriver(host, 'bench', { finish: finishBets });
  const sent: Promise<{ at: number; ms: number; code: string }>[] = [];
  for (let n = 0; ; n++) {
    const at = closesAt - BEFORE_MS + (n * 1_000) / RATE;
    if (at > closesAt + AFTER_MS) break;
    if (at > Date.now()) await pause(at - Date.now());
    sent.push(timed(world, players[n % PLAYERS]!, draw.period, n));
  }
  const all = await Promise.all(sent);
  for (;;) {
    const [row] = await rows<{ status: string }>('SELECT status FROM studio.lottery_draw WHERE id = $1', [
      draw.id.toString(),
    ]);
    if (row!.status !== 'open') break;
    await pause(50);
  }
  await finishBets(world.host);
  await driver.stop();
  const last = all.filter(({ at }) => at >= closesAt - 1_000 && at < closesAt);
  const accepted = last.filter(({ code }) => code === 'OK');
  const late = all.filter(({ at, code }) => at >= closesAt && code === 'OK');
  const times = accepted.map(({ ms }) => ms).sort((one, other) => one - other);
  const [wrong] = await rows<{ late: number; open: number }>(
    `SELECT (count(*) FILTER (WHERE b.status = 'accepted' AND b.placed_at >= d.closes_at))::integer AS late,
            (count(*) FILTER (WHERE b.status NOT IN ('accepted', 'refused')))::integer AS open
       FROM studio.lottery_bet b JOIN studio.lottery_draw d ON d.id = b.draw_id WHERE d.id = $1`,
    [draw.id.toString()],
  );
  console.log(
    `\nLast second before closing, ${RATE} bets a second sent: ${accepted.length} of ${last.length} accepted, ` +
      `p50 ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms, p99 ${times[Math.floor(times.length * 0.99)]?.toFixed(0)} ms; ` +
      `after it: ${late.length} of ${all.filter(({ at }) => at >= closesAt).length} accepted, ${wrong!.late} stored, ${wrong!.open} unfinished; ` +
      `other answers: ${[...new Set(all.filter(({ at, code }) => at < closesAt && code !== 'OK').map(({ code }) => code))].join(', ') || 'none'}`,
  );
}

async function throughput(world: World, players: readonly LotteryPlayer[]): Promise<void> {
  const draw = await planDraw(600_000);
  const until = performance.now() + 5_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: 64 }, async (_, caller) => {
      for (let n = caller; performance.now() < until; n += 64) {
        await place(world.host, players[n % PLAYERS]!, slipOf(draw.period, n));
        done++;
      }
    }),
  );
  console.log(`64 callers in one process, one draw: ${Math.round(done / 5)} bets a second`);
}

async function timed(world: World, player: LotteryPlayer, period: string, n: number) {
  const at = Date.now();
  const began = performance.now();
  const code = await place(world.host, player, slipOf(period, n)).then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
  return { at, ms: performance.now() - began, code };
}

const slipOf = (period: string, n: number) => ({
  draws: [{ period }],
  lines: [{ ...LINE, selection: `${n % 10}|${(n >> 3) % 10}|${(n >> 5) % 10}` }],
});

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
