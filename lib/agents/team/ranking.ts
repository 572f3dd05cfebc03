import type { RawBuilder } from 'kysely';
import { sql, type Db } from '@/lib/db/client';
import { pageOffset, type PageRequest } from '@/lib/platform/page';
import { isAfter, seenSince, type Days } from './seen';

/** What teams can be ranked by. */
export type RankedBy = 'validBet' | 'netLoss';

const FIGURES: Record<RankedBy, RawBuilder<unknown>> = {
  validBet: sql`d.valid_bet::float8`,
  netLoss: sql`(d.stake - d.payout)::float8`,
};

/**
 * A page of the members directly below a member of an agent's team, those with the largest figure of their teams first; equal ones by id. The days
 * of all of them are read in one piece by their upline, because an agent can have tens of thousands. Each counts from the last move on, as
 * seenSince says: of the member, or of anybody from the parent up to the agent. Only the order is computed with floating-point numbers, which are
 * exact up to 900 thousand million units and take half the time.
 */
export async function rankDirects(
  db: Db,
  agentId: bigint,
  { parentId, by, days, zone }: { parentId: bigint; by: RankedBy; days: Days; zone: string },
  request: PageRequest,
): Promise<bigint[]> {
  const [parent, moved] = await Promise.all([
    sql<{ since: Date | null }>`
      SELECT ${seenSince('parent', 'top')} AS since
        FROM identity.member parent JOIN identity.member top ON top.id = ${agentId} WHERE parent.id = ${parentId}`.execute(
      db,
    ),
    sql<{ id: bigint; since: Date }>`
      SELECT l.member_id AS id, max(l.at) AS since
        FROM agents.line_change l JOIN identity.member c ON c.id = l.member_id
       WHERE l.state = 'applied' AND l.from_upline_id IS DISTINCT FROM l.to_upline_id AND c.upline_id = ${parentId}
       GROUP BY 1`.execute(db),
  ]);
  const since = parent.rows[0]?.since ?? null;
  const seen = since === null ? sql`true` : isAfter(sql`d.day`, sql`${since}::timestamptz`, zone);
  const seenOfMoved =
    moved.rows.length === 0
      ? sql`true`
      : sql`(d.agent_id <> ALL (${moved.rows.map(({ id }) => id)}::bigint[])
             OR d.day::timestamp AT TIME ZONE ${zone} >= (
                  SELECT x.since FROM unnest(${moved.rows.map(({ id }) => id)}::bigint[],
                                             ${moved.rows.map((row) => row.since)}::timestamptz[]) AS x (id, since)
                   WHERE x.id = d.agent_id))`;
  const { rows } = await sql<{ id: bigint }>`
    SELECT c.id
      FROM identity.member c
      LEFT JOIN (SELECT d.agent_id AS id, sum(${FIGURES[by]}) AS figure FROM agents.team_day d
                  WHERE d.upline_id = ${parentId} AND d.day BETWEEN ${days.from}::date AND ${days.to}::date
                    AND ${seen} AND ${seenOfMoved}
                  GROUP BY 1) p ON p.id = c.id
     WHERE c.upline_id = ${parentId}
     ORDER BY coalesce(p.figure, 0) DESC, c.id
     LIMIT ${request.pageSize} OFFSET ${pageOffset(request)}`.execute(db);
  return rows.map(({ id }) => id);
}
