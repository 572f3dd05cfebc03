import { sql, type Db } from '@/lib/db/client';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { FEED_LIMIT } from '../settlement/constants';

/**
 * Adds what was settled and posted since the last run to the sums of teams (agents.team_bets, agents.team_money), in parts of `limit` round ids
 * and transactions that are a database transaction each. It reads as far as the last count of plays moved the bounds. Returns the number of
 * parts.
 */
export async function countTeams(db: Db, limit = FEED_LIMIT): Promise<number> {
  for (let parts = 1; ; parts += 1) {
    const { rows } = await sql<{ more: boolean }>`
      SELECT agents.count_teams(${limit}, ${settlementZone()}, ${siteCurrency()}) AS more`.execute(db);
    if (!rows[0]!.more) return parts;
  }
}
