import { sql, type Db } from '@/lib/db/client';
import { maskName } from '@/lib/gateway/rules';
import { amount } from '@/lib/money/amount';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { BOARD_PLACES } from './constants';
import { periodStart } from './rules';
import type { BoardKind, BoardPeriod, BoardPlace } from './types';

/** What is ranked, and which rounds count: `win` reads the index of the winner board, `turnover` that of the periods. */
const MEASURES = {
  win: { of: sql`max(r.payout - r.stake)`, counted: sql`r.payout > r.stake` },
  turnover: { of: sql`sum(r.valid_bet)::bigint`, counted: sql`true` },
} as const;

/**
 * A leaderboard: settled rounds of one currency since the period began (of the zone given), one place a member, the
 * greatest first, equals in the order of their joining. Play money is a currency of its own and on no board.
 */
export async function leaderboard(
  db: Db,
  board: { kind: BoardKind; period: BoardPeriod; currency: string; zone: string },
): Promise<BoardPlace[]> {
  const { of, counted } = MEASURES[board.kind];
  const { rows } = await sql<{ nickname: string; amount: bigint }>`
    SELECT m.nickname, b.amount
      FROM (SELECT r.member_id, ${of} AS amount
              FROM gateway.round r
             WHERE r.status = 'closed' AND ${counted} AND r.currency = ${board.currency} AND r.currency <> ${sql.lit(PLAY_CURRENCY)}
               AND r.settled_at >= ${periodStart(board.period, now(), board.zone)}
             GROUP BY r.member_id
            HAVING ${of} > 0
             ORDER BY amount DESC, r.member_id LIMIT ${BOARD_PLACES}) b
      JOIN identity.member m ON m.id = b.member_id
     ORDER BY b.amount DESC, b.member_id`.execute(db);
  return rows.map((row, index) => ({
    place: index + 1,
    customerName: maskName(row.nickname),
    amount: amount(row.amount),
  }));
}
