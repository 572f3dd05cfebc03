import type { RawBuilder } from 'kysely';
import { sql, type Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import type { Period } from '@/lib/platform/period';
import type { Terms } from '../contracts/terms';
import { CONTRACT_KINDS, type ContractKind, type PeriodType, type TierMode } from '../constants';
import { tiersOf } from '../settlement/contracts';
import type { MemberFigures, Payment } from '../settlement/types';
import type { Amount } from '@/lib/money/amount';
import { BILL_COLUMNS, BILL_TABLES, toBill, type BillRow } from './rows';
import type { Bill, Party } from './types';

/** Which bills are listed. A bill belongs to the period in which its own period ends. */
export interface BillFilter {
  kind?: ContractKind | undefined;
  agentId?: bigint | undefined;
  uplineId?: bigint | undefined;
  payment?: Payment | undefined;
  period?: Period | undefined;
}

export interface BillTotals {
  bills: number;
  earned: bigint;
  due: bigint;
  allocated: bigint;
  passedOn: bigint;
  ownShare: bigint;
  paid: bigint;
  /** Own shares that were rejected or have expired: they stay with the platform. */
  kept: bigint;
}

const conditions = (filter: BillFilter): RawBuilder<unknown> => {
  const all = [sql`true`];
  if (filter.kind) all.push(sql`b.kind = ${filter.kind}`);
  if (filter.agentId !== undefined) all.push(sql`b.agent_id = ${filter.agentId}`);
  if (filter.uplineId !== undefined) all.push(sql`b.upline_id = ${filter.uplineId}`);
  if (filter.payment) all.push(sql`b.payment = ${filter.payment}`);
  if (filter.period) all.push(sql`b.to_at > ${filter.period.since} AND b.to_at <= ${filter.period.until}`);
  return sql.join(all, sql` AND `);
};

const TOTALS = sql`
  count(*)::int AS bills, coalesce(sum(b.earned), 0)::bigint AS earned, coalesce(sum(b.due), 0)::bigint AS due,
  coalesce(sum(b.allocated), 0)::bigint AS allocated, coalesce(sum(b.passed_on), 0)::bigint AS "passedOn",
  coalesce(sum(b.own_share), 0)::bigint AS "ownShare",
  coalesce(sum(b.own_share) FILTER (WHERE b.payment = 'paid'), 0)::bigint AS paid,
  coalesce(sum(b.own_share) FILTER (WHERE b.payment IN ('rejected', 'expired')), 0)::bigint AS kept`;

/** The sums of the bills that a filter finds. */
export async function billTotals(db: Db, filter: BillFilter): Promise<BillTotals> {
  const { rows } =
    await sql<BillTotals>`SELECT ${TOTALS} FROM agents.bill b WHERE ${conditions(filter)}`.execute(db);
  return rows[0]!;
}

/** A page of bills, the newest period first, with the sums of all that the filter finds. */
export async function listBills(
  db: Db,
  filter: BillFilter,
  request: PageRequest,
): Promise<Page<Bill> & { summary: BillTotals }> {
  const summary = await billTotals(db, filter);
  const { rows } = await sql<BillRow>`
    SELECT ${BILL_COLUMNS} FROM ${BILL_TABLES} WHERE ${conditions(filter)}
     ORDER BY b.to_at DESC, b.id DESC LIMIT ${request.pageSize} OFFSET ${pageOffset(request)}`.execute(db);
  return { ...toPage(rows.map(toBill), request, summary.bills), summary };
}

/** One bill; undefined if there is none. */
export async function findBill(db: Db, id: bigint): Promise<Bill | undefined> {
  const { rows } = await sql<BillRow>`SELECT ${BILL_COLUMNS} FROM ${BILL_TABLES} WHERE b.id = ${id}`.execute(
    db,
  );
  return rows[0] && toBill(rows[0]);
}

/** The terms of a signed contract. */
export async function termsOf(db: Db, contractId: bigint): Promise<Terms> {
  const row = await db
    .selectFrom('agents.contract')
    .select(['kind', 'period', 'tier_mode', 'profit_rate', 'loss_rate', 'single_bet'])
    .where('id', '=', contractId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    kind: row.kind as ContractKind,
    period: row.period as PeriodType | null,
    tierMode: row.tier_mode as TierMode | null,
    tiers: (await tiersOf(db, [contractId])).get(contractId) ?? [],
    realtime:
      row.profit_rate === null
        ? null
        : { profitRate: row.profit_rate, lossRate: row.loss_rate!, singleBet: row.single_bet! as Amount },
  };
}

/** The settlement of a bill: its period, and the run up to which it counts. */
export async function settlementOf(
  db: Db,
  bill: Bill,
): Promise<{ from: Date; run: bigint; settledAt: Date }> {
  const row = await db
    .selectFrom('agents.settlement')
    .select(['from_at', 'run_id', 'settled_at'])
    .where('id', '=', bill.settlementId)
    .executeTakeFirstOrThrow();
  return { from: row.from_at, run: row.run_id, settledAt: row.settled_at };
}

export interface CorrectionLine {
  billId: bigint | null;
  from: Date;
  to: Date;
  stake: bigint;
  validBet: bigint;
  active: number;
  earned: bigint;
  amount: bigint;
}

/** The corrections of earlier bills that are part of a bill. */
export async function correctionsIn(db: Db, billId: bigint): Promise<CorrectionLine[]> {
  const rows = await db
    .selectFrom('agents.correction')
    .select(['bill_id', 'from_at', 'to_at', 'stake', 'valid_bet', 'active', 'earned', 'amount'])
    .where('next_bill_id', '=', billId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    billId: row.bill_id,
    from: row.from_at,
    to: row.to_at,
    stake: row.stake,
    validBet: row.valid_bet,
    active: row.active,
    earned: row.earned,
    amount: row.amount,
  }));
}

