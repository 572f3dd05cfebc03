import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { badInput } from '@/lib/platform/errors';
import { resolvePeriod, type Period } from '@/lib/platform/period';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { explain, type Explanation } from '../bills/explanation';
import { billTotals, listBills, settlementOf, termsOf, type BillTotals } from '../bills/queries';
import type { Bill } from '../bills/types';
import { CONTRACT_KINDS, type ContractKind } from '../constants';
import type { Terms } from '../contracts/terms';
import { agentRulesAt } from '../rules/queries';
import { figuresOfTeam } from '../team/queries';
import { readOverview } from '../team/reports';
import type { TeamFigures } from '../team/types';
import { LISTED_BILLS, LISTED_DOWNLINES, STATEMENT_MONTHS } from './constants';
import { MONTH } from './schema';

/** A month with bills of an agent. A bill belongs to the month in which its period ends. */
export interface StatementMonth {
  /** 2026-01. */
  month: string;
  bills: number;
  ownShare: bigint;
  /** False for the running month. */
  complete: boolean;
}

/** The last months with bills of an agent, the newest first. */
export async function statementMonths(db: Db, agentId: bigint): Promise<StatementMonth[]> {
  const zone = settlementZone();
  const { rows } = await sql<Omit<StatementMonth, 'complete'>>`
    SELECT to_char((b.to_at - interval '1 microsecond') AT TIME ZONE ${zone}, 'YYYY-MM') AS month, count(*)::int AS bills,
           sum(b.own_share)::bigint AS "ownShare"
      FROM agents.bill b
     WHERE b.agent_id = ${agentId} AND b.to_at > ${now()}::timestamptz - make_interval(months => ${STATEMENT_MONTHS})
     GROUP BY 1 ORDER BY 1 DESC LIMIT ${STATEMENT_MONTHS}`.execute(db);
  const current = dayOf(now(), zone).slice(0, 7);
  return rows.map((row) => ({ ...row, complete: row.month < current }));
}

/** A bill with how its amount was computed. */
export interface StatementBill {
  bill: Bill;
  explanation: Explanation;
}

/** Bills of a kind with many periods in a day, summed by day. */
export interface BillDay {
  day: string;
  kind: ContractKind;
  bills: number;
  validBet: bigint;
  due: bigint;
  allocated: bigint;
  ownShare: bigint;
}

export interface Statement {
  month: string;
  /** The days of the month, both included; of the running month up to today. */
  days: { from: string; to: string };
  complete: boolean;
  agent: { account: string; nickname: string };
  currency: string;
  zone: string;
  madeAt: Date;
  kinds: { kind: ContractKind; totals: BillTotals }[];
  totals: BillTotals;
  team: TeamFigures & { active: number; registrations: number; firstDeposits: number };
  bills: StatementBill[];
  billDays: BillDay[];
  /** What direct downlines were paid out of the agent's bills: by account and kind, those with the most. `downlineCount`: how many there are. */
  downlines: { account: string; kind: ContractKind; bills: number; due: bigint; allocated: bigint }[];
  downlineCount: number;
  /** What was paid to the agent in the month, whichever month the bill is of. */
  payments: { day: string; kind: ContractKind; bills: number; amount: bigint }[];
}

/** The kinds of which every bill is listed; the other kinds have many bills in a day. */
const LISTED: readonly ContractKind[] = ['dividend', 'daily'];

