import { sql, type Db } from '@/lib/db/client';
import type { Text } from '@/lib/content/types';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { REWARDS_ACCOUNT } from '@/lib/ledger/constants';
import type { Amount } from '@/lib/money/amount';
import { dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { plainMultiple } from '../centre/rules';
import { countedDeposits, netDeposits } from '../counted-deposits';
import { effectiveLevel, rankAt } from './rules';
import type { CashbackPeriod, Emblem, Figures, Ladder, Rank, Standing, VipSettings } from './types';

/** The ladder with its settings; without ranks if no operator has made any. */
export async function readLadder(db: Db): Promise<Ladder> {
  const { rows } = await sql<Omit<Rank, 'name'> & { name: unknown }>`
    SELECT r.level, r.name, r.colour, r.emblem, r.turnover, r.deposits, r.keep_turnover AS "keepTurnover",
           r.keep_deposits AS "keepDeposits", r.level_up AS "levelUp", r.birthday, r.weekly, r.monthly,
           r.cashback_rate AS "cashbackRate", r.cashback_most AS "cashbackMost", t.daily_count AS "dailyCount",
           t.daily_amount AS "dailyAmount", r.host_name AS "hostName", r.host_contact AS "hostContact"
      FROM rewards.vip_rank r LEFT JOIN cashier.withdrawal_tier t ON t.tier = r.level
     ORDER BY r.level`.execute(db);
  return {
    ranks: rows.map((row) => ({ ...row, name: row.name as Text, emblem: row.emblem as Emblem })),
    settings: await readSettings(db),
  };
}

async function readSettings(db: Db): Promise<VipSettings> {
  const row = await db.selectFrom('rewards.vip_settings').selectAll().executeTakeFirstOrThrow();
  return {
    version: row.version,
    grace: row.grace,
    cashbackPeriod: row.cashback_period as CashbackPeriod,
    claimDays: row.claim_days,
    wagering: plainMultiple(row.wagering),
    since: row.since,
    readTo: row.read_to,
    rankedVersion: row.ranked_version,
  };
}

/** The stored rank of a member; undefined for one who has never had more than the rank of everybody. */
export async function readStanding(db: Db, memberId: bigint, lock = false): Promise<Standing | undefined> {
  const { rows } = await sql<{
    level: number;
    since: string;
    base_turnover: bigint;
    base_deposits: bigint;
    counted_from: string | null;
    kept_until: string | null;
    checked_month: string | null;
    missed: number;
  }>`
    SELECT v.level, v.since::text, v.base_turnover, v.base_deposits, v.counted_from::text, v.kept_until::text, v.checked_month::text,
           v.missed
      FROM rewards.vip_member v WHERE v.member_id = ${memberId} ${lock ? sql`FOR UPDATE` : sql``}`.execute(
    db,
  );
  const row = rows[0];
  return (
    row && {
      level: row.level,
      since: row.since,
      base: { turnover: row.base_turnover as Amount, deposits: row.base_deposits as Amount },
      countedFrom: row.counted_from,
      keptUntil: row.kept_until,
      checkedMonth: row.checked_month,
      missed: row.missed,
    }
  );
}

/** A member's rank; undefined if the site has none for them. */
export async function vipRankOf(db: Db, memberId: bigint): Promise<Rank | undefined> {
  const [{ ranks }, standing] = [await readLadder(db), await readStanding(db, memberId)];
  return rankAt(ranks, effectiveLevel(ranks, standing?.level));
}

/**
 * What a member has bet of real money and what of the deposits counts (countedDeposits), in the site's currency, on settlement days from
 * `first` (null: ever) up to the day before `after` (null: now). Rounds count when they are settled, deposits when they are approved.
 */
export async function figuresOf(
  db: Db,
  memberId: bigint,
  { first, after }: { first: string | null; after: string | null },
): Promise<Figures> {
  const zone = settlementZone();
  const currency = siteCurrency();
  const from = first === null ? null : dayStart(first, zone);
  const until = after === null ? null : dayStart(after, zone);
  const { rows } = await sql<{ turnover: bigint; net: bigint }>`
    SELECT (coalesce((SELECT sum(d.real_bet) FROM reporting.member_day d
                       WHERE d.member_id = ${memberId} AND d.currency = ${currency}
                         ${first === null ? sql`` : sql`AND d.day >= ${first}::date`}
                         ${after === null ? sql`` : sql`AND d.day < ${after}::date`}), 0)
            + coalesce((SELECT sum(u.real_bet) FROM reporting.unrolled u
                         WHERE u.member_id = ${memberId} AND u.currency = ${currency}
                           ${from === null ? sql`` : sql`AND u.settled_at >= ${from}`}
                           ${until === null ? sql`` : sql`AND u.settled_at < ${until}`}), 0))::bigint AS turnover,
           ${netDeposits(sql`${memberId}`, currency, from && sql`${from}`, until && sql`${until}`)} AS net`.execute(
    db,
  );
  const { turnover, net } = rows[0]!;
  return { turnover: turnover as Amount, deposits: countedDeposits({ net, realBets: turnover }) };
}

/** A member's progress on the ladder: what they have had to reach so far, plus what they did since. */
export async function progressOf(
  db: Db,
  memberId: bigint,
  standing: Pick<Standing, 'base' | 'countedFrom'> | undefined,
): Promise<Figures> {
  const since = await figuresOf(db, memberId, { first: standing?.countedFrom ?? null, after: null });
  return {
    turnover: ((standing?.base.turnover ?? 0n) + since.turnover) as Amount,
    deposits: ((standing?.base.deposits ?? 0n) + since.deposits) as Amount,
  };
}

/** How many members have each level above that of everybody, and how many others (level 0) there are; trial players left out. */
export async function countByLevel(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ level: number; members: bigint }>`
    SELECT v.level, count(*) AS members FROM rewards.vip_member v GROUP BY 1
    UNION ALL
    SELECT 0, (SELECT count(*) FROM identity.member m WHERE m.type <> ${TRIAL_TYPE}) - (SELECT count(*) FROM rewards.vip_member)`.execute(
    db,
  );
  const counts = new Map<number, number>();
  for (const { level, members } of rows) counts.set(level, (counts.get(level) ?? 0) + Number(members));
  return counts;
}

