import { database, type Db } from '@/lib/db/client';
import { formatDecimal, parseAmount } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';
import { AppError, notFound } from '@/lib/platform/errors';
import { mapPage, type PageRequest } from '@/lib/platform/page';
import { resolvePeriod } from '@/lib/platform/period';
import { toWireNext } from '@/lib/platform/page-schema';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { CONTRACT_KINDS, type ContractKind } from '../constants';
import { agentRulesAt } from '../rules/queries';
import { isActive } from '../settlement/teams';
import { explain } from './explanation';
import { requireOwnBill, seesPassedOn, type BillReader } from './policy';
import {
  billBets,
  billDays,
  billMembers,
  billTotals,
  correctionsIn,
  incomeByDay,
  isInBill,
  listBills,
  paidOutOf,
  settlementOf,
  termsOf,
} from './queries';
import type { Bill } from './types';
import {
  toWireBet,
  toWireBill,
  toWireCorrection,
  toWireFormula,
  toWireSums,
  toWireTiers,
  toWireTotals,
  type WireBillBets,
  type WireBillMembers,
  type WireBills,
  type WireExplainedBill,
  type WireIncome,
} from './wire';

/** A page of the bills of an agent, or of the direct downlines. Throws INVALID_INPUT on `to` (resolveDays). */
export async function readBills(
  db: Db,
  memberId: bigint,
  query: PageRequest & {
    from?: string | undefined;
    to?: string | undefined;
    side: 'own' | 'downline';
    kind?: ContractKind | undefined;
    memberId?: bigint | undefined;
  },
): Promise<WireBills> {
  const isOwn = query.side === 'own';
  const filter = {
    kind: query.kind,
    period: resolvePeriod(query),
    ...(isOwn ? { agentId: memberId } : { uplineId: memberId, agentId: query.memberId }),
  };
  const page = await listBills(db, filter, query);
  return {
    ...mapPage(page, (bill) => toWireBill(bill, isOwn ? 'agent' : 'upline')),
    summary: toWireTotals(page.summary, isOwn),
  };
}

/** A bill with everything from which its amount can be recomputed, as one of its parties or an operator sees it. */
export async function explainBill(db: Db, bill: Bill, reader: BillReader): Promise<WireExplainedBill> {
  const settlement = await settlementOf(db, bill);
  const [terms, { rules }, corrections] = await Promise.all([
    termsOf(db, bill.contractId),
    agentRulesAt(db, settlement.from),
    correctionsIn(db, bill.id),
  ]);
  const singleBet = terms.realtime?.singleBet ?? null;
  const days = await billDays(db, bill, { run: settlement.run, singleBet, zone: settlementZone() });
  const explanation = explain(terms, { figures: bill, costs: rules.costs, carriedIn: bill.carriedIn });
  const full = seesPassedOn(reader);
  const corrected = corrections.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    bill: toWireBill(bill, reader),
    terms: {
      period: terms.period,
      tierMode: terms.tierMode,
      profitRate: terms.realtime && formatDecimal(BigInt(terms.realtime.profitRate)).replace(/\.?0+$/, ''),
      lossRate: terms.realtime && formatDecimal(BigInt(terms.realtime.lossRate)).replace(/\.?0+$/, ''),
      singleBet: singleBet === null ? null : formatDecimal(singleBet),
    },
    rules: { activeValidBet: formatDecimal(parseAmount(rules.activeValidBet) ?? 0n), costs: rules.costs },
    figures: {
      ...toWireSums(bill),
      active: bill.active,
      ownNetLoss: formatDecimal(explanation.ownNetLoss),
      carriedIn: formatDecimal(bill.carriedIn),
      netLoss: formatDecimal(bill.netLoss),
      carriedOut: formatDecimal(bill.carriedOut),
    },
    tiers: toWireTiers(explanation),
    formula: toWireFormula(explanation, smallestCoin(bill.currency)),
    corrections: corrections.map(toWireCorrection),
    correctionsBefore: formatDecimal(bill.corrected - corrected),
    correctionsLeft: formatDecimal(bill.correctionLeft),
    passedOn: full
      ? (await paidOutOf(db, bill)).map(({ id, agent, due, allocated }) => ({
          billId: String(id),
          agent: { id: String(agent.id), account: agent.account, nickname: agent.nickname },
          due: formatDecimal(due),
          allocated: formatDecimal(allocated),
        }))
      : null,
    days: days.map(({ day, ...sums }) => ({ day, ...toWireSums(sums) })),
  };
}

