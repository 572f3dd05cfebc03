import { formatDecimal } from '@/lib/money/amount';
import {
  computeEarned,
  netLossOf,
  type NetLossCosts,
  type TeamFigures,
  type Terms,
} from '../contracts/terms';

/** What a tier asks for, what is missing, and what it pays for the figures. Amounts in 1/10,000. */
export interface TierExplained {
  no: number;
  validBet: bigint;
  netLoss: bigint;
  active: number;
  rate: number;
  amount: bigint;
  reached: boolean;
  /** The tier that pays. */
  pays: boolean;
  /** Not below 0. A dividend without a positive net loss reaches no tier, whatever is missing. */
  missing: { validBet: bigint; netLoss: bigint; active: number };
  /** What it pays for the figures, exact, as a decimal; null if it is not reached. */
  exact: string | null;
}

/** A part of the formula: an amount times a rate, of a floating dividend also times a share. */
export interface FormulaPart {
  basis: 'validBet' | 'netLoss' | 'wonBets' | 'lostBets';
  amount: bigint;
  /** In millionths. */
  rate: number;
  /** Floating dividends below their tier's net loss: net loss ÷ that of the tier. */
  share: { netLoss: bigint; ofTier: bigint } | null;
}

export interface Explanation {
  tiers: TierExplained[];
  parts: FormulaPart[];
  /** Paid in addition. */
  fixed: bigint;
  /** The exact amount before it is rounded half up to the coin, as a decimal. */
  exact: string;
  /** Whether the net loss of a dividend is not positive, so that it pays nothing. */
  withoutLoss: boolean;
  /** Stakes − payouts − the costs that the rules count. */
  ownNetLoss: bigint;
}

const DIGITS = 10n;

/** A fraction of amounts (1/10,000) as a decimal of units with up to ten digits after the point; what is beyond is cut off. */
export function exactDecimal(numerator: bigint, denominator: bigint): string {
  const scaled = (numerator * 10n ** DIGITS) / (denominator * 10_000n);
  const whole = scaled / 10n ** DIGITS;
  const rest = (scaled % 10n ** DIGITS).toString().padStart(Number(DIGITS), '0').replace(/0+$/, '');
  return `${whole}.${rest.padEnd(2, '0')}`;
}

/** Millionths as percent: 35,000 is "3.5". */
export const percentOf = (rate: number): string => formatDecimal(BigInt(rate)).replace(/\.?0+$/, '');

const missingOf = (least: bigint, reached: bigint): bigint => (least > reached ? least - reached : 0n);

/**
 * Explains what a contract earned for the figures of a bill: tier by tier, and the formula with its numbers. It computes each tier by
 * `computeEarned`, which also computed the bill.
 */
export function explain(
  terms: Terms,
  { figures, costs, carriedIn }: { figures: TeamFigures; costs: NetLossCosts; carriedIn: bigint },
): Explanation {
  const earnedOf = (some: Terms) =>
    computeEarned(some, { figures, costs, carriedIn, carry: false, coin: 1n });
  const earned = earnedOf(terms);
  const { netLoss } = earned;
  const isDividend = terms.kind === 'dividend';
  const isFloating = isDividend && terms.tierMode === 'floating';
  const tiers = terms.tiers.map((tier, index): TierExplained => {
    const alone = earnedOf({ ...terms, tiers: [tier] });
    return {
      ...tier,
      no: index + 1,
      reached: alone.tier !== null,
      pays: earned.tier === index + 1,
      missing: {
        validBet: missingOf(tier.validBet, figures.validBet),
        // A tier without a net loss asks for none, also where members won more than they lost.
        netLoss: isFloating || tier.netLoss === 0n ? 0n : missingOf(tier.netLoss, netLoss),
        active: Math.max(0, tier.active - figures.active),
      },
      exact: alone.tier === null ? null : exactDecimal(alone.exact.numerator, alone.exact.denominator),
    };
  });
  const paying = earned.tier === null ? undefined : terms.tiers[earned.tier - 1];
  const part = (basis: FormulaPart['basis'], amount: bigint, rate: number): FormulaPart => ({
    basis,
    amount,
    rate,
    share: null,
  });
  const parts = terms.realtime
    ? [
        part('wonBets', figures.wonBets, terms.realtime.profitRate),
        part('lostBets', figures.lostBets, terms.realtime.lossRate),
      ]
    : paying
      ? [
          {
            ...part(
              isDividend ? 'netLoss' : 'validBet',
              isDividend ? netLoss : figures.validBet,
              paying.rate,
            ),
            share: isFloating && paying.netLoss > netLoss ? { netLoss, ofTier: paying.netLoss } : null,
          },
        ]
      : [];
  return {
    tiers,
    parts,
    fixed: paying?.amount ?? 0n,
    exact: exactDecimal(earned.exact.numerator, earned.exact.denominator),
    withoutLoss: isDividend && netLoss <= 0n,
    ownNetLoss: netLossOf(figures, costs),
  };
}
