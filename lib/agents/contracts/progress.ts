import type { Amount } from '@/lib/money/amount';
import type { TeamFigures, Terms } from './terms';

/** A tier that is not reached, and what is missing for it. Zero: that figure is reached. */
export interface NextTier {
  /** 1 for the first tier. */
  tier: number;
  validBet: Amount;
  netLoss: Amount;
  active: number;
}

const missing = (wanted: bigint, is: bigint): bigint => (wanted > is ? wanted - is : 0n);

/**
 * The first tier of a contract that the figures do not reach, and what they lack; null if all are reached, and for real-time. A floating
 * dividend reaches a tier without its net loss, which only makes it pay more.
 */
export function nextTier(
  terms: Terms,
  figures: Pick<TeamFigures, 'validBet' | 'active'>,
  netLoss: bigint,
): NextTier | null {
  for (const [index, tier] of terms.tiers.entries()) {
    const lacks = {
      validBet: missing(tier.validBet, figures.validBet) as Amount,
      netLoss: (terms.tierMode === 'floating' || tier.netLoss === 0n
        ? 0n
        : missing(tier.netLoss, netLoss)) as Amount,
      active: Math.max(0, tier.active - figures.active),
    };
    if (lacks.validBet > 0n || lacks.netLoss > 0n || lacks.active > 0) return { tier: index + 1, ...lacks };
  }
  return null;
}