/** The members behind the figures of a bill, all or of one day. A member is active by the whole period, so that a day says nothing of it. */
export async function explainMembers(
  db: Db,
  bill: Bill,
  query: PageRequest & { day?: string | undefined },
): Promise<WireBillMembers> {
  const settlement = await settlementOf(db, bill);
  const [terms, { rules }] = await Promise.all([
    termsOf(db, bill.contractId),
    agentRulesAt(db, settlement.from),
  ]);
  const page = await billMembers(db, bill, {
    run: settlement.run,
    singleBet: terms.realtime?.singleBet ?? null,
    zone: settlementZone(),
    day: query.day,
    request: query,
  });
  const least = parseAmount(rules.activeValidBet) ?? 0n;
  return mapPage(page, ({ member, ...sums }) => ({
    member: { id: String(member.id), account: member.account, nickname: member.nickname },
    isActive: query.day === undefined ? isActive(sums.validBet, least) : null,
    ...toWireSums(sums),
  }));
}

/** The settled bets of a member in the time of a bill, by cursor. Throws NOT_FOUND 404 for a member who is not behind the bill. */
export async function explainBets(
  db: Db,
  bill: Bill,
  query: { memberId: bigint; cursor?: readonly string[] | undefined; size: number },
  language: string,
): Promise<WireBillBets> {
  const { run } = await settlementOf(db, bill);
  if (!(await isInBill(db, bill, run, query.memberId))) throw notFound();
  const [place] = query.cursor ?? [];
  const before = place !== undefined && /^\d{1,18}$/.test(place) ? BigInt(place) : undefined;
  const found = await billBets(db, bill, {
    memberId: query.memberId,
    language,
    before,
    size: query.size + 1,
  });
  const list = found.slice(0, query.size);
  return {
    list: list.map(toWireBet),
    next: toWireNext(found.length > query.size ? [String(list.at(-1)!.id)] : undefined),
  };
}

/**
 * The income of an agent over some days: sums by kind, and own shares by day. Shares that were rejected or have expired are no income. Throws INVALID_INPUT on `to` (resolveDays).
 */
export async function readIncome(
  db: Db,
  agentId: bigint,
  query: { from?: string | undefined; to?: string | undefined },
): Promise<WireIncome> {
  const period = resolvePeriod(query);
  const days = await incomeByDay(db, agentId, period, settlementZone());
  const kinds = await Promise.all(
    CONTRACT_KINDS.map(async (kind) => ({ kind, totals: await billTotals(db, { agentId, kind, period }) })),
  );
  const { earned, due, allocated, passedOn, ownShare, kept, paid } = await billTotals(db, {
    agentId,
    period,
  });
  return {
    currency: siteCurrency(),
    summary: {
      earned: formatDecimal(earned),
      due: formatDecimal(due),
      allocated: formatDecimal(allocated),
      passedOn: formatDecimal(passedOn),
      ownShare: formatDecimal(ownShare - kept),
      kept: formatDecimal(kept),
      paid: formatDecimal(paid),
    },
    kinds: kinds.map(({ kind, totals }) => ({
      kind,
      bills: totals.bills,
      due: formatDecimal(totals.due),
      passedOn: formatDecimal(totals.passedOn),
      ownShare: formatDecimal(totals.ownShare - totals.kept),
      paid: formatDecimal(totals.paid),
    })),
    days: days.map(({ day, shares }) => ({
      day,
      dividend: formatDecimal(shares.dividend),
      daily: formatDecimal(shares.daily),
      hourly: formatDecimal(shares.hourly),
      realtime: formatDecimal(shares.realtime),
      total: formatDecimal(CONTRACT_KINDS.reduce((sum, kind) => sum + shares[kind], 0n)),
    })),
  };
}

/** The bill of an address that a member may read, for a page; undefined for every other address. */
export async function loadOwnBill(memberId: bigint, id: string): Promise<Bill | undefined> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return undefined;
  try {
    return (await requireOwnBill(database(), memberId, BigInt(id))).bill;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}