/** The bills of the same settlement that were paid out of the bills of an agent. */
export async function paidOutOf(db: Db, bill: Bill): Promise<Bill[]> {
  const { rows } = await sql<BillRow>`
    SELECT ${BILL_COLUMNS} FROM ${BILL_TABLES}
     WHERE b.settlement_id = ${bill.settlementId} AND b.upline_id = ${bill.agent.id} ORDER BY b.due DESC, b.id`.execute(
    db,
  );
  return rows.map(toBill);
}

const TABLES = { plays: sql`agents.play`, rounds: sql`agents.play_round` };

/** The plays that a bill counts: of the team, by the line at each slot, counted by runs up to that of the settlement. */
function playsOf(
  bill: Bill,
  run: bigint,
  lastChange: Date | null,
  table: keyof typeof TABLES,
): RawBuilder<unknown> {
  const isBelow = sql`m.path OPERATOR(public.<@) (SELECT t.path FROM identity.member t WHERE t.id = ${bill.agent.id})`;
  const inTeam =
    lastChange === null || lastChange <= bill.from
      ? isBelow
      : sql`CASE WHEN p.slot >= ${lastChange} THEN ${isBelow} ELSE ${bill.agent.id} = ANY (agents.line_of(p.member_id, p.slot)) END`;
  return sql`
    (SELECT p.* FROM ${TABLES[table]} p JOIN identity.member m ON m.id = p.member_id
      WHERE p.slot >= ${bill.from} AND p.slot < ${bill.to} AND p.run_id <= ${run} AND ${inTeam})`;
}

async function lastChangeOf(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('agents.line_change')
    .select(({ fn }) => fn.max<Date | null>('at').as('at'))
    .where('state', '=', 'applied')
    .executeTakeFirst();
  return row?.at ?? null;
}

const SUMS = sql.raw(
  `sum(x.rounds)::int AS rounds, sum(x.stake)::bigint AS stake, sum(x.payout)::bigint AS payout, sum(x.valid_bet)::bigint AS "validBet",
   sum(x.rebates)::bigint AS rebates, sum(x.promotions)::bigint AS promotions, sum(x.fees)::bigint AS fees,
   sum(x.won)::bigint AS "wonBets", sum(x.lost)::bigint AS "lostBets"`,
);

/** Plays and, for a real-time salary, the single bets that count, as rows to be summed. */
async function sourceOf(
  db: Db,
  bill: Bill,
  run: bigint,
  singleBet: bigint | null,
): Promise<RawBuilder<unknown>> {
  const lastChange = await lastChangeOf(db);
  const plays = sql`
    SELECT p.member_id, p.slot, p.rounds, p.stake, p.payout, p.valid_bet, p.rebates, p.promotions, p.fees, 0::bigint AS won, 0::bigint AS lost
      FROM ${playsOf(bill, run, lastChange, 'plays')} p`;
  if (singleBet === null) return sql`(${plays})`;
  return sql`
    (${plays} UNION ALL
     SELECT p.member_id, p.slot, 0, 0, 0, 0, 0, 0, 0, CASE WHEN p.payout > p.stake THEN p.factor * p.valid_bet ELSE 0 END,
            CASE WHEN p.payout < p.stake THEN p.factor * p.valid_bet ELSE 0 END
       FROM ${playsOf(bill, run, lastChange, 'rounds')} p WHERE p.stake >= ${singleBet})`;
}

