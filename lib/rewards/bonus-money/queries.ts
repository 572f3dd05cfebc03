import { sql, type Db } from '@/lib/db/client';
import { BONUS_ROUND_DAYS } from './constants';
import type { BonusMoney, TitledBonus } from './types';

const columns = sql`
  g.id, g.member_id AS "memberId", g.currency::text AS currency, g.status, g.amount, g.remaining, g.required, g.wagered, g.weights,
  g.stake_cap AS "stakeCap", g.bonus_first AS "bonusFirst", g.expires_at AS "expiresAt", g.reason, g.ended_amount AS "endedAmount",
  g.reward_id AS "rewardId", g.granted_at AS "grantedAt", g.ended_at AS "endedAt"`;

/** The most bonuses that a member's list has. */
const MAX_LISTED = 100;

/**
 * A member's bonus money: what is active in the order in which it is played (oldest first), then what has ended, newest first; at most 100.
 */
export async function listBonuses(db: Db, memberId: bigint): Promise<BonusMoney[]> {
  const { rows } = await sql<BonusMoney>`
    SELECT * FROM (SELECT ${columns} FROM gateway.bonus_grant g WHERE g.member_id = ${memberId} ORDER BY g.id DESC LIMIT ${MAX_LISTED}) b
     ORDER BY b.status <> 'active', CASE WHEN b.status = 'active' THEN b.id ELSE -b.id END`.execute(db);
  return rows;
}

/** As `listBonuses`, with titles, and the names of games in a language. */
export async function listTitledBonuses(db: Db, memberId: bigint, language: string): Promise<TitledBonus[]> {
  const bonuses = await listBonuses(db, memberId);
  const rewardIds = bonuses.flatMap(({ rewardId }) => (rewardId === null ? [] : [rewardId]));
  const nodeIds = [...new Set(bonuses.flatMap(({ weights }) => Object.keys(weights.games)))];
  const [rewards, games] = await Promise.all([
    db
      .selectFrom('rewards.reward')
      .select(['id', 'kind', 'params'])
      .where('id', 'in', rewardIds.length > 0 ? rewardIds : [0n])
      .execute(),
    sql<{ id: string; name: string }>`
      SELECT g.node_id::text AS id, coalesce(g.names ->> ${language.toLowerCase()}, g.names ->> 'en') AS name FROM catalogue.game g
       WHERE g.node_id = ANY (${nodeIds}::bigint[])`.execute(db),
  ]);
  const nameOf = new Map(games.rows.map(({ id, name }) => [id, name]));
  return bonuses.map((bonus) => {
    const reward = rewards.find(({ id }) => id === bonus.rewardId);
    return {
      ...bonus,
      kind: reward?.kind ?? null,
      params: (reward?.params as Record<string, string> | undefined) ?? null,
      games: Object.entries(bonus.weights.games).flatMap(([nodeId, weight]) =>
        nameOf.has(nodeId) ? [{ nodeId, name: nameOf.get(nodeId)!, weight }] : [],
      ),
    };
  });
}

/**
 * The ledger transactions that granted bonuses and that ended them; none for a bonus that ended with nothing left. What games moved is in the
 * rounds.
 */
export async function transactionsOfBonuses(
  db: Db,
  ids: readonly bigint[],
): Promise<Map<bigint, { grantedBy?: bigint; endedBy?: bigint }>> {
  const keys = (part: string) => ids.map((id) => `bonus:${id}:${part}`);
  const { rows } = await sql<{ key: string; id: bigint }>`
    SELECT t.key, t.id FROM ledger.transaction t WHERE t.key = ANY (${[...keys('grant'), ...keys('end')]}::text[])`.execute(
    db,
  );
  const byKey = new Map(rows.map(({ key, id }) => [key, id]));
  return new Map(
    ids.map((id) => {
      const [grantedBy, endedBy] = [byKey.get(`bonus:${id}:grant`), byKey.get(`bonus:${id}:end`)];
      return [id, { ...(grantedBy && { grantedBy }), ...(endedBy && { endedBy }) }];
    }),
  );
}

/** One bonus of a member; undefined if it does not exist or is another member's. */
export async function findBonus(db: Db, memberId: bigint, id: bigint): Promise<BonusMoney | undefined> {
  const { rows } = await sql<BonusMoney>`
    SELECT ${columns} FROM gateway.bonus_grant g WHERE g.id = ${id} AND g.member_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

/** The member's active bonuses, oldest first. */
export async function listActiveBonuses(db: Db, memberId: bigint): Promise<BonusMoney[]> {
  const { rows } = await sql<BonusMoney>`
    SELECT ${columns} FROM gateway.bonus_grant g
     WHERE g.main_account_id = ANY (ARRAY(SELECT a.id FROM ledger.account a WHERE a.owner_kind = 'member' AND a.owner_id = ${memberId}
                                                AND a.kind = 'main'))
       AND g.status = 'active' ORDER BY g.id`.execute(db);
  return rows;
}

/**
 * What a member lost of bonus money in rounds that were settled in a period (negative: won), in 1/10,000; `member` is the column with the id. It
 * was not the member's money: what gives real money for losses leaves it out. Members without a bonus cost one look at an index.
 */
export const lostBonusMoney = (member: string, currency: string, from: Date, until: Date) => sql<bigint>`
  CASE WHEN EXISTS (SELECT FROM gateway.bonus_grant g WHERE g.member_id = ${sql.ref(member)}) THEN coalesce((
    SELECT sum(r.bonus_stake - r.bonus_payout) FROM gateway.round r
     WHERE r.member_id = ${sql.ref(member)} AND r.status = 'closed' AND r.bonus_grant_id IS NOT NULL AND r.currency = ${currency}
       AND r.opened_at >= ${from}::timestamptz - make_interval(days => ${BONUS_ROUND_DAYS}) AND r.opened_at < ${until}
       AND r.settled_at >= ${from} AND r.settled_at < ${until}), 0)::bigint ELSE 0 END`;
