import {
  computeEarned,
  type Earned,
  type NetLossCosts,
  type TeamFigures,
  type Terms,
} from '../contracts/terms';
import { allocate } from './allocation';
import type { ContractPart, Payment } from './types';

/** The rules of the site as a settlement uses them: those in force at the start of the period. Amounts in 1/10,000. */
export interface SettlementRules {
  activeValidBet: bigint;
  costs: NetLossCosts;
  carry: boolean;
  /** An own share above it waits for an operator. */
  holdAbove: bigint | null;
  byHand: boolean;
}

/** What an earlier period would have earned by what is known now. */
export interface CorrectionPart {
  part: ContractPart;
  figures: TeamFigures;
  earned: Earned;
  /** The difference to what is known to have been earned. */
  amount: bigint;
}

export interface NewBill {
  part: ContractPart;
  figures: TeamFigures;
  earned: Earned;
  carriedIn: bigint;
  corrections: readonly CorrectionPart[];
  corrected: bigint;
  correctionLeft: bigint;
  due: bigint;
  allocated: bigint;
  passedOn: bigint;
  ownShare: bigint;
  payment: Payment;
}

/** What the last bill between two parties left to the next one. Both are negative or 0. */
export interface Left {
  carriedOut: bigint;
  correctionLeft: bigint;
}

/** Corrections and what is carried belong to the two who have the contract: another upline neither pays nor gains by them. */
export const partiesOf = ({ uplineId, agentId }: Pick<ContractPart, 'uplineId' | 'agentId'>): string =>
  `${uplineId ?? 0} ${agentId}`;

const hasFigures = ({ rounds, stake, payout, validBet, rebates, promotions, fees }: TeamFigures): boolean =>
  rounds !== 0 || [stake, payout, validBet, rebates, promotions, fees].some((figure) => figure !== 0n);

/** Whether a bill is written: of hourly and real-time salaries only if there is something to count. */
export const isBilled = (
  terms: Terms,
  figures: TeamFigures,
  corrections: readonly CorrectionPart[],
): boolean =>
  terms.kind === 'daily' || terms.kind === 'dividend' || hasFigures(figures) || corrections.length > 0;

/**
 * The bills of one settlement, in the order of the parts. A correction is part of the first bill of the same two parties; without one it is
 * dropped. `left` has what their last bills left, by partiesOf.
 */
export function billsOf(
  parts: readonly { part: ContractPart; figures: TeamFigures }[],
  context: {
    rules: SettlementRules;
    corrections: readonly CorrectionPart[];
    left: ReadonlyMap<string, Left>;
    coin: bigint;
  },
): NewBill[] {
  const { rules, coin } = context;
  const left = new Map(context.left);
  const open = new Map<string, CorrectionPart[]>();
  for (const correction of context.corrections) {
    const key = partiesOf(correction.part);
    open.set(key, [...(open.get(key) ?? []), correction]);
  }
  const bills: NewBill[] = [];
  for (const { part, figures } of parts) {
    const key = partiesOf(part);
    const corrections = open.get(key) ?? [];
    if (!isBilled(part.terms, figures, corrections)) continue;
    open.delete(key);
    const before = left.get(key);
    const carriedIn = part.terms.kind === 'dividend' && rules.carry ? (before?.carriedOut ?? 0n) : 0n;
    const earned = computeEarned(part.terms, {
      figures,
      costs: rules.costs,
      carriedIn,
      carry: rules.carry,
      coin,
    });
    const corrected =
      corrections.reduce((sum, { amount }) => sum + amount, 0n) + (before?.correctionLeft ?? 0n);
    const total = earned.amount + corrected;
    const correctionLeft = total < 0n ? total : 0n;
    left.set(key, { carriedOut: earned.carriedOut, correctionLeft });
    const due = total - correctionLeft;
    const none = { allocated: 0n, passedOn: 0n, ownShare: 0n, payment: 'none' as Payment };
    bills.push({ part, figures, earned, carriedIn, corrections, corrected, correctionLeft, due, ...none });
  }
  const shares = allocate(
    bills.map(({ part, due }) => ({ agentId: part.agentId, uplineId: part.uplineId, due })),
  );
  return bills.map((bill, index) => {
    const share = shares[index]!;
    return { ...bill, ...share, payment: firstPayment(share.ownShare, rules) };
  });
}

/** The payment that a new bill begins with. */
export function firstPayment(ownShare: bigint, { holdAbove, byHand }: SettlementRules): Payment {
  if (ownShare === 0n) return 'none';
  if (holdAbove !== null && ownShare > holdAbove) return 'held';
  return byHand ? 'uncollected' : 'due';
}
