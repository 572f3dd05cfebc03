import { sql } from 'kysely';
import { databasePool, type Db } from '@/lib/db/client';
import { vendorPort } from '@/lib/gateway/in-process';
import type { VendorPort } from '@/lib/gateway/protocol/types';
import { amount } from '@/lib/money/amount';
import { findGame, playsOf } from '@/lib/studio/lottery/games/registry';
import type { LotteryHost, LotteryNotice } from '@/lib/studio/lottery/host';
import { stakeOf } from '@/lib/studio/lottery/odds';
import { readSelection } from '@/lib/studio/lottery/plays/play';
import { drawResult } from '@/lib/studio/lottery/sources/draw';
import { resultToJson } from '@/lib/studio/lottery/sources/result';
import type { Sql } from '@/lib/studio/play/host';
import type { Seated } from '../support/players';
import { randomSelection } from './random-bets';
import { generator } from './support';

/** A line of a slip as a test places it. */
export interface TestLine {
  play: string;
  selection: string;
  unit?: bigint;
  series?: number;
  highest?: number;
  permille?: number;
}

/** A lottery of a test: its host, and what it told members. */
export interface TestHost extends LotteryHost {
  told: LotteryNotice[];
}

export function testHost(db: Db, vendor: string, changes: Partial<LotteryHost> = {}): TestHost {
  const told: LotteryNotice[] = [];
  return {
    told,
    sql: databasePool() as unknown as Sql,
    port: (code): VendorPort => vendorPort(db, code),
    vendorOf: () => Promise.resolve(vendor),
    notify: (notices) => {
      told.push(...notices);
      return Promise.resolve();
    },
    ...changes,
  };
}

let serial = 0;

