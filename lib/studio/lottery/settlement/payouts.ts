import { amount, type Amount } from '@/lib/money/amount';
import { playsOf } from '../games/registry';
import { payoutOf, rebateOf } from '../odds';
import { parseSelection } from '../plays/selection';
import type { Hit, LotteryGame, Result } from '../types';

/** What of a bet decides its payout and rebate. `unit` and `stake` in 1/10,000; `permille` of the prize. */
export interface BetTerms {
  play: string;
  selection: string;
  unit: bigint;
  multiple: number;
  stake: bigint;
  series: number;
  highest: number;
  permille: number;
}

export interface BetOutcome {
  hits: readonly Hit[];
  payout: Amount;
  rebate: Amount;
}

/** Longer selections are not remembered: they are hardly ever bet twice. */
const MAX_REMEMBERED_CHARACTERS = 1_000;
const MAX_REMEMBERED = 50_000;

/**
 * Gives the function that settles bets of one draw. It is pure: the same terms give the same outcome. The payout is rounded down once, after the
 * series and the falling prize; the hits of a selection that is bet again are remembered. It throws RangeError for a bet that cannot have been
 * accepted.
 */
export function settlerOf(game: LotteryGame, result: Result): (bet: BetTerms) => BetOutcome {
  const plays = playsOf(game);
  const remembered = new Map<string, readonly Hit[]>();

  const hitsOf = (code: string, selection: string): readonly Hit[] => {
    const key = `${code} ${selection}`;
    const known = remembered.get(key);
    if (known) return known;
    const play = plays.get(code);
    const parsed = play && parseSelection(play.shape, selection);
    if (!play || !parsed?.ok) throw new RangeError(`a bet of ${game.code} that cannot be read: ${code}`);
    const hits = play.wins(parsed.selection, result);
    if (selection.length <= MAX_REMEMBERED_CHARACTERS && remembered.size < MAX_REMEMBERED)
      remembered.set(key, hits);
    return hits;
  };

  return ({ play, selection, unit, multiple, stake, series, highest, permille }) => {
    const hits = hitsOf(play, selection);
    // Rounding down twice, by a divisor and then by 1,000, is rounding down once by their product.
    const each = amount(unit * BigInt(multiple) * BigInt(permille));
    const payout = hits.length === 0 ? 0n : payoutOf(plays.get(play)!, hits, series, each) / 1_000n;
    return { hits, payout: amount(payout), rebate: rebateOf(amount(stake), { highest, chosen: series }) };
  };
}
