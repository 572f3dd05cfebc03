import type { Sql } from '@/lib/studio/play/host';
import { findGame } from '../games/registry';
import { settlerOf, type BetTerms } from '../settlement/payouts';
import { parseResult } from '../sources/result';
import { checkedResult } from './commands';
import { drawStateWrong, lotteryDrawNotFound } from './errors';

/** Bets that are read at once. */
const BATCH = 2_000;

/** What a correction changes in one currency, in 1/10,000. */
export interface CorrectedSum {
  currency: string;
  /** Bets whose payout changes, and the members who have them. */
  bets: number;
  members: number;
  /** Sums of what is paid in addition, and of what is taken back. */
  more: bigint;
  less: bigint;
}

/**
 * What another result of a settled draw would change, by currency; nothing is stored. Throws DRAW_NOT_FOUND, LOTTERY_DRAW_STATE if the draw is not
 * settled, and LOTTERY_RESULT_INVALID.
 */
export async function previewCorrection(sql: Sql, drawId: bigint, typed: unknown): Promise<CorrectedSum[]> {
  const { rows: draws } = await sql.query<{ game: string; given: number[]; status: 'settled' }>({
    text: 'SELECT game, given, status FROM studio.lottery_draw WHERE id = $1',
    values: [drawId.toString()],
  });
  const draw = draws[0];
  const game = draw && findGame(draw.game);
  if (!draw || !game) throw lotteryDrawNotFound();
  if (draw.status !== 'settled') throw drawStateWrong(draw.status);
  const parsed = parseResult(game.source, checkedResult(draw, typed));
  if (!parsed.ok) throw new RangeError('a checked result that cannot be read');
  const settle = settlerOf(game, parsed.result);
  const sums = new Map<string, CorrectedSum & { players: Set<bigint> }>();
  let after = 0n;
  for (;;) {
    const { rows } = await sql.query<
      BetTerms & { id: bigint; playerId: bigint; currency: string; payout: bigint }
    >({
      name: 'lottery-bets-to-correct',
      text: `SELECT b.id, b.player_id AS "playerId", b.currency::text AS currency, b.stake, b.multiple, b.prize_permille AS permille, b.payout,
                    l.play, l.selection, l.unit, l.series, l.highest
               FROM studio.lottery_bet b JOIN studio.lottery_line l ON l.slip_id = b.slip_id AND l.line = b.line
              WHERE b.draw_id = $1 AND b.id > $2 AND b.status = 'settled' ORDER BY b.id LIMIT ${BATCH}`,
      values: [drawId.toString(), after.toString()],
    });
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    for (const bet of rows) {
      const difference = settle(bet).payout - bet.payout;
      if (difference === 0n) continue;
      let sum = sums.get(bet.currency);
      if (!sum) {
        sum = { currency: bet.currency, bets: 0, members: 0, more: 0n, less: 0n, players: new Set() };
        sums.set(bet.currency, sum);
      }
      sum.bets += 1;
      sum.players.add(bet.playerId);
      if (difference > 0n) sum.more += difference;
      else sum.less -= difference;
    }
  }
  return [...sums.values()]
    .map(({ players, ...sum }) => ({ ...sum, members: players.size }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}