export interface VipCost {
  /** Paid in the period, and what members can still claim. */
  bonuses: Amount;
  cashback: Amount;
  claimable: Amount;
}

/** What ranks have cost between two moments, in the site's currency. */
export async function costOf(db: Db, from: Date, until: Date): Promise<VipCost> {
  const currency = siteCurrency();
  const { rows } = await sql<{ bonuses: bigint; cashback: bigint; claimable: bigint }>`
    SELECT coalesce(sum(-m.amount) FILTER (WHERE m.kind = 'reward.vip'), 0)::bigint AS bonuses,
           coalesce(sum(-m.amount) FILTER (WHERE m.kind = 'reward.cashback'), 0)::bigint AS cashback,
           coalesce((SELECT sum(r.amount) FROM rewards.reward r
                      WHERE r.status = 'claimable' AND r.kind IN ('vip', 'cashback') AND r.currency = ${currency}), 0)::bigint AS claimable
      FROM (SELECT h.kind, h.amount FROM reporting.money_hour h
             WHERE h.currency = ${currency} AND h.kind IN ('reward.vip', 'reward.cashback') AND h.account = ${REWARDS_ACCOUNT}
               AND h.hour >= ${from} AND h.hour < ${until}
            UNION ALL
            SELECT u.kind, u.amount FROM reporting.unrolled_money u
             WHERE u.currency = ${currency} AND u.kind IN ('reward.vip', 'reward.cashback') AND u.account = ${REWARDS_ACCOUNT}
               AND u.at >= ${from} AND u.at < ${until}) m`.execute(db);
  return rows[0] as unknown as VipCost;
}
