import type { Amount } from '@/lib/money/amount';
import { RATE_ONE, type ContractKind, type PeriodType, type TierMode } from '../constants';

/** A tier of a contract. It is reached when every figure that it states is reached. Amounts in 1/10,000, the rate in millionths. */
export interface Tier {
  validBet: Amount;
  netLoss: Amount;
  active: number;
  rate: number;
  /** Paid in addition to the rate. */
  amount: Amount;
}

export interface Terms {
  kind: ContractKind;
  /** Dividends have one; daily salaries have D; hourly and real-time salaries have none. */
  period: PeriodType | null;
  /** Dividends only. */
  tierMode: TierMode | null;
  /** In the order of the contract; empty for real-time. */
  tiers: readonly Tier[];
  /** Real-time only: millionths of the valid bets that the member won and lost, and the smallest stake that counts. */
  realtime: { profitRate: number; lossRate: number; singleBet: Amount } | null;
}

/** What a bill counts of a team. Amounts in 1/10,000. */
export interface TeamFigures {
  rounds: number;
  stake: bigint;
  payout: bigint;
  validBet: bigint;
  rebates: bigint;
  promotions: bigint;
  fees: bigint;
  /** Members who reached the valid bets that make a member active (a rule of the site). */
  active: number;
  /** Real-time: valid bets of the rounds that members won and lost, with a stake of at least the contract's single bet. */
  wonBets: bigint;
  lostBets: bigint;
}

/** Which costs make the net loss of a dividend smaller; a rule of the site. */
export interface NetLossCosts {
  rebates: boolean;
  promotions: boolean;
  fees: boolean;
}

/** The result of a contract over a team's figures. */
export interface Earned {
  /** 1 for the first tier; null if none was reached, and for real-time. */
  tier: number | null;
  /** The net loss that was counted, with what was carried in. Salaries count it without. */
  netLoss: bigint;
  /** What the next dividend begins with: negative, or 0. */
  carriedOut: bigint;
  /** The exact amount as a fraction, before it is rounded. */
  exact: { numerator: bigint; denominator: bigint };
  /** Rounded half up to the coin. Never negative. */
  amount: Amount;
}

/** What members lost: stakes minus payouts, minus the costs that the site's rules count. Negative if the members won. */
export function netLossOf(figures: TeamFigures, costs: NetLossCosts): bigint {
  return (
    figures.stake -
    figures.payout -
    (costs.rebates ? figures.rebates : 0n) -
    (costs.promotions ? figures.promotions : 0n) -
    (costs.fees ? figures.fees : 0n)
  );
}

/** Divides two integers, the numerator not negative, and rounds half up to a multiple of `coin` (1/10,000 parts). */
export function roundHalfUp(numerator: bigint, denominator: bigint, coin: bigint): bigint {
  const whole = denominator * coin;
  return ((2n * numerator + whole) / (2n * whole)) * coin;
}

interface Basis {
  figures: TeamFigures;
  costs: NetLossCosts;
  /** A negative net loss of the period before, or 0. */
  carriedIn: bigint;
  /** Whether a negative net loss is carried into the next period. */
  carry: boolean;
  /** The smallest coin of the currency in 1/10,000. */
  coin: bigint;
}

/**
 * What a contract earns for a team's figures (conventions of the trade: docs/requirements.md AGENT-11). Salaries: the highest tier of
 * which every figure is reached; valid bets × rate + amount. Fixed dividend: the same with the net loss in place of the valid bets, only if
 * the net loss is positive. Floating dividend: the most of net loss × rate × min(1, net loss ÷ the tier's net loss) + amount over the tiers of
 * which valid bets and active members are reached. Real-time: won bets × profit rate + lost bets × loss rate.
 * "Highest" is the tier that pays most.
 */
export function computeEarned(terms: Terms, { figures, costs, carriedIn, carry, coin }: Basis): Earned {
  const own = netLossOf(figures, costs);
  if (terms.kind === 'realtime') {
    const { profitRate, lossRate } = terms.realtime!;
    const numerator = figures.wonBets * BigInt(profitRate) + figures.lostBets * BigInt(lossRate);
    return result(null, own, 0n, { numerator, denominator: RATE_ONE }, coin);
  }
  const dividend = terms.kind === 'dividend';
  const netLoss = dividend ? own + carriedIn : own;
  const carriedOut = dividend && carry && netLoss < 0n ? netLoss : 0n;
  const none = result(null, netLoss, carriedOut, { numerator: 0n, denominator: RATE_ONE }, coin);
  if (dividend && netLoss <= 0n) return none;
  const floating = dividend && terms.tierMode === 'floating';
  let best: Earned = none;
  terms.tiers.forEach((tier, index) => {
    if (figures.validBet < tier.validBet || figures.active < tier.active) return;
    if (!floating && tier.netLoss > 0n && netLoss < tier.netLoss) return;
    const basis = dividend ? netLoss : figures.validBet;
    const short = floating && tier.netLoss > netLoss;
    const exact = short
      ? {
          numerator: basis * BigInt(tier.rate) * netLoss + tier.amount * RATE_ONE * tier.netLoss,
          denominator: RATE_ONE * tier.netLoss,
        }
      : { numerator: basis * BigInt(tier.rate) + tier.amount * RATE_ONE, denominator: RATE_ONE };
    const isMore = exact.numerator * best.exact.denominator > best.exact.numerator * exact.denominator;
    if (isMore || best.tier === null) best = result(index + 1, netLoss, carriedOut, exact, coin);
  });
  return best;
}

function result(
  tier: number | null,
  netLoss: bigint,
  carriedOut: bigint,
  exact: Earned['exact'],
  coin: bigint,
): Earned {
  const amount = roundHalfUp(exact.numerator, exact.denominator, coin) as Amount;
  return { tier, netLoss, carriedOut, exact, amount };
}

/** The largest rate and amount of the terms, which must not exceed those of the upline's contract of the same kind. */
export function topOf(terms: Terms): { rate: number; amount: Amount } {
  if (terms.realtime)
    return { rate: Math.max(terms.realtime.profitRate, terms.realtime.lossRate), amount: 0n as Amount };
  const amount = terms.tiers.reduce((most, tier) => (tier.amount > most ? tier.amount : most), 0n as Amount);
  return { rate: Math.max(0, ...terms.tiers.map(({ rate }) => rate)), amount };
}

/** Whether the terms of a downline pay at a higher rate or amount than those above. Only contracts of the same kind are compared. */
export function exceeds(below: Terms, above: Terms): boolean {
  if (below.realtime && above.realtime)
    return (
      below.realtime.profitRate > above.realtime.profitRate ||
      below.realtime.lossRate > above.realtime.lossRate
    );
  const [lower, upper] = [topOf(below), topOf(above)];
  return lower.rate > upper.rate || lower.amount > upper.amount;
}
