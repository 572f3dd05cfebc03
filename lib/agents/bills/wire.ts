import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { maskName } from '@/lib/platform/mask';
import { nextOutput, pageOutput } from '@/lib/platform/page-schema';
import { CONTRACT_KINDS, PERIOD_TYPES, TIER_MODES } from '../constants';
import { BILL_STATUSES } from './constants';
import { percentOf, type Explanation } from './explanation';
import { seesPassedOn, type BillReader } from './policy';
import { statusOf } from './rules';
import type { MemberFigures } from '../settlement/types';
import type { BilledBet, BillTotals, CorrectionLine } from './queries';
import type { Bill, Party } from './types';

const party = z.object({ id: z.string(), account: z.string(), nickname: z.string() });

/** A bill. Amounts are decimal strings. What is passed on, and the own share, are null for the upline, whom they do not concern. */
export const billValue = z.object({
  id: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  contractId: z.string(),
  /** Masked for the downline; null: the platform pays. */
  upline: party.nullable(),
  agent: party,
  currency: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  rounds: z.number(),
  validBet: z.string(),
  netLoss: z.string(),
  active: z.number(),
  /** 1 for the first tier; null if none pays. */
  tier: z.number().nullable(),
  earned: z.string(),
  corrected: z.string(),
  due: z.string(),
  allocated: z.string(),
  passedOn: z.string().nullable(),
  ownShare: z.string().nullable(),
  status: z.enum(BILL_STATUSES),
  payAt: z.iso.datetime(),
  /** The last moment to collect it; null if it need not be collected. */
  collectBy: z.iso.datetime().nullable(),
  paidAt: z.iso.datetime().nullable(),
});
export type WireBill = z.output<typeof billValue>;

const totals = z.object({
  earned: z.string(),
  due: z.string(),
  allocated: z.string(),
  passedOn: z.string().nullable(),
  ownShare: z.string().nullable(),
  /** Own shares of rejected and expired bills: not in `ownShare`. */
  kept: z.string().nullable(),
  paid: z.string().nullable(),
});

/** GET /wps/agent/bills. */
export const billsValue = pageOutput(billValue).extend({ summary: totals });
export type WireBills = z.output<typeof billsValue>;

const sums = {
  rounds: z.number(),
  stake: z.string(),
  payout: z.string(),
  validBet: z.string(),
  rebates: z.string(),
  promotions: z.string(),
  fees: z.string(),
  wonBets: z.string(),
  lostBets: z.string(),
};

/** GET /wps/agent/bills/{id}: the bill and everything from which its amount can be recomputed. Rates in percent. */
export const explainedBillValue = z.object({
  bill: billValue,
  terms: z.object({
    period: z.enum(PERIOD_TYPES).nullable(),
    tierMode: z.enum(TIER_MODES).nullable(),
    profitRate: z.string().nullable(),
    lossRate: z.string().nullable(),
    singleBet: z.string().nullable(),
  }),
  /** The rules of the site that were in force at the start of the period. */
  rules: z.object({
    activeValidBet: z.string(),
    costs: z.object({ rebates: z.boolean(), promotions: z.boolean(), fees: z.boolean() }),
  }),
  /** What the bill counts of the team. */
  figures: z.object({
    ...sums,
    active: z.number(),
    /** Stakes − payouts − the costs that count; with what was carried in it is `netLoss`. */
    ownNetLoss: z.string(),
    carriedIn: z.string(),
    netLoss: z.string(),
    carriedOut: z.string(),
  }),
  tiers: z.array(
    z.object({
      no: z.number(),
      validBet: z.string(),
      netLoss: z.string(),
      active: z.number(),
      rate: z.string(),
      amount: z.string(),
      reached: z.boolean(),
      pays: z.boolean(),
      missing: z.object({ validBet: z.string(), netLoss: z.string(), active: z.number() }),
      exact: z.string().nullable(),
    }),
  ),
  /** The amount is the sum of amount × rate (× netLoss ÷ ofTier) over the parts, plus `fixed`: `exact`, rounded half up to `coin`. */
  formula: z.object({
    parts: z.array(
      z.object({
        basis: z.enum(['validBet', 'netLoss', 'wonBets', 'lostBets']),
        amount: z.string(),
        rate: z.string(),
        share: z.object({ netLoss: z.string(), ofTier: z.string() }).nullable(),
      }),
    ),
    fixed: z.string(),
    exact: z.string(),
    coin: z.string(),
    withoutLoss: z.boolean(),
  }),
  /** Earlier periods whose bets were voided or corrected after their bill: what they would have earned, and the difference. */
  corrections: z.array(
    z.object({
      billId: z.string().nullable(),
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      stake: z.string(),
      validBet: z.string(),
      active: z.number(),
      earned: z.string(),
      amount: z.string(),
    }),
  ),
  /** What corrections of the bill before could not take, and what this one leaves to the next. */
  correctionsBefore: z.string(),
  correctionsLeft: z.string(),
  /** To whom it was passed on; null for the upline. */
  passedOn: z
    .array(z.object({ billId: z.string(), agent: party, due: z.string(), allocated: z.string() }))
    .nullable(),
  days: z.array(z.object({ day: z.string(), ...sums })),
});
export type WireExplainedBill = z.output<typeof explainedBillValue>;

/** GET /wps/agent/bills/{id}/members. */
export const billMembersValue = pageOutput(
  z.object({ member: party, isActive: z.boolean().nullable(), ...sums }),
);
export type WireBillMembers = z.output<typeof billMembersValue>;