/** What a bill counts by settlement day, oldest first. */
export async function billDays(
  db: Db,
  bill: Bill,
  { run, singleBet, zone }: { run: bigint; singleBet: bigint | null; zone: string },
): Promise<(MemberFigures & { day: string })[]> {
  const { rows } = await sql<MemberFigures & { day: string }>`
    SELECT (x.slot AT TIME ZONE ${zone})::date::text AS day, ${SUMS} FROM ${await sourceOf(db, bill, run, singleBet)} x
     GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

/** What a bill counts by member, the largest valid bets first. `day`: only of this settlement day. */
export async function billMembers(
  db: Db,
  bill: Bill,
  {
    run,
    singleBet,
    zone,
    day,
    request,
  }: {
    run: bigint;
    singleBet: bigint | null;
    zone: string;
    day?: string | undefined;
    request: PageRequest;
  },
): Promise<Page<MemberFigures & { member: Party }>> {
  const onDay = day === undefined ? sql`true` : sql`(x.slot AT TIME ZONE ${zone})::date = ${day}::date`;
  const { rows } = await sql<
    MemberFigures & { id: bigint; account: string; nickname: string; total: number }
  >`
    SELECT s.*, m.account, m.nickname, count(*) OVER ()::int AS total
      FROM (SELECT x.member_id AS id, ${SUMS} FROM ${await sourceOf(db, bill, run, singleBet)} x WHERE ${onDay} GROUP BY 1) s
      JOIN identity.member m ON m.id = s.id
     ORDER BY s."validBet" DESC, s.id LIMIT ${request.pageSize} OFFSET ${pageOffset(request)}`.execute(db);
  const list = rows.map(({ id, account, nickname, total: _, ...sums }) => ({
    ...sums,
    member: { id, account, nickname },
  }));
  return toPage(list, request, rows[0]?.total ?? 0);
}

export interface BilledBet {
  id: bigint;
  at: Date;
  nodeId: bigint;
  game: string;
  vendor: string;
  stake: bigint;
  payout: bigint;
  validBet: bigint;
}

/** The settled bets of a member in the time of a bill, newest first; `before`: those before this round. */
export async function billBets(
  db: Db,
  bill: Bill,
  {
    memberId,
    language,
    before,
    size,
  }: { memberId: bigint; language: string; before?: bigint | undefined; size: number },
): Promise<BilledBet[]> {
  const lastChange = await lastChangeOf(db);
  const inTeam =
    lastChange === null || lastChange <= bill.from
      ? sql`true`
      : sql`${bill.agent.id} = ANY (agents.line_of(r.member_id, date_bin('5 minutes', r.settled_at, 'epoch')))`;
  const { rows } = await sql<BilledBet>`
    SELECT r.id, r.settled_at AS at, r.node_id AS "nodeId", coalesce(g.names ->> ${language}, g.names ->> 'en', r.vendor) AS game, r.vendor,
           r.stake::bigint AS stake, r.payout::bigint AS payout, r.valid_bet::bigint AS "validBet"
      FROM gateway.round r LEFT JOIN catalogue.game g ON g.node_id = r.node_id
     WHERE r.member_id = ${memberId} AND r.status = 'closed' AND r.currency = ${bill.currency}
       AND r.settled_at >= ${bill.from} AND r.settled_at < ${bill.to} AND ${inTeam}
       AND r.id < ${before ?? 9_223_372_036_854_775_807n}
     ORDER BY r.id DESC LIMIT ${size}`.execute(db);
  return rows;
}

/** Whether a member was in the team of an agent at some time of a bill. */
export async function isInBill(db: Db, bill: Bill, run: bigint, memberId: bigint): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM ${playsOf(bill, run, await lastChangeOf(db), 'plays')} p WHERE p.member_id = ${memberId} LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

export interface IncomeDay {
  day: string;
  /** Own shares by kind. */
  shares: Record<ContractKind, bigint>;
}

/** An agent's own shares by the settlement day on which their period ended, and by kind. Rejected and expired shares are left out. */
export async function incomeByDay(
  db: Db,
  agentId: bigint,
  { since, until }: Period,
  zone: string,
): Promise<IncomeDay[]> {
  const { rows } = await sql<{ day: string; kind: ContractKind; share: bigint }>`
    SELECT ((b.to_at - interval '1 microsecond') AT TIME ZONE ${zone})::date::text AS day, b.kind, sum(b.own_share)::bigint AS share
      FROM agents.bill b
     WHERE b.agent_id = ${agentId} AND b.to_at > ${since} AND b.to_at <= ${until} AND b.own_share > 0
       AND b.payment NOT IN ('rejected', 'expired')
     GROUP BY 1, 2 ORDER BY 1`.execute(db);
  const days = new Map<string, IncomeDay>();
  for (const { day, kind, share } of rows) {
    const entry = days.get(day) ?? {
      day,
      shares: Object.fromEntries(CONTRACT_KINDS.map((each) => [each, 0n])) as Record<ContractKind, bigint>,
    };
    entry.shares[kind] = share;
    days.set(day, entry);
  }
  return [...days.values()];
}