/** The statement of a month of an agent. Throws INVALID_INPUT on `month` for a month that has not begun, or is no month. */
export async function readStatement(db: Db, agentId: bigint, month: string): Promise<Statement> {
  const zone = settlementZone();
  const today = dayOf(now(), zone);
  const first = `${month}-01`;
  if (!MONTH.test(month) || first > today) throw badInput({ month: { code: 'INVALID' } });
  const last = dayAfter(`${dayAfter(first, 31).slice(0, 7)}-01`, -1);
  const days = { from: first, to: last < today ? last : today };
  const period = resolvePeriod(days);
  const [kinds, totals, overview, figures, bills, billDays, downlines, payments, agent] = await Promise.all([
    Promise.all(
      CONTRACT_KINDS.map(async (kind) => ({ kind, totals: await billTotals(db, { agentId, kind, period }) })),
    ),
    billTotals(db, { agentId, period }),
    readOverview(db, agentId, days),
    figuresOfTeam(db, agentId, agentId, days, zone),
    explainedBills(db, agentId, period),
    daysOfBills(db, agentId, period, zone),
    sharesOfDownlines(db, agentId, period),
    paymentsOf(db, agentId, period, zone),
    db
      .selectFrom('identity.member')
      .select(['account', 'nickname'])
      .where('id', '=', agentId)
      .executeTakeFirstOrThrow(),
  ]);
  const { active, registrations, firstDeposits } = overview.figures;
  return {
    month,
    days,
    complete: last < today,
    agent,
    currency: siteCurrency(),
    zone,
    madeAt: now(),
    kinds: kinds.filter((each) => each.totals.bills > 0),
    totals,
    team: { ...figures, active, registrations, firstDeposits },
    bills,
    billDays,
    ...downlines,
    payments,
  };
}

async function explainedBills(db: Db, agentId: bigint, period: Period): Promise<StatementBill[]> {
  const terms = new Map<bigint, Terms>();
  const found: StatementBill[] = [];
  for (const kind of LISTED) {
    const { list } = await listBills(db, { agentId, kind, period }, { pageNum: 1, pageSize: LISTED_BILLS });
    for (const bill of list.reverse()) {
      const known = terms.get(bill.contractId) ?? (await termsOf(db, bill.contractId));
      terms.set(bill.contractId, known);
      const { from } = await settlementOf(db, bill);
      const { rules } = await agentRulesAt(db, from);
      const explanation = explain(known, { figures: bill, costs: rules.costs, carriedIn: bill.carriedIn });
      found.push({ bill, explanation });
    }
  }
  return found;
}

async function daysOfBills(
  db: Db,
  agentId: bigint,
  { since, until }: Period,
  zone: string,
): Promise<BillDay[]> {
  const { rows } = await sql<BillDay>`
    SELECT ((b.to_at - interval '1 microsecond') AT TIME ZONE ${zone})::date::text AS day, b.kind, count(*)::int AS bills,
           sum(b.valid_bet)::bigint AS "validBet", sum(b.due)::bigint AS due, sum(b.allocated)::bigint AS allocated,
           sum(b.own_share)::bigint AS "ownShare"
      FROM agents.bill b
     WHERE b.agent_id = ${agentId} AND b.to_at > ${since} AND b.to_at <= ${until} AND b.kind <> ALL (${LISTED as string[]}::text[])
     GROUP BY 1, 2 ORDER BY 2, 1`.execute(db);
  return rows;
}

async function sharesOfDownlines(
  db: Db,
  agentId: bigint,
  { since, until }: Period,
): Promise<Pick<Statement, 'downlines' | 'downlineCount'>> {
  const { rows } = await sql<Statement['downlines'][number] & { of: number }>`
    SELECT * FROM (
      SELECT m.account, b.kind, count(*)::int AS bills, sum(b.due)::bigint AS due, sum(b.allocated)::bigint AS allocated,
             (count(*) OVER ())::int AS of
        FROM agents.bill b JOIN identity.member m ON m.id = b.agent_id
       WHERE b.upline_id = ${agentId} AND b.to_at > ${since} AND b.to_at <= ${until}
       GROUP BY m.id, b.kind HAVING sum(b.due) > 0
       ORDER BY sum(b.allocated) DESC, m.id, b.kind LIMIT ${LISTED_DOWNLINES}) x
     ORDER BY lower(x.account), x.kind`.execute(db);
  return { downlines: rows.map(({ of: _of, ...row }) => row), downlineCount: rows[0]?.of ?? 0 };
}

async function paymentsOf(
  db: Db,
  agentId: bigint,
  { since, until }: Period,
  zone: string,
): Promise<Statement['payments']> {
  const { rows } = await sql<Statement['payments'][number]>`
    SELECT (b.paid_at AT TIME ZONE ${zone})::date::text AS day, b.kind, count(*)::int AS bills, sum(b.own_share)::bigint AS amount
      FROM agents.bill b
     WHERE b.agent_id = ${agentId} AND b.payment = 'paid' AND b.paid_at >= ${since} AND b.paid_at < ${until}
     GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}
