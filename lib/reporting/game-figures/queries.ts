import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { amount } from '@/lib/money/amount';
import type { GameFigures } from './types';

/** What was played of a game since the beginning of a settlement day, by currency; exact at any moment. */
export async function gameFigures(db: Db, nodeId: bigint, since: Date): Promise<GameFigures[]> {
  const { rows } = await sql<{
    currency: string;
    rounds: bigint;
    stake: bigint;
    payout: bigint;
    valid_bet: bigint;
  }>`
    SELECT p.currency, sum(p.rounds)::bigint AS rounds, sum(p.stake)::bigint AS stake, sum(p.payout)::bigint AS payout,
           sum(p.valid_bet)::bigint AS valid_bet
      FROM (SELECT h.currency::text, h.rounds, h.stake, h.payout, h.valid_bet FROM reporting.game_hour h
             WHERE h.node_id = ${nodeId} AND h.hour >= ${since}
            UNION ALL
            SELECT u.currency::text, u.rounds, u.stake, u.payout, u.valid_bet FROM reporting.unrolled u
             WHERE u.node_id = ${nodeId} AND u.settled_at >= ${since}) p
     GROUP BY p.currency HAVING sum(p.rounds) > 0 ORDER BY p.currency`.execute(db);
  return rows.map(({ currency, rounds, stake, payout, valid_bet }) => ({
    currency,
    rounds: Number(rounds),
    stake: amount(stake),
    payout: amount(payout),
    validBet: amount(valid_bet),
  }));
}
