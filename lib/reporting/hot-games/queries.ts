import { sql } from 'kysely';
import { LOBBY_PAGE_SIZE } from '@/lib/catalogue/constants';
import type { Db } from '@/lib/db/client';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import type { PlayedGame } from './rules';

/** What was played of each listed game since a moment, from the roll-ups and the rest that they do not contain yet. Play money does not count. */
export async function playedGames(db: Db, since: Date): Promise<PlayedGame[]> {
  const { rows } = await sql<PlayedGame>`
    WITH place AS (
      SELECT node_id, game_type, (row_number() OVER (PARTITION BY game_type ORDER BY rank, node_id) - 1) / ${LOBBY_PAGE_SIZE} AS page
        FROM catalogue.game WHERE listed
    ), bet AS (
      SELECT b.member_id, b.currency, b.node_id, sum(b.valid_bet) AS valid_bet
        FROM (SELECT m.member_id, m.currency, m.node_id, m.valid_bet FROM reporting.member_hour m WHERE m.hour >= ${since}
              UNION ALL
              SELECT u.member_id, u.currency, u.node_id, u.valid_bet FROM reporting.unrolled u WHERE u.settled_at >= ${since}) b
       WHERE b.currency <> ${PLAY_CURRENCY}
       GROUP BY 1, 2, 3 HAVING sum(b.valid_bet) > 0
    ), vote AS (
      SELECT p.node_id, p.game_type, p.page, b.member_id,
             b.valid_bet::float8 / sum(b.valid_bet) OVER (PARTITION BY b.member_id, b.currency, p.game_type)::float8 AS share
        FROM bet b JOIN place p ON p.node_id = b.node_id)
    SELECT v.node_id AS "nodeId", v.game_type AS "gameType", sum(v.share) AS votes, count(DISTINCT v.member_id)::int AS members,
           v.page::int AS page
      FROM vote v GROUP BY 1, 2, 5`.execute(db);
  return rows;
}

/** How many games players see in each category. */
export async function categorySizes(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ game_type: string; games: number }>`
    SELECT game_type, sum(games)::int AS games FROM catalogue.tally WHERE class = 'ALL' GROUP BY 1`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.game_type, row.games]));
}
