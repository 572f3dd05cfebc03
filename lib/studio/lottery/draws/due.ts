import { now } from '@/lib/platform/clock';
import { openSeed } from '@/lib/studio/play/chance';
import type { Sql } from '@/lib/studio/play/host';
import { ACCEPTANCE_GRACE_MS } from '../constants';
import { findGame } from '../games/registry';
import { lotterySettings } from '../settings/queries';
import { resultOfSeed } from './result';

/** What is due now: ids of draws, and whether there is other work. */
export interface Due {
  toClose: bigint[];
  toDraw: bigint[];
  toSettle: boolean;
  isUnfinished: boolean;
}

/** Asks what is due, by one cheap query. */
export async function whatIsDue(sql: Sql): Promise<Due> {
  const { rows } = await sql.query<{
    to_close: bigint[];
    to_draw: bigint[];
    to_settle: boolean;
    is_unfinished: boolean;
  }>({
    name: 'lottery-due',
    text: 'SELECT * FROM studio.lottery_due($1, $2)',
    values: [now(), ACCEPTANCE_GRACE_MS],
  });
  const { to_close, to_draw, to_settle, is_unfinished } = rows[0]!;
  return { toClose: to_close, toDraw: to_draw, toSettle: to_settle, isUnfinished: is_unfinished };
}

/** Closes the sales of a draw whose time has come; false if its bets still may be accepted, or it is closed already. */
export async function closeDraw(sql: Sql, drawId: bigint): Promise<boolean> {
  const { rows } = await sql.query<{ closed: boolean }>({
    name: 'lottery-close',
    text: 'SELECT studio.close_lottery_draw($1, $2, $3) AS closed',
    values: [drawId.toString(), now(), ACCEPTANCE_GRACE_MS],
  });
  return rows[0]!.closed;
}

/**
 * Draws a closed draw of ours from its committed seed, or voids it if it is too late. Returns its state afterwards; 'waits' if an earlier draw of its
 * game is not finished. Throws if its seed cannot be opened.
 */
export async function drawDraw(sql: Sql, drawId: bigint): Promise<string> {
  const { rows } = await sql.query<{
    game: string;
    period: string;
    given: number[];
    sealed: Buffer;
    commitment: string;
  }>({
    name: 'lottery-draw-to-draw',
    text: `SELECT game, period, given, sealed, commitment FROM studio.lottery_draw WHERE id = $1 AND origin = 'own'`,
    values: [drawId.toString()],
  });
  const draw = rows[0];
  const game = draw && findGame(draw.game);
  if (!draw || !game) throw new RangeError(`draw ${drawId} is none of ours`);
  const serverSeed = openSeed(draw.sealed, draw.commitment);
  const { makeUpSeconds } = (await lotterySettings(sql)).of(draw.game);
  const { rows: drawn } = await sql.query<{ status: string }>({
    name: 'lottery-draw',
    text: 'SELECT studio.draw_lottery($1, $2, $3, $4, $5) AS status',
    values: [
      drawId.toString(),
      JSON.stringify(resultOfSeed(game.source, draw, serverSeed)),
      serverSeed,
      makeUpSeconds,
      now(),
    ],
  });
  return drawn[0]!.status;
}
