import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { closeDatabase, database } from '@/lib/db/client';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureDatabase } from '@/lib/db/embedded/database';
import { migrate } from '@/lib/db/migrate';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { notifyMembers } from '@/lib/studio-host/lottery/notify';
import { findGame, playsOf } from '@/lib/studio/lottery/games/registry';
import { readSelection } from '@/lib/studio/lottery/plays/play';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { closedDraw, setResult, someLines, someResult, testHost } from '../studio-lottery/placed-bets';
import { openTable, seat } from '../support/players';

const GAME = 'FAST5X1';
const PLAYERS = 1_000;
/** Distinct lines that the bets are made of; every fifth bet has a rebate. */
const LINES = 2_000;
const FEW = 10_000;
/** BENCH_LOTTERY_BETS sets another number. */
const MANY = Number(process.env.BENCH_LOTTERY_BETS ?? 200_000);
/** What the issue promises: bets a second, and the most that a bet of the large draw may cost more. */
const GOAL_RATE = 5_000;
const GOAL_RATIO = 1.2;

/**
 * `npm run bench lottery-settle`: settles a draw of 10,000 bets and one of 200,000, each whole: prizes, ends of rounds, rebates, records, chases,
 * notices. The slips and rounds are written by SQL beforehand; their stakes are not posted, which the settlement does not see.
 */
export async function benchLotterySettle(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-lottery-'));
  const cluster = await startCluster(folder);
  Object.assign(process.env, {
    DATABASE_URL: cluster.ownerUrl,
    SESSION_SECRET: process.env.SESSION_SECRET ?? 'only-for-this-benchmark-0123456789abcdef',
  });
  try {
    await ensureDatabase(cluster);
    await migrate(cluster.ownerUrl);
    const db = database();
    const table = await openTable(db, 'LOTT');
    for (let index = 0; index < PLAYERS; index++) await seat(db, table, `bench${index}`, 0);
    const owner = new pg.Client({ connectionString: cluster.ownerUrl });
    await owner.connect();
    const host = testHost(db, table.vendor, { notify: notifyMembers });
    await prepare(owner);
    const cost: number[] = [];
    console.log(
      '\nSettlement of a lottery draw\n| bets | seconds | bets a second | µs a bet |\n|---|---|---|---|',
    );
    // The first draw warms code and plans up; the others are measured.
    for (const [index, bets] of [FEW, FEW, MANY].entries()) {
      const draw = await closedDraw(db, GAME);
      await fill(owner, draw, bets);
      await setResult(db, draw, someResult(GAME, 5 + index));
      const began = performance.now();
      if ((await settleDraws(host)) !== 1) throw new Error('the draw is not settled');
      const seconds = (performance.now() - began) / 1_000;
      const { rows } = await owner.query<{ left: number }>(
        `SELECT count(*)::int AS left FROM studio.lottery_bet WHERE draw_id = $1 AND status <> 'settled'`,
        [draw.toString()],
      );
      if (rows[0]!.left > 0) throw new Error(`${rows[0]!.left} bets are not settled`);
      if (index === 0) continue;
      cost.push((seconds / bets) * 1e6);
      console.log(
        `| ${bets.toLocaleString('en')} | ${seconds.toFixed(1)} | ${Math.round(bets / seconds).toLocaleString('en')} | ${cost.at(-1)!.toFixed(0)} |`,
      );
    }
    const rate = 1e6 / cost[1]!;
    const ratio = cost[1]! / cost[0]!;
    const says = (isReached: boolean) => (isReached ? 'reached' : 'MISSED');
    console.log(
      `\n${Math.round(rate).toLocaleString('en')} bets a second, goal ${GOAL_RATE.toLocaleString('en')}: ${says(rate >= GOAL_RATE)}; cost of a bet of the large draw ${ratio.toFixed(2)} times that of the small one, goal ${GOAL_RATIO}: ${says(ratio <= GOAL_RATIO)}`,
    );
    await owner.end();
    await closeBalanceEvents();
    await closeDatabase();
  } finally {
    cluster.stop();
    removeCluster(folder);
  }
}

