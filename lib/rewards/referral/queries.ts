import { sql, type Db } from '@/lib/db/client';
import { maskName } from '@/lib/platform/mask';
import type { Amount } from '@/lib/money/amount';
import { FRIENDS_SHOWN, HISTORY_SHOWN } from './constants';
import { SHIPPED_RULES } from './rules';
import { referralRules } from './schema';
import type { EarningSource, ReferralRules, ReferralState } from './types';

/** The rules that apply, with their version; 0 if nobody has set them. */
export async function readReferralRules(db: Db): Promise<{ rules: ReferralRules; version: number }> {
  const row = await db
    .selectFrom('rewards.referral_rules')
    .select(['version', 'value'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const parsed = row && referralRules.safeParse(row.value);
  return { rules: parsed?.success ? parsed.data : SHIPPED_RULES, version: row?.version ?? 0 };
}

/** The rules that were set, the newest first. */
export async function rulesHistory(db: Db): Promise<{ rules: ReferralRules; changedAt: Date }[]> {
  const rows = await db
    .selectFrom('rewards.referral_rules')
    .select(['value', 'changed_at'])
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ value, changed_at }) => {
    const parsed = referralRules.safeParse(value);
    return { rules: parsed.success ? parsed.data : SHIPPED_RULES, changedAt: changed_at };
  });
}

export interface Friend {
  /** Masked. */
  name: string;
  level: number;
  /** The friend in between, masked; null on the first level. */
  by: string | null;
  joinedAt: Date;
  earned: Amount;
  state: ReferralState;
}

/**
 * The first members below a member by referral, the nearest and newest first: rows of (friend, referrer, level, created_at). No more are
 * read of a level, and of the friends of each, than are shown.
 */
const below = (memberId: bigint) => sql`
  WITH one AS (
    SELECT r.member_id AS friend, r.referrer_id AS referrer, 1 AS level, r.created_at FROM identity.referral r
     WHERE r.referrer_id = ${memberId} ORDER BY r.created_at DESC, r.member_id LIMIT ${FRIENDS_SHOWN}
  ), two AS (${friendsOf('one', 2)}), three AS (${friendsOf('two', 3)}),
  below AS (SELECT * FROM one UNION ALL SELECT * FROM two UNION ALL SELECT * FROM three)`;

const friendsOf = (level: string, next: number) => sql`
    SELECT x.* FROM ${sql.ref(level)} o CROSS JOIN LATERAL (
      SELECT r.member_id AS friend, r.referrer_id AS referrer, ${sql.lit(next)} AS level, r.created_at FROM identity.referral r
       WHERE r.referrer_id = o.friend ORDER BY r.created_at DESC, r.member_id LIMIT ${FRIENDS_SHOWN}) x
     ORDER BY x.created_at DESC, x.friend LIMIT ${FRIENDS_SHOWN}`;

const earnedBy = (memberId: bigint) => sql`
  coalesce((SELECT sum(e.amount) FROM rewards.referral_earning e JOIN rewards.reward w ON w.id = e.reward_id
             WHERE e.friend_id = b.friend AND e.referrer_id = ${memberId} AND w.status IN ('claimable', 'claimed')), 0)::bigint`;

/** A member's friends on up to three levels, the nearest and newest first, with what each has brought. */
export async function listFriends(db: Db, memberId: bigint): Promise<Friend[]> {
  const { rows } = await sql<Omit<Friend, 'name' | 'by'> & { nickname: string; byName: string }>`
    ${below(memberId)}
    SELECT m.nickname, b.level, u.nickname AS "byName", b.created_at AS "joinedAt", ${earnedBy(memberId)} AS earned,
           coalesce(v.state, 'counted') AS state
      FROM below b JOIN identity.member m ON m.id = b.friend JOIN identity.member u ON u.id = b.referrer
      LEFT JOIN rewards.referral_review v ON v.member_id = b.friend
     ORDER BY b.level, b.created_at DESC, b.friend LIMIT ${FRIENDS_SHOWN}`.execute(db);
  return rows.map(({ nickname, byName, ...row }) => ({
    ...row,
    name: maskName(nickname),
    by: row.level === 1 ? null : maskName(byName),
  }));
}

/** How many friends a member has on each level, and what each level has brought. */
export async function countLevels(
  db: Db,
  memberId: bigint,
): Promise<{ level: number; friends: number; earned: Amount }[]> {
  const { rows } = await sql<{ level: number; friends: number; earned: bigint }>`
    SELECT c.level, c.friends, coalesce(e.earned, 0)::bigint AS earned
      FROM identity.referral_count c
      LEFT JOIN (SELECT e.level, sum(e.amount) AS earned
                   FROM rewards.referral_earning e JOIN rewards.reward w ON w.id = e.reward_id
                  WHERE e.referrer_id = ${memberId} AND w.status IN ('claimable', 'claimed') GROUP BY 1) e ON e.level = c.level
     WHERE c.member_id = ${memberId} ORDER BY c.level`.execute(db);
  return rows.map((row) => ({ ...row, earned: row.earned as Amount }));
}

/** What a member has earned by friends: all that was not lost, and the part of it that waits to be claimed. */
export async function sumEarned(db: Db, memberId: bigint): Promise<{ earned: Amount; claimable: Amount }> {
  const { rows } = await sql<{ earned: bigint; claimable: bigint }>`
    SELECT coalesce(sum(w.amount), 0)::bigint AS earned,
           coalesce(sum(w.amount) FILTER (WHERE w.status = 'claimable'), 0)::bigint AS claimable
      FROM rewards.reward w
     WHERE w.member_id = ${memberId} AND w.kind = 'referral' AND w.status IN ('claimable', 'claimed')`.execute(
    db,
  );
  return rows[0] as { earned: Amount; claimable: Amount };
}

export interface HistoryLine {
  day: string;
  source: EarningSource;
  friends: number;
  amount: Amount;
  status: string;
}

/** A member's latest earnings, by day and source. */
export async function listEarnings(db: Db, memberId: bigint): Promise<HistoryLine[]> {
  const { rows } = await sql<HistoryLine>`
    SELECT to_char(e.day, 'YYYY-MM-DD') AS day, e.source, count(DISTINCT e.friend_id)::int AS friends, sum(e.amount)::bigint AS amount,
           w.status
      FROM (SELECT * FROM rewards.referral_earning e WHERE e.referrer_id = ${memberId} ORDER BY e.id DESC LIMIT 500) e
      JOIN rewards.reward w ON w.id = e.reward_id
     GROUP BY e.day, e.source, w.status ORDER BY e.day DESC, e.source LIMIT ${HISTORY_SHOWN}`.execute(db);
  return rows;
}
