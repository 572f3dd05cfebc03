import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { parseAmount } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import type { Period } from '@/lib/platform/period';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { computeEarned } from '../contracts/terms';
import { agentRulesAt } from '../rules/queries';
import type { AgentRules } from '../rules/types';
import { shareStructure } from '../structure-lock';
import { contractsIn, firstInForce } from './contracts';
import { notComplete } from './errors';
import { periodAt, periodFrom } from './periods';
import {
  billsOf,
  partiesOf,
  type CorrectionPart,
  type Left,
  type NewBill,
  type SettlementRules,
} from './rules';
import { teamsOf } from './teams';
import type { ContractPart, SettlementKind } from './types';

const DAY_MS = 86_400_000;
/** Rows of one INSERT: a statement has at most 65,535 values. */
const INSERT_ROWS = 1_000;

/** The settlements of the site, in the order in which they run: what is carried goes from shorter dividends to longer ones. */
export const SETTLEMENT_KINDS: readonly SettlementKind[] = [
  { kind: 'realtime', type: null },
  { kind: 'hourly', type: null },
  { kind: 'daily', type: 'D' },
  { kind: 'dividend', type: 'D' },
  { kind: 'dividend', type: 'W' },
  { kind: 'dividend', type: 'H' },
  { kind: 'dividend', type: 'M' },
];

export interface Settled {
  id: bigint;
  bills: number;
  corrections: number;
}

/** The next period of a kind to settle: where the last one ended, or where a contract is in force again. undefined: none has begun. */
export async function nextPeriod(db: Db, kind: SettlementKind): Promise<Period | undefined> {
  const last = await lastSettlement(db, kind);
  const first = await firstInForce(db, kind, last?.to_at);
  if (!first) return undefined;
  const zone = settlementZone();
  if (last && first.getTime() === last.to_at.getTime()) return periodFrom(kind.kind, kind.type, first, zone);
  const period = periodAt(kind.kind, kind.type, first, zone);
  return { since: last && last.to_at > period.since ? last.to_at : period.since, until: period.until };
}

/** Whether everything that settled before a moment is counted. */
export async function isComplete(db: Db, before: Date): Promise<boolean> {
  const { rows } = await sql<{ complete: boolean }>`
    SELECT coalesce((SELECT r.complete_before FROM agents.run r ORDER BY r.id DESC LIMIT 1) >= ${before}, false) AS complete`.execute(
    db,
  );
  return rows[0]!.complete;
}

