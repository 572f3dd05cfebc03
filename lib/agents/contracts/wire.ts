import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { settlementZone } from '@/lib/reporting/settlement';
import { maskName } from '@/lib/platform/mask';
import { CONTRACT_KINDS, PERIOD_TYPES, TIER_MODES } from '../constants';
import { formatRate } from './rates';
import type { DownlineContracts } from './queries';
import type { SimulatedPeriod, Simulation } from './simulator';
import type { Terms } from './terms';
import type { RunningContract } from './running';
import type { Contract, Party } from './types';

/** Terms on the wire: amounts are decimal strings, rates percentages ("3.5"). An offer takes the same. */
export const termsValue = z.object({
  type: z.enum(CONTRACT_KINDS),
  period: z.enum(PERIOD_TYPES).nullable(),
  tierMode: z.enum(TIER_MODES).nullable(),
  tiers: z.array(
    z.object({
      validBet: z.string(),
      netLoss: z.string(),
      activeMembers: z.number(),
      rate: z.string(),
      amount: z.string(),
    }),
  ),
  realtime: z.object({ profitRate: z.string(), lossRate: z.string(), singleBet: z.string() }).nullable(),
});
export type WireTerms = z.output<typeof termsValue>;

export const toWireTerms = ({ kind, period, tierMode, tiers, realtime }: Terms): WireTerms => ({
  type: kind,
  period,
  tierMode,
  tiers: tiers.map((tier) => ({
    validBet: formatDecimal(tier.validBet),
    netLoss: formatDecimal(tier.netLoss),
    activeMembers: tier.active,
    rate: formatRate(tier.rate),
    amount: formatDecimal(tier.amount),
  })),
  realtime: realtime && {
    profitRate: formatRate(realtime.profitRate),
    lossRate: formatRate(realtime.lossRate),
    singleBet: formatDecimal(realtime.singleBet),
  },
});

const partyValue = z.object({ memberId: z.string(), account: z.string(), nickname: z.string() });
const toWireParty = ({ id, account, nickname }: Party) => ({ memberId: String(id), account, nickname });

export const contractValue = termsValue.extend({
  id: z.string(),
  /** The own side of the reader. */
  side: z.enum(['upline', 'agent', 'above']),
  /** Masked for the downline; null: the platform pays. */
  upline: partyValue.nullable(),
  agent: partyValue,
  currency: z.string(),
  state: z.enum(['offered', 'signed', 'rejected', 'withdrawn', 'replaced', 'expired']),
  offeredBy: z.enum(['upline', 'agent', 'operator']),
  /** The offer waits for the reader's answer. */
  awaitsMe: z.boolean(),
  offeredAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  endReason: z
    .enum(['terminated', 'agreed', 'replaced', 'higher_rate', 'upline_ended', 'moved', 'operator'])
    .nullable(),
  /** An open request to end it at once: `mine` if the reader's side has asked. */
  endRequest: z.object({ mine: z.boolean(), reason: z.string(), createdAt: z.iso.datetime() }).nullable(),
});
export type WireContract = z.output<typeof contractValue>;

/** A contract as one of its sides, or somebody above both, reads it. */
export const toWireContract =
  (readerId: bigint) =>
  (contract: Contract): WireContract => {
    const { upline, agent, terms, endRequest } = contract;
    const side = agent.id === readerId ? 'agent' : upline?.id === readerId ? 'upline' : 'above';
    return {
      ...toWireTerms(terms),
      id: String(contract.id),
      side,
      upline:
        upline &&
        (side === 'agent'
          ? { memberId: '', account: maskName(upline.account), nickname: maskName(upline.nickname) }
          : toWireParty(upline)),
      agent: toWireParty(agent),
      currency: contract.currency,
      state: contract.state,
      offeredBy: contract.offeredBy,
      awaitsMe:
        contract.state === 'offered' &&
        side !== 'above' &&
        (contract.offeredBy === 'agent') === (side === 'upline'),
      offeredAt: contract.offeredAt.toISOString(),
      decidedAt: contract.decidedAt?.toISOString() ?? null,
      startsAt: contract.startsAt?.toISOString() ?? null,
      endsAt: contract.endsAt?.toISOString() ?? null,
      endReason: contract.endReason,
      endRequest: endRequest && {
        mine: endRequest.askedBy === side,
        reason: endRequest.reason,
        createdAt: endRequest.createdAt.toISOString(),
      },
    };
  };

/** A direct downline with what is open between the two. */
export const downlineValue = partyValue.extend({ contracts: z.array(contractValue) });
export type WireDownline = z.output<typeof downlineValue>;
export const toWireDownline =
  (readerId: bigint) =>
  ({ contracts, ...party }: DownlineContracts): WireDownline => ({
    ...toWireParty(party),
    contracts: contracts.map(toWireContract(readerId)),
  });

const simulatedValue = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  validBet: z.string(),
  netLoss: z.string(),
  activeMembers: z.number(),
  wonBets: z.string(),
  lostBets: z.string(),
  /** 1 for the first tier; null: none was reached. */
  tier: z.number().nullable(),
  amount: z.string(),
});
const paidValue = z.object({ tier: z.number().nullable(), amount: z.string() });
export const simulationValue = z.object({
  currency: z.string(),
  /** The settlement zone, by its IANA name. */
  zone: z.string(),
  periods: z.array(simulatedValue),
  total: z.string(),
  /** What the contract in force would have paid in the same periods; null without one, or with another period. */
  current: z.object({ periods: z.array(paidValue), total: z.string(), running: paidValue }).nullable(),
  running: simulatedValue.extend({
    next: z
      .object({ tier: z.number(), validBet: z.string(), netLoss: z.string(), activeMembers: z.number() })
      .nullable(),
  }),
});
export type WireSimulation = z.output<typeof simulationValue>;

