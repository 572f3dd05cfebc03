import { sql, type Db } from '@/lib/db/client';
import { maskName } from '@/lib/platform/mask';
import { amount } from '@/lib/money/amount';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { dayOf } from '@/lib/platform/zone';
import { topWinsByMember, validBetsByMember } from '@/lib/reporting/rollups/queries';
import { BOARD_PLACES } from './constants';
import { periodStart } from './rules';
import type { BoardKind, BoardPeriod, BoardPlace } from './types';

const FIGURES = { win: sql`max(d.figure)`, turnover: sql`sum(d.figure)::bigint` } as const;

/**
 * A leaderboard of settled rounds in one currency since the start of the period in the given zone: one place per member,
 * highest figure first, equal figures in the order of member ids. There is no leaderboard for play money.
 */
export async function getLeaderboard(
  db: Db,
  board: { kind: BoardKind; period: BoardPeriod; currency: string; zone: string },
): Promise<BoardPlace[]> {
  if (board.currency === PLAY_CURRENCY) return [];
  const at = now();
  const { zone } = board;
  const days = { from: dayOf(periodStart(board.period, at, zone), zone), until: dayOf(at, zone), zone };
  const figure = FIGURES[board.kind];
  const played =
    board.kind === 'win'
      ? topWinsByMember(days, board.currency, BOARD_PLACES)
      : validBetsByMember(days, board.currency);
  const { rows } = await sql<{ nickname: string; amount: bigint }>`
    SELECT m.nickname, b.amount
      FROM (SELECT d.member_id, ${figure} AS amount
              FROM ${played} d
             GROUP BY d.member_id
            HAVING ${figure} > 0
             ORDER BY amount DESC, d.member_id LIMIT ${BOARD_PLACES}) b
      JOIN identity.member m ON m.id = b.member_id
     ORDER BY b.amount DESC, b.member_id`.execute(db);
  return rows.map((row, index) => ({
    place: index + 1,
    customerName: maskName(row.nickname),
    amount: amount(row.amount),
  }));
}