const lastSettlement = (db: Db, { kind, type }: SettlementKind) =>
  db
    .selectFrom('agents.settlement')
    .select(['to_at', 'run_id'])
    .where('kind', '=', kind)
    .where('period', type === null ? 'is' : '=', type)
    .orderBy('to_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Settles a period of a kind: computes the bills of all contracts that were in force in it, with the corrections of earlier ones, and what each is
 * paid, in one database transaction. Returns undefined if it, or a part of it, was settled before. Throws SETTLEMENT_NOT_COMPLETE 409 if bets
 * of the period may not be counted yet, or a change of a line that is due is not applied.
 */
export async function settle(db: Db, kind: SettlementKind, period: Period): Promise<Settled | undefined> {
  return inTransaction(db, async (tx) => {
    // Structure first, as everything that changes lines or contracts; then one settlement at a time.
    await shareStructure(tx);
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('agents-settlement', 0))`.execute(tx);
    const last = await lastSettlement(tx, kind);
    if (last && last.to_at > period.since) return undefined;
    if (!(await isComplete(tx, period.until)) || (await hasDueChange(tx, period.until))) throw notComplete();
    const { run } = await tx
      .selectFrom('agents.run')
      .select(({ fn }) => fn.max<bigint>('id').as('run'))
      .executeTakeFirstOrThrow();

    const contracts = await contractsIn(tx, kind, period);
    const corrections = last ? await correctionsOf(tx, kind, { period, fromRun: last.run_id, run }) : [];
    const stored = (await agentRulesAt(tx, period.since)).rules;
    const rules = settlementRules(stored);
    const teams = await teamsOf(tx, contracts, { run, activeValidBet: rules.activeValidBet });
    const bills = billsOf(
      contracts.map((part) => ({ part, figures: teams.get(part.contractId)! })),
      {
        rules,
        corrections,
        left: await leftOf(tx, kind, contracts),
        coin: coinOf(contracts),
      },
    );
    const { id } = await tx
      .insertInto('agents.settlement')
      .values({
        kind: kind.kind,
        period: kind.type,
        from_at: period.since,
        to_at: period.until,
        run_id: run,
        settled_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertBills(tx, { id, kind, period, run, fromRun: last?.run_id ?? 0n, rules: stored }, bills);
    return {
      id,
      bills: bills.length,
      corrections: bills.reduce((sum, bill) => sum + bill.corrections.length, 0),
    };
  });
}

const coinOf = (contracts: readonly ContractPart[]): bigint => smallestCoin(contracts[0]?.currency ?? '');

/** The rules as a settlement uses them. */
export const settlementRules = (rules: AgentRules): SettlementRules => ({
  activeValidBet: parseAmount(rules.activeValidBet) ?? 0n,
  costs: rules.costs,
  carry: rules.carryNegative,
  holdAbove: rules.holdAbove === '' ? null : (parseAmount(rules.holdAbove) ?? null),
  byHand: rules.collect.byHand,
});

/** The moment from which a bill is paid: whole days after its period, days in the settlement zone where it ends with one. */
export function payAtOf(until: Date, days: number, zone: string): Date {
  const day = dayOf(until, zone);
  return dayStart(day, zone).getTime() === until.getTime()
    ? dayStart(day, zone, days)
    : new Date(until.getTime() + days * DAY_MS);
}

async function hasDueChange(tx: Tx, before: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('agents.line_change')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('at', '<', before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What the last bills of these parties have left, whatever the period of their contract was. The last bill is the one that was settled last and
 * not the one of the latest time: a month that was cut short is settled after the weeks that follow it, and what they carry is used once.
 */
export async function leftOf(
  tx: Tx,
  { kind }: SettlementKind,
  contracts: readonly ContractPart[],
): Promise<Map<string, Left>> {
  const { rows } = await sql<{
    agent_id: bigint;
    upline_id: bigint | null;
    carried_out: bigint;
    correction_left: bigint;
  }>`
    SELECT b.agent_id, b.upline_id, b.carried_out, b.correction_left
      FROM (SELECT DISTINCT p.agent_id, p.upline_id
              FROM unnest(${contracts.map(({ agentId }) => agentId)}::bigint[],
                          ${contracts.map(({ uplineId }) => uplineId ?? 0n)}::bigint[]) p (agent_id, upline_id)) p
      CROSS JOIN LATERAL (SELECT x.* FROM agents.bill x
                           WHERE x.kind = ${kind} AND x.agent_id = p.agent_id AND coalesce(x.upline_id, 0) = p.upline_id
                           ORDER BY x.id DESC LIMIT 1) b`.execute(tx);
  return new Map(
    rows.map((row) => [
      partiesOf({ agentId: row.agent_id, uplineId: row.upline_id }),
      { carriedOut: row.carried_out, correctionLeft: row.correction_left },
    ]),
  );
}

/**
 * The corrections that rows of runs after `fromRun` bring for periods that were settled before: such a period is computed anew from everything
 * that is counted now, and each contract that would have earned something else gets the difference.
 */
async function correctionsOf(
  tx: Tx,
  kind: SettlementKind,
  { period, fromRun, run }: { period: Period; fromRun: bigint; run: bigint },
): Promise<CorrectionPart[]> {
  const { rows: late } = await sql<{ id: bigint; from_at: Date; to_at: Date }>`
    SELECT s.id, s.from_at, s.to_at FROM agents.settlement s
     WHERE s.kind = ${kind.kind} AND s.period IS NOT DISTINCT FROM ${kind.type}::char(1)
       AND EXISTS (SELECT FROM (SELECT DISTINCT p.slot FROM agents.play p
                                 WHERE p.run_id > ${fromRun} AND p.run_id <= ${run} AND p.slot < ${period.since}) l
                    WHERE l.slot >= s.from_at AND l.slot < s.to_at)
     ORDER BY s.from_at`.execute(tx);
  const corrections: CorrectionPart[] = [];
  for (const { id, from_at, to_at } of late) {
    const before = { since: from_at, until: to_at };
    const contracts = await contractsIn(tx, kind, before);
    const rules = settlementRules((await agentRulesAt(tx, from_at)).rules);
    const teams = await teamsOf(tx, contracts, { run, activeValidBet: rules.activeValidBet });
    const known = await knownOf(tx, id, before, kind);
    for (const part of contracts) {
      const figures = teams.get(part.contractId)!;
      const bill = known.get(part.contractId);
      const earned = computeEarned(part.terms, {
        figures,
        costs: rules.costs,
        carriedIn: bill?.carriedIn ?? 0n,
        carry: rules.carry,
        coin: coinOf(contracts),
      });
      const amount = earned.amount - (bill?.earned ?? 0n);
      if (amount !== 0n) corrections.push({ part, figures, earned, amount });
    }
  }
  return corrections;
}

/** What contracts are known to have earned in a period: by their bill, or by the last correction of it. */
async function knownOf(
  tx: Tx,
  settlementId: bigint,
  { since, until }: Period,
  { kind }: SettlementKind,
): Promise<Map<bigint, { earned: bigint; carriedIn: bigint }>> {
  const { rows } = await sql<{ contract_id: bigint; earned: bigint; carried_in: bigint }>`
    SELECT x.contract_id, coalesce(k.earned, b.earned, 0) AS earned, coalesce(b.carried_in, 0) AS carried_in
      FROM (SELECT c.contract_id FROM agents.correction c JOIN agents.contract o ON o.id = c.contract_id AND o.kind = ${kind}
             WHERE c.from_at >= ${since} AND c.to_at <= ${until}
            UNION SELECT a.contract_id FROM agents.bill a WHERE a.settlement_id = ${settlementId}) x
      LEFT JOIN agents.bill b ON b.contract_id = x.contract_id AND b.settlement_id = ${settlementId}
      LEFT JOIN LATERAL (SELECT c.earned FROM agents.correction c
                          WHERE c.contract_id = x.contract_id AND c.from_at >= ${since} AND c.to_at <= ${until}
                          ORDER BY c.to_run DESC LIMIT 1) k ON true`.execute(tx);
  return new Map(
    rows.map(({ contract_id, earned, carried_in }) => [contract_id, { earned, carriedIn: carried_in }]),
  );
}

async function insertBills(
  tx: Tx,
  settlement: {
    id: bigint;
    kind: SettlementKind;
    period: Period;
    run: bigint;
    fromRun: bigint;
    rules: AgentRules;
  },
  bills: readonly NewBill[],
): Promise<void> {
  const { rules, period } = settlement;
  const payAt = payAtOf(period.until, rules.payAfterDays[settlement.kind.kind], settlementZone());
  const collectBy = new Date(Math.max(payAt.getTime(), now().getTime()) + rules.collect.days * DAY_MS);
  for (let first = 0; first < bills.length; first += INSERT_ROWS) {
    const batch = bills.slice(first, first + INSERT_ROWS);
    const rows = await tx
      .insertInto('agents.bill')
      .values(
        batch.map(({ part, figures, earned, ...bill }) => ({
          settlement_id: settlement.id,
          contract_id: part.contractId,
          kind: part.terms.kind,
          upline_id: part.uplineId,
          agent_id: part.agentId,
          currency: part.currency,
          from_at: part.from,
          to_at: part.to,
          rounds: figures.rounds,
          stake: figures.stake,
          payout: figures.payout,
          valid_bet: figures.validBet,
          rebates: figures.rebates,
          promotions: figures.promotions,
          fees: figures.fees,
          active: figures.active,
          won_bets: figures.wonBets,
          lost_bets: figures.lostBets,
          net_loss: earned.netLoss,
          carried_in: bill.carriedIn,
          carried_out: earned.carriedOut,
          tier_no: earned.tier,
          earned: earned.amount,
          corrected: bill.corrected,
          correction_left: bill.correctionLeft,
          due: bill.due,
          allocated: bill.allocated,
          passed_on: bill.passedOn,
          own_share: bill.ownShare,
          payment: bill.payment,
          pay_at: payAt,
          collect_by: collectBy,
        })),
      )
      .returning(['id', 'contract_id'])
      .execute();
    const ids = new Map(rows.map(({ id, contract_id }) => [contract_id, id]));
    await insertCorrections(tx, settlement, batch, ids);
  }
}

async function insertCorrections(
  tx: Tx,
  { kind, run, fromRun }: { kind: SettlementKind; run: bigint; fromRun: bigint },
  bills: readonly NewBill[],
  ids: ReadonlyMap<bigint, bigint>,
): Promise<void> {
  for (const { part, corrections } of bills)
    for (const { part: earlier, figures, earned, amount } of corrections)
      await sql`
        INSERT INTO agents.correction (bill_id, next_bill_id, contract_id, from_at, to_at, from_run, to_run, rounds, stake, payout, valid_bet,
                                       rebates, promotions, fees, active, won_bets, lost_bets, tier_no, earned, amount)
        VALUES ((SELECT b.id FROM agents.bill b
                  WHERE b.contract_id = ${earlier.contractId} AND b.kind = ${kind.kind} AND b.from_at = ${earlier.from}
                  ORDER BY b.id LIMIT 1),
                ${ids.get(part.contractId)!}, ${earlier.contractId}, ${earlier.from}, ${earlier.to}, ${fromRun}, ${run}, ${figures.rounds},
                ${figures.stake}, ${figures.payout}, ${figures.validBet}, ${figures.rebates}, ${figures.promotions}, ${figures.fees},
                ${figures.active}, ${figures.wonBets}, ${figures.lostBets}, ${earned.tier}, ${earned.amount}, ${amount})`.execute(
        tx,
      );
}
