import { billsOf } from '../settlement/rules';
import type { TeamFigures } from '../contracts/terms';
import { EXAMPLE_LEVELS, TEAM_PERCENT, exampleTerms, type ExampleKind, type ExampleLevel } from './constants';

/** The figures of the whole team. Amounts in 1/10,000. */
export interface ExampleFigures {
  validBet: bigint;
  netLoss: bigint;
  active: number;
}

/** The bill of one of the three agents. */
export interface ExampleBill extends ExampleFigures {
  level: ExampleLevel;
  /** 1 for the first tier; null if none is reached. */
  tier: number | null;
  /** Of the tier that pays, in millionths; 0 without one. */
  rate: number;
  due: bigint;
  /** What is left of it after the bills above. */
  allocated: bigint;
  passedOn: bigint;
  ownShare: bigint;
}

/** The part of the team's figures that belongs to a level, rounded towards zero to whole coins. */
function partOf(
  { validBet, netLoss, active }: ExampleFigures,
  level: ExampleLevel,
  coin: bigint,
): ExampleFigures {
  const percent = BigInt(TEAM_PERCENT[level]);
  const part = (value: bigint) => ((value * percent) / 100n / coin) * coin;
  return {
    validBet: part(validBet),
    netLoss: part(netLoss),
    active: Math.floor((active * TEAM_PERCENT[level]) / 100),
  };
}

/**
 * The bills of three agents below each other for the figures of their team, as a settlement writes them (`billsOf`). `unit` is the currency's
 * unit of the example and `coin` its smallest coin, both in 1/10,000.
 */
export function exampleBills(
  kind: ExampleKind,
  team: ExampleFigures,
  { unit, coin }: { unit: bigint; coin: bigint },
): ExampleBill[] {
  // Nothing depends on the moments: each contract is in force for the whole period.
  const [from, to] = [new Date(0), new Date(1)];
  const parts = EXAMPLE_LEVELS.map((level) => {
    const own = partOf(team, level, coin);
    const figures: TeamFigures = {
      rounds: 1,
      stake: own.validBet,
      payout: own.validBet - own.netLoss,
      validBet: own.validBet,
      rebates: 0n,
      promotions: 0n,
      fees: 0n,
      active: own.active,
      wonBets: 0n,
      lostBets: 0n,
    };
    const id = BigInt(level + 1);
    return {
      level,
      own,
      figures,
      part: {
        contractId: id,
        agentId: id,
        uplineId: level === 0 ? null : id - 1n,
        currency: '',
        terms: exampleTerms(kind, level, unit),
        from,
        to,
      },
    };
  });
  const bills = billsOf(parts, {
    rules: {
      activeValidBet: 0n,
      costs: { rebates: false, promotions: false, fees: false },
      carry: false,
      holdAbove: null,
      byHand: false,
    },
    corrections: [],
    left: new Map(),
    coin,
  });
  return bills.map((bill, index) => {
    const { level, own } = parts[index]!;
    const { tier } = bill.earned;
    return {
      level,
      ...own,
      tier,
      rate: tier === null ? 0 : bill.part.terms.tiers[tier - 1]!.rate,
      due: bill.due,
      allocated: bill.allocated,
      passedOn: bill.passedOn,
      ownShare: bill.ownShare,
    };
  });
}
