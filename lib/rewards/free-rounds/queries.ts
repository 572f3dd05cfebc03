import { sql, type Db } from '@/lib/db/client';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { MAX_LISTED } from './constants';
import type { FreeGrant } from './types';

/** The columns of a grant with the names of its games in a language. */
export const freeGrantColumns = (language: string) => sql`
  f.id, f.member_id AS "memberId", f.vendor, f.currency::text AS currency, f.rounds, f.used, f.stake, f.multiple, f.win_cap AS "winCap",
  f.status, f.won, f.paid, f.returned, f.reason, f.reward_id AS "rewardId", f.expires_at AS "expiresAt", f.granted_at AS "grantedAt",
  f.ended_at AS "endedAt", (SELECT r.params FROM rewards.reward r WHERE r.id = f.reward_id) AS params,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('nodeId', c.node_id::text,
                             'name', coalesce(c.names ->> ${language.toLowerCase()}, c.names ->> 'en')) ORDER BY n.place), '[]')
     FROM unnest(f.node_ids) WITH ORDINALITY AS n (id, place) JOIN catalogue.game c ON c.node_id = n.id) AS games`;

/**
 * A member's free rounds: what is active first, then the newest; at most 50. Names of games are in `language`. A member who is excluded has none to
 * play: those that are active are left out.
 */
export async function listFreeRounds(db: Db, memberId: bigint, language: string): Promise<FreeGrant[]> {
  const isExcluded = (await activeExclusion(db, memberId)) !== undefined;
  const { rows } = await sql<FreeGrant>`
    SELECT ${freeGrantColumns(language)}
      FROM (SELECT * FROM gateway.free_grant g WHERE g.member_id = ${memberId} AND NOT (${isExcluded} AND g.status = 'active')
             ORDER BY g.id DESC LIMIT ${MAX_LISTED}) f
     ORDER BY f.status <> 'active', CASE WHEN f.status = 'active' THEN f.expires_at END, f.id DESC`.execute(
    db,
  );
  return rows;
}

/** One grant; undefined if it does not exist. */
export async function findFreeRounds(db: Db, id: bigint, language: string): Promise<FreeGrant | undefined> {
  const { rows } = await sql<FreeGrant>`
    SELECT ${freeGrantColumns(language)} FROM gateway.free_grant f WHERE f.id = ${id}`.execute(db);
  return rows[0];
}