const toWireSimulated = ({ since, until, figures, netLoss, tier, amount }: SimulatedPeriod) => ({
  from: since.toISOString(),
  to: until.toISOString(),
  validBet: formatDecimal(figures.validBet),
  netLoss: formatDecimal(netLoss),
  activeMembers: figures.active,
  wonBets: formatDecimal(figures.wonBets),
  lostBets: formatDecimal(figures.lostBets),
  tier,
  amount: formatDecimal(amount),
});

const toWirePaid = ({ tier, amount }: SimulatedPeriod) => ({ tier, amount: formatDecimal(amount) });

export const toWireSimulation = ({
  currency,
  periods,
  total,
  current,
  running,
}: Simulation): WireSimulation => ({
  currency,
  zone: settlementZone(),
  periods: periods.map(toWireSimulated),
  total: formatDecimal(total),
  current: current && {
    periods: current.periods.map(toWirePaid),
    total: formatDecimal(current.total),
    running: toWirePaid(current.running),
  },
  running: {
    ...toWireSimulated(running),
    next: toWireNextTier(running.next),
  },
});

const requirementValue = z.object({ least: z.string(), reached: z.string(), missing: z.string() });

/** GET /wps/agent/contracts/progress. */
export const progressValue = z.object({
  currency: z.string(),
  /** The settlement zone, by its IANA name. */
  zone: z.string(),
  period: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }),
  /** The part of the period in which the contract is in force. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  countedUntil: z.iso.datetime().nullable(),
  figures: z.object({
    validBet: z.string(),
    netLoss: z.string(),
    activeMembers: z.number(),
    wonBets: z.string(),
    lostBets: z.string(),
  }),
  carriedIn: z.string(),
  /** What corrections of earlier bills take from the next one. */
  correctionLeft: z.string(),
  tier: z.number().nullable(),
  /** What the contract would earn if the period ended now; of a real-time salary, the bills of this day. */
  amount: z.string(),
  tiers: z.array(
    z.object({
      no: z.number(),
      rate: z.string(),
      amount: z.string(),
      reached: z.boolean(),
      pays: z.boolean(),
      validBet: requirementValue,
      netLoss: requirementValue,
      activeMembers: z.object({ least: z.number(), reached: z.number(), missing: z.number() }),
    }),
  ),
  next: z
    .object({ tier: z.number(), validBet: z.string(), netLoss: z.string(), activeMembers: z.number() })
    .nullable(),
});
export type WireProgress = z.output<typeof progressValue>;

const toWireNextTier = (next: RunningContract['next']) =>
  next && {
    tier: next.tier,
    validBet: formatDecimal(next.validBet),
    netLoss: formatDecimal(next.netLoss),
    activeMembers: next.active,
  };

export const toWireProgress = (running: RunningContract): WireProgress => {
  const { figures, netLoss, period, contract } = running;
  const requirement = (least: bigint, reached: bigint, missing: bigint) => ({
    least: formatDecimal(least),
    reached: formatDecimal(reached),
    missing: formatDecimal(missing),
  });
  return {
    currency: contract.currency,
    zone: settlementZone(),
    period: { from: period.since.toISOString(), to: period.until.toISOString() },
    from: running.from.toISOString(),
    to: running.to.toISOString(),
    countedUntil: running.countedUntil?.toISOString() ?? null,
    figures: {
      validBet: formatDecimal(figures.validBet),
      netLoss: formatDecimal(netLoss),
      activeMembers: figures.active,
      wonBets: formatDecimal(figures.wonBets),
      lostBets: formatDecimal(figures.lostBets),
    },
    carriedIn: formatDecimal(running.carriedIn),
    correctionLeft: formatDecimal(running.correctionLeft),
    tier: running.tier,
    amount: formatDecimal(running.amount),
    tiers: running.tiers.map((tier) => ({
      no: tier.no,
      rate: formatRate(tier.rate),
      amount: formatDecimal(tier.amount),
      reached: tier.reached,
      pays: tier.pays,
      validBet: requirement(tier.validBet, figures.validBet, tier.missing.validBet),
      netLoss: requirement(tier.netLoss, netLoss, tier.missing.netLoss),
      activeMembers: { least: tier.active, reached: figures.active, missing: tier.missing.active },
    })),
    next: toWireNextTier(running.next),
  };
};

/**
 * GET /wps/member/info/funds/consolidated. A flag is 0 without a contract of the kind, 1 with one in force, 2 if an offer waits for the
 * member's answer, 3 for both.
 */
export const consolidatedValue = z.object({
  dailysalreqtype: z.number(),
  divtypereq: z.number(),
  contracthoursalreq: z.number(),
  realtimesalreqtype: z.number(),
  /** The member's own contracts that are in force. */
  contracts: z.array(contractValue),
  /** Offers that wait for the member's answer. */
  offers: z.array(contractValue),
});
export type WireConsolidated = z.output<typeof consolidatedValue>;

/** The flags and lists of a member's own open contracts and offers. */
export function toWireConsolidated(memberId: bigint, open: readonly Contract[]): WireConsolidated {
  const all = open.map(toWireContract(memberId));
  const contracts = all.filter(({ state, side }) => state === 'signed' && side === 'agent');
  const offers = all.filter(({ awaitsMe }) => awaitsMe);
  const flag = (type: WireTerms['type']) =>
    (contracts.some((one) => one.type === type) ? 1 : 0) + (offers.some((one) => one.type === type) ? 2 : 0);
  return {
    dailysalreqtype: flag('daily'),
    divtypereq: flag('dividend'),
    contracthoursalreq: flag('hourly'),
    realtimesalreqtype: flag('realtime'),
    contracts,
    offers,
  };
}