/** GET /wps/agent/bills/{id}/bets. */
export const billBetsValue = z.object({
  list: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      game: z.string(),
      vendor: z.string(),
      stake: z.string(),
      payout: z.string(),
      validBet: z.string(),
    }),
  ),
  ...nextOutput,
});
export type WireBillBets = z.output<typeof billBetsValue>;

/** GET /wps/agent/income: own shares by settlement day and kind. */
export const incomeValue = z.object({
  currency: z.string(),
  summary: z.object({
    earned: z.string(),
    due: z.string(),
    allocated: z.string(),
    passedOn: z.string(),
    ownShare: z.string(),
    /** Own shares of rejected and expired bills: not in `ownShare`. */
    kept: z.string(),
    paid: z.string(),
  }),
  kinds: z.array(
    z.object({
      kind: z.enum(CONTRACT_KINDS),
      bills: z.number(),
      due: z.string(),
      passedOn: z.string(),
      ownShare: z.string(),
      paid: z.string(),
    }),
  ),
  days: z.array(
    z.object({
      day: z.string(),
      dividend: z.string(),
      daily: z.string(),
      hourly: z.string(),
      realtime: z.string(),
      total: z.string(),
    }),
  ),
});
export type WireIncome = z.output<typeof incomeValue>;

const toWireParty = ({ id, account, nickname }: Party) => ({ id: String(id), account, nickname });

/** The upline as the agent reads it, as in contracts: masked, and without a number. */
const masked = ({ account, nickname }: Party) => ({
  id: '',
  account: maskName(account),
  nickname: maskName(nickname),
});

/** A bill as one of its sides or an operator reads it. The upline does not see what was passed on. */
export const toWireBill = (bill: Bill, reader: BillReader, full = seesPassedOn(reader)): WireBill => ({
  id: String(bill.id),
  kind: bill.kind,
  contractId: String(bill.contractId),
  upline: bill.upline && (reader === 'agent' ? masked(bill.upline) : toWireParty(bill.upline)),
  agent: toWireParty(bill.agent),
  currency: bill.currency,
  from: bill.from.toISOString(),
  to: bill.to.toISOString(),
  rounds: bill.rounds,
  validBet: formatDecimal(bill.validBet),
  netLoss: formatDecimal(bill.netLoss),
  active: bill.active,
  tier: bill.tier,
  earned: formatDecimal(bill.earned),
  corrected: formatDecimal(bill.corrected),
  due: formatDecimal(bill.due),
  allocated: formatDecimal(bill.allocated),
  passedOn: full ? formatDecimal(bill.passedOn) : null,
  ownShare: full ? formatDecimal(bill.ownShare) : null,
  status: statusOf(bill),
  payAt: bill.payAt.toISOString(),
  collectBy: bill.payment === 'uncollected' ? bill.collectBy.toISOString() : null,
  paidAt: bill.paidAt?.toISOString() ?? null,
});

export const toWireTotals = (summary: BillTotals, full: boolean) => ({
  earned: formatDecimal(summary.earned),
  due: formatDecimal(summary.due),
  allocated: formatDecimal(summary.allocated),
  passedOn: full ? formatDecimal(summary.passedOn) : null,
  ownShare: full ? formatDecimal(summary.ownShare - summary.kept) : null,
  kept: full ? formatDecimal(summary.kept) : null,
  paid: full ? formatDecimal(summary.paid) : null,
});

export const toWireSums = (figures: MemberFigures) => ({
  rounds: figures.rounds,
  stake: formatDecimal(figures.stake),
  payout: formatDecimal(figures.payout),
  validBet: formatDecimal(figures.validBet),
  rebates: formatDecimal(figures.rebates),
  promotions: formatDecimal(figures.promotions),
  fees: formatDecimal(figures.fees),
  wonBets: formatDecimal(figures.wonBets),
  lostBets: formatDecimal(figures.lostBets),
});

export const toWireTiers = ({ tiers }: Explanation): WireExplainedBill['tiers'] =>
  tiers.map((tier) => ({
    no: tier.no,
    validBet: formatDecimal(tier.validBet),
    netLoss: formatDecimal(tier.netLoss),
    active: tier.active,
    rate: percentOf(tier.rate),
    amount: formatDecimal(tier.amount),
    reached: tier.reached,
    pays: tier.pays,
    missing: {
      validBet: formatDecimal(tier.missing.validBet),
      netLoss: formatDecimal(tier.missing.netLoss),
      active: tier.missing.active,
    },
    exact: tier.exact,
  }));

export const toWireFormula = (explanation: Explanation, coin: bigint): WireExplainedBill['formula'] => ({
  parts: explanation.parts.map(({ basis, amount, rate, share }) => ({
    basis,
    amount: formatDecimal(amount),
    rate: percentOf(rate),
    share: share && { netLoss: formatDecimal(share.netLoss), ofTier: formatDecimal(share.ofTier) },
  })),
  fixed: formatDecimal(explanation.fixed),
  exact: explanation.exact,
  coin: formatDecimal(coin),
  withoutLoss: explanation.withoutLoss,
});

export const toWireCorrection = (line: CorrectionLine): WireExplainedBill['corrections'][number] => ({
  billId: line.billId === null ? null : String(line.billId),
  from: line.from.toISOString(),
  to: line.to.toISOString(),
  stake: formatDecimal(line.stake),
  validBet: formatDecimal(line.validBet),
  active: line.active,
  earned: formatDecimal(line.earned),
  amount: formatDecimal(line.amount),
});

export const toWireBet = (bet: BilledBet): WireBillBets['list'][number] => ({
  id: String(bet.id),
  at: bet.at.toISOString(),
  game: bet.game,
  vendor: bet.vendor,
  stake: formatDecimal(bet.stake),
  payout: formatDecimal(bet.payout),
  validBet: formatDecimal(bet.validBet),
});