/** A draw that is closed, without a result. It draws at a minute that is later for each. */
export async function closedDraw(
  db: Db,
  game: string,
  status = 'closed',
  origin: 'own' | 'external' = 'external',
): Promise<bigint> {
  serial += 1;
  const at = new Date(Date.UTC(2026, 0, 1, 0, serial));
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO studio.lottery_draw (game, period, origin, opens_at, closes_at, draws_at, status, commitment, sealed)
    VALUES (${game}, ${`20260101-${String(serial).padStart(4, '0')}`}, ${origin}, ${new Date(at.getTime() - 60_000)}, ${at}, ${at}, ${status},
            ${origin === 'own' ? 'a'.repeat(64) : null}, ${origin === 'own' ? Buffer.from('sealed') : null}) RETURNING id`.execute(
    db,
  );
  return rows[0]!.id;
}

/** A result of a game out of a seed. */
export function someResult(code: string, seed: number): (string | number)[][] {
  const { source } = findGame(code)!;
  const given = source.groups.some(({ kind }) => kind === 'given') ? [3] : [];
  return resultToJson(source, drawResult(source, generator(seed), given));
}

export const setResult = (db: Db, draw: bigint, result: unknown) =>
  sql`UPDATE studio.lottery_draw SET status = 'drawn', result = ${JSON.stringify(result)}::jsonb, result_version = 1, drawn_at = now()
       WHERE id = ${draw}`.execute(db);

/** Random lines of a game. */
export function someLines(code: string, count: number, seed: number): TestLine[] {
  const next = generator(seed);
  const plays = [...playsOf(findGame(code)!).values()];
  const lines: TestLine[] = [];
  while (lines.length < count) {
    const play = plays[next(plays.length)]!;
    const selection = randomSelection(play, next);
    const highest = 1800 + next(181);
    if (selection)
      lines.push({
        play: play.type.code,
        selection,
        unit: [10_000n, 1_000n, 100n][next(3)]!,
        series: highest - next(3) * 40,
        highest,
        permille: next(4) === 0 ? 950 : 1000,
      });
  }
  return lines;
}

/**
 * Places accepted bets of one player: a slip with a line for each, in each of the draws. It writes what placing a slip writes, and takes the
 * stakes through the wallet.
 */
export async function placeBets(
  db: Db,
  player: Seated,
  {
    vendor,
    game,
    draws,
    lines,
    currency = 'THB',
    stopOnWin = false,
  }: {
    vendor: string;
    game: string;
    draws: bigint[];
    lines: TestLine[];
    currency?: string;
    stopOnWin?: boolean;
  },
): Promise<{ slipId: bigint; bets: { id: bigint; drawId: bigint; line: number; stake: bigint }[] }> {
  const priced = lines.map((line) => {
    const play = playsOf(findGame(game)!).get(line.play)!;
    const read = readSelection(play, line.selection);
    if (!read.ok) throw new Error(`${line.play} ${line.selection} ${read.code}`);
    const unit = line.unit ?? 10_000n;
    return { ...line, unit, units: read.units, stake: stakeOf({ units: read.units, unit, multiple: 1 }) };
  });
  const stake = priced.reduce((sum, line) => sum + line.stake, 0n) * BigInt(draws.length);
  const request = crypto.randomUUID();
  const { rows: sessions } = await sql<{ id: bigint }>`
    INSERT INTO studio.lottery_session (site_session, vendor, node_id, player_id, currency, trial, sealed_player_token, expires_at)
    VALUES (${request}, ${vendor}, 1, ${player.memberId}, ${currency}, false, '', now() + interval '1 hour') RETURNING id`.execute(
    db,
  );
  const { rows: slips } = await sql<{ id: bigint }>`
    INSERT INTO studio.lottery_slip (game, vendor, player_id, currency, session_id, request_id, request_digest, status, lines, draws, stake,
                                     stop_on_win, chase, placed_at)
    VALUES (${game}, ${vendor}, ${player.memberId}, ${currency}, ${sessions[0]!.id}, ${request}, '', 'accepted', ${lines.length},
            ${draws.length}, ${stake}, ${stopOnWin}, ${draws.length > 1 ? 'running' : null}, now()) RETURNING id`.execute(
    db,
  );
  const slipId = slips[0]!.id;
  const written = priced.map((line, index) => ({
    line: index,
    play: line.play,
    selection: line.selection,
    units: line.units,
    unit: String(line.unit),
    stake: String(line.stake),
    series: line.series ?? 1980,
    highest: line.highest ?? 1980,
    permille: line.permille ?? 1000,
  }));
  const rows = sql`jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS n (line int, play text, selection text, units int, unit bigint,
    stake bigint, series int, highest int, permille int)`;
  await sql`INSERT INTO studio.lottery_line (slip_id, line, play, selection, units, unit, mode, series, highest)
    SELECT ${slipId}, line, play, selection, units, unit, 'LOTT', series, highest FROM ${rows}`.execute(db);
  const { rows: bets } = await sql<{ id: bigint; drawId: bigint; line: number; stake: bigint }>`
    INSERT INTO studio.lottery_bet (slip_id, line, draw_id, player_id, currency, multiple, stake, prize_permille, status, placed_at)
    SELECT ${slipId}, n.line, d.id, ${player.memberId}, ${currency}, 1, n.stake, n.permille, 'accepted', now()
      FROM ${rows} CROSS JOIN unnest(${draws.map(String)}::bigint[]) WITH ORDINALITY AS d (id, place) ORDER BY n.line, d.place
    RETURNING id, draw_id AS "drawId", line::int, stake`.execute(db);
  await sql`INSERT INTO studio.lottery_draw_sum AS t (draw_id, currency, bets, stake)
    SELECT id, ${currency}, ${lines.length}, ${stake / BigInt(draws.length)} FROM unnest(${draws.map(String)}::bigint[]) AS d (id)
    ON CONFLICT (draw_id, currency) DO UPDATE SET bets = t.bets + excluded.bets, stake = t.stake + excluded.stake`.execute(
    db,
  );
  const port = vendorPort(db, vendor);
  await Promise.all(
    bets.map((bet) =>
      port.bet({
        playerToken: player.playerToken,
        transactionId: `lb${bet.id}`,
        roundId: `lo${bet.id}`,
        amount: amount(bet.stake),
        details: { engine: 'lottery', model: game, play: priced[bet.line]!.play },
      }),
    ),
  );
  return { slipId, bets };
}

export interface StoredBet {
  id: bigint;
  player: bigint;
  currency: string;
  play: string;
  selection: string;
  unit: bigint;
  series: number;
  highest: number;
  permille: number;
  stake: bigint;
  status: string;
  cause: string | null;
  payout: bigint;
  won: bigint;
  rebate: bigint;
  owed: bigint;
  version: number;
  drawId: bigint;
  /** Of the wallet: the round's figures, and what corrections of it moved. */
  round: { stake: string; payout: string; status: string };
  adjusted: bigint;
}

/** The bets of draws, with what the wallet has of them. */
export async function storedBets(db: Db, draws: bigint[]): Promise<StoredBet[]> {
  const { rows } = await sql<StoredBet>`
    SELECT b.id, b.player_id AS player, b.currency, l.play, l.selection, l.unit, l.series::int, l.highest::int, b.prize_permille::int AS permille,
           b.stake, b.status, b.cause, b.payout, b.won, b.rebate, b.owed, b.result_version AS version, b.draw_id AS "drawId",
           (SELECT json_build_object('stake', r.stake::text, 'payout', r.payout::text, 'status', r.status) FROM gateway.round r
             WHERE r.vendor = s.vendor AND r.vendor_round_id = 'lo' || b.id) AS round,
           (SELECT coalesce(sum(t.credit - t.debit), 0)::bigint FROM gateway.transaction t JOIN gateway.round r ON r.id = t.round_id
             WHERE r.vendor = s.vendor AND r.vendor_round_id = 'lo' || b.id AND t.kind = 'adjust' AND t.cancelled_at IS NULL) AS adjusted
      FROM studio.lottery_bet b JOIN studio.lottery_slip s ON s.id = b.slip_id
      JOIN studio.lottery_line l ON l.slip_id = b.slip_id AND l.line = b.line
     WHERE b.draw_id = ANY (${draws.map(String)}::bigint[]) ORDER BY b.id`.execute(db);
  return rows;
}
