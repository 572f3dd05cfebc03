import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { decodeCursor, encodeCursor } from '@/lib/platform/cursor';
import { plainMultiple } from '../centre/rules';
import type { Claim, DayDue, OpenLine, Pay, Plan, Rate, Scope } from './types';

interface PlanRow {
  id: bigint;
  valid_from: string;
  pay: string;
  minimum: bigint;
  maximum: bigint;
  wagering: string;
}

const toPlan = (row: PlanRow, rates: Rate[]): Plan => ({
  id: row.id,
  validFrom: row.valid_from,
  pay: row.pay as Pay,
  minimum: row.minimum as Amount,
  maximum: row.maximum as Amount,
  wagering: plainMultiple(row.wagering),
  rates,
});

async function ratesOf(db: Db, ids: readonly bigint[]): Promise<Map<bigint, Rate[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('rewards.rebate_rate')
          .selectAll()
          .where('plan_id', 'in', [...ids])
          .orderBy('scope')
          .orderBy('code')
          .orderBy('level')
          .execute();
  const rates = new Map<bigint, Rate[]>(ids.map((id) => [id, []]));
  for (const { plan_id, scope, code, level, rate } of rows)
    rates.get(plan_id)!.push({ scope: scope as Scope, code, level, rate });
  return rates;
}

/** The plans, the newest day first, at most `limit`. */
export async function listPlans(db: Db, limit: number): Promise<Plan[]> {
  const { rows } = await sql<PlanRow>`
    SELECT p.id, p.valid_from::text, p.pay, p.minimum, p.maximum, p.wagering FROM rewards.rebate_plan p
     ORDER BY p.valid_from DESC LIMIT ${limit}`.execute(db);
  const rates = await ratesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toPlan(row, rates.get(row.id)!));
}

/** The plan that holds on a settlement day; undefined if none does. */
export async function planOf(db: Db, day: string): Promise<Plan | undefined> {
  const { rows } = await sql<PlanRow>`
    SELECT p.id, p.valid_from::text, p.pay, p.minimum, p.maximum, p.wagering FROM rewards.rebate_plan p
     WHERE p.valid_from <= ${day}::date ORDER BY p.valid_from DESC LIMIT 1`.execute(db);
  const row = rows[0];
  return row && toPlan(row, (await ratesOf(db, [row.id])).get(row.id)!);
}

/** A member's valid bets that were not claimed yet, by category, vendor and rate; `before`: only of settlement days before this one. */
export async function openLines(db: Db, memberId: bigint, before: string | null): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    SELECT l.game_type AS "gameType", l.vendor, coalesce(v.display_name, l.vendor) AS "vendorName", l.rate,
           sum(l.valid_bet - l.claimed)::bigint AS "validBet"
      FROM rewards.rebate_line l LEFT JOIN catalogue.vendor v ON v.code = l.vendor
     WHERE l.member_id = ${memberId} AND l.valid_bet <> l.claimed ${before === null ? sql`` : sql`AND l.day < ${before}::date`}
     GROUP BY 1, 2, 3, 4 HAVING sum(l.valid_bet - l.claimed) <> 0
     ORDER BY sum((l.valid_bet - l.claimed) * l.rate::numeric) DESC, 1, 2, 4`.execute(db);
  return rows;
}

/** What the days with unclaimed bets have earned, and what was paid for them. `before` as in openLines. */
export async function daysDue(db: Db, memberId: bigint, before: string | null): Promise<DayDue[]> {
  const { rows } = await sql<{ day: string; earned: string; paid: string; most: bigint }>`
    SELECT l.day::text, sum(l.valid_bet * l.rate::numeric)::text AS earned, coalesce(max(d.paid), 0)::text AS paid,
           coalesce((SELECT p.maximum FROM rewards.rebate_plan p WHERE p.valid_from <= l.day ORDER BY p.valid_from DESC LIMIT 1), 0) AS most
      FROM rewards.rebate_line l LEFT JOIN rewards.rebate_day d ON d.member_id = l.member_id AND d.day = l.day
     WHERE l.member_id = ${memberId}
       AND l.day IN (SELECT o.day FROM rewards.rebate_line o WHERE o.member_id = ${memberId} AND o.valid_bet <> o.claimed
                     ${before === null ? sql`` : sql`AND o.day < ${before}::date`})
     GROUP BY l.day ORDER BY l.day`.execute(db);
  return rows.map((row) => ({
    day: row.day,
    earned: BigInt(row.earned),
    paid: BigInt(row.paid),
    most: row.most as Amount,
  }));
}

/** What stays with a member beyond the coins that were paid, exact; 0 for one who has earned nothing yet. */
export async function carryOf(db: Db, memberId: bigint): Promise<bigint> {
  const row = await db
    .selectFrom('rewards.rebate_member')
    .select('carry')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.carry ?? 0n;
}

/** A page of a member's payments, newest first, and the cursor of the next page. */
export async function listClaims(
  db: Db,
  memberId: bigint,
  page: { cursor?: string | undefined; size: number },
): Promise<{ list: Claim[]; next: string | null }> {
  const given = decodeCursor(page.cursor);
  const after = given?.length === 1 && /^\d{1,18}$/.test(given[0]!) ? BigInt(given[0]!) : undefined;
  let query = db
    .selectFrom('rewards.rebate_claim')
    .select(['id', 'by_schedule', 'valid_bet', 'amount', 'currency', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(page.size + 1);
  if (after !== undefined) query = query.where('id', '<', after);
  const rows = await query.execute();
  const list = rows.slice(0, page.size).map((row): Claim => ({
    id: row.id,
    bySchedule: row.by_schedule,
    validBet: row.valid_bet,
    amount: row.amount as Amount,
    currency: row.currency,
    createdAt: row.created_at,
  }));
  return { list, next: rows.length > page.size ? encodeCursor([String(list.at(-1)!.id)]) : null };
}

export interface RebateCost {
  /** Paid in the period, in how many payments and to how many members. */
  paid: Amount;
  payments: number;
  members: number;
  /** Earned and not paid yet, before maximums and rounding. */
  open: Amount;
}

/** What rebates have cost between two moments, and what members have earned since. */
export async function rebateCost(db: Db, from: Date, until: Date): Promise<RebateCost> {
  const { rows } = await sql<{ paid: bigint; payments: bigint; members: bigint; open: bigint }>`
    SELECT coalesce(sum(c.amount), 0)::bigint AS paid, count(*) AS payments, count(DISTINCT c.member_id) AS members,
           (SELECT coalesce(trunc(sum((l.valid_bet - l.claimed) * l.rate::numeric) / 1000000), 0)::bigint
              FROM rewards.rebate_line l WHERE l.valid_bet <> l.claimed) AS open
      FROM rewards.rebate_claim c WHERE c.created_at >= ${from} AND c.created_at < ${until}`.execute(db);
  const row = rows[0]!;
  return {
    paid: row.paid as Amount,
    payments: Number(row.payments),
    members: Number(row.members),
    open: row.open as Amount,
  };
}