/** The lines that bets are made of. */
async function prepare(owner: pg.Client): Promise<void> {
  await owner.query(
    'CREATE TABLE public.bench_line (n int, play text, selection text, units int, unit bigint, highest int)',
  );
  const plays = playsOf(findGame(GAME)!);
  const lines = someLines(GAME, LINES, 1).map((line, n) => {
    const read = readSelection(plays.get(line.play)!, line.selection);
    if (!read.ok) throw new Error(read.code);
    return {
      n,
      play: line.play,
      selection: line.selection,
      units: read.units,
      unit: String(line.unit),
      highest: line.highest,
    };
  });
  await owner.query(
    `INSERT INTO public.bench_line SELECT l.* FROM jsonb_to_recordset($1) AS l (n int, play text, selection text, units int, unit bigint, highest int)`,
    [JSON.stringify(lines)],
  );
}

/** Slips of one line each, with their accepted bets and open rounds. */
async function fill(owner: pg.Client, draw: bigint, bets: number): Promise<void> {
  const values = [draw.toString(), bets];
  await owner.query(`SET session_replication_role = 'replica'`);
  await owner.query(
    `WITH player AS (SELECT row_number() OVER (ORDER BY id) - 1 AS n, id, member_id, node_id, currency FROM gateway.game_session),
          made AS (
            SELECT g AS n, nextval(pg_get_serial_sequence('studio.lottery_slip', 'id')) AS slip,
                   nextval(pg_get_serial_sequence('studio.lottery_bet', 'id')) AS bet, p.id AS session, p.member_id, p.node_id, p.currency, l.*,
                   l.units * l.unit AS stake
              FROM generate_series(1, $2::int) g
              JOIN player p ON p.n = g % ${PLAYERS} JOIN public.bench_line l (line, play, selection, units, unit, highest) ON l.line = (g * 7919) % ${LINES}),
          slips AS (
            INSERT INTO studio.lottery_slip (id, game, vendor, player_id, currency, session_id, request_id, request_digest, status, lines, draws,
                                             stake, stop_on_win, placed_at)
            OVERRIDING SYSTEM VALUE
            SELECT slip, '${GAME}', 'LOTT', member_id, currency, 1, 'bench' || slip, '', 'accepted', 1, 1, stake, false, now() FROM made),
          lines AS (
            INSERT INTO studio.lottery_line (slip_id, line, play, selection, units, unit, mode, series, highest)
            SELECT slip, 0, play, selection, units, unit, 'LOTT', highest - CASE WHEN n % 5 = 0 THEN 40 ELSE 0 END, highest FROM made),
          bets AS (
            INSERT INTO studio.lottery_bet (id, slip_id, line, draw_id, player_id, currency, multiple, stake, status, placed_at)
            OVERRIDING SYSTEM VALUE
            SELECT bet, slip, 0, $1, member_id, currency, 1, stake, 'accepted', now() FROM made),
          rounds AS (
            INSERT INTO gateway.round (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, bets, ended, currency, status, vendor,
                                       vendor_round_id, details)
            SELECT session, member_id, node_id, stake, 0, stake, now(), 1, false, currency, 'open', 'LOTT', 'lo' || bet,
                   json_build_object('engine', 'lottery', 'model', '${GAME}', 'play', play, 'selection', left(selection, 400)) FROM made)
     INSERT INTO studio.lottery_draw_sum (draw_id, currency, bets, stake) SELECT $1, currency, count(*), sum(stake) FROM made GROUP BY currency`,
    values,
  );
  await owner.query(`SET session_replication_role = 'origin'`);
  await owner.query(
    'VACUUM (ANALYZE) studio.lottery_bet, studio.lottery_slip, studio.lottery_line, gateway.round, ledger.balance',
  );
  await owner.query('CHECKPOINT');
}
