import { MAX_BETS, MAX_DRAWS, MAX_MULTIPLE } from '@/lib/studio/lottery/constants';

/** How the multiples of a chase go from draw to draw. They multiply those of the lines. */
export type ChasePlan =
  | { kind: 'same'; multiple: number }
  /** The multiple is multiplied by `factor` after every `every` draws. */
  | { kind: 'doubling'; multiple: number; factor: number; every: number }
  /** One multiple for each draw, by its place in the chase. */
  | { kind: 'custom'; multiples: readonly number[] }
  /**
   * The lowest multiples, from `multiple` up, with which one winning combination pays back all stakes up to its draw and `percent` of them
   * besides.
   */
  | { kind: 'profit'; multiple: number; percent: number };

export interface ChaseDraw {
  period: string;
  closesAt: string;
}

export interface ChaseRow extends ChaseDraw {
  multiple: number;
  /** In 1/10,000: of this draw, and of all draws up to it. */
  stake: bigint;
  sum: bigint;
  /** What one winning combination in this draw leaves of all stakes up to it. Undefined where the prize is not known. */
  profit: bigint | undefined;
}

export type ChaseProblem =
  | 'noDraws'
  | 'tooManyDraws'
  | 'tooManyBets'
  /** A multiple would be above 100,000. */
  | 'multipleTooHigh'
  /** The prize is too low for the profit rate in any multiple. */
  | 'profitOutOfReach';

export interface ChaseSlip {
  lines: number;
  /** Of the slip in one draw at multiple 1, in 1/10,000. */
  stake: bigint;
  /** The highest multiple of a line. */
  highestMultiple: number;
  /** The lowest prize of one winning combination of the slip, in 1/10,000. */
  prize: bigint | undefined;
}

/** The draws of a chase with their multiples, stakes and sums. The rows end before the first one that is not possible. */
export function chaseTable(
  plan: ChasePlan,
  draws: readonly ChaseDraw[],
  slip: ChaseSlip,
): { rows: ChaseRow[]; total: bigint; problem?: ChaseProblem } {
  const rows: ChaseRow[] = [];
  let sum = 0n;
  const end = (problem?: ChaseProblem) => ({ rows, total: sum, ...(problem && { problem }) });
  if (draws.length === 0) return end('noDraws');
  if (draws.length > MAX_DRAWS) return end('tooManyDraws');
  if (draws.length * slip.lines > MAX_BETS) return end('tooManyBets');
  for (const [at, draw] of draws.entries()) {
    const multiple = multipleOf(plan, at, sum, slip);
    if (multiple === undefined) return end('profitOutOfReach');
    if (multiple * slip.highestMultiple > MAX_MULTIPLE) return end('multipleTooHigh');
    const stake = slip.stake * BigInt(multiple);
    sum += stake;
    const profit = slip.prize === undefined ? undefined : slip.prize * BigInt(multiple) - sum;
    rows.push({ period: draw.period, closesAt: draw.closesAt, multiple, stake, sum, profit });
  }
  return end();
}

function multipleOf(plan: ChasePlan, at: number, sum: bigint, slip: ChaseSlip): number | undefined {
  switch (plan.kind) {
    case 'same':
      return plan.multiple;
    case 'doubling':
      return Math.min(MAX_MULTIPLE + 1, plan.multiple * plan.factor ** Math.floor(at / plan.every));
    case 'custom':
      return plan.multiples[at] ?? 1;
    case 'profit': {
      if (slip.prize === undefined) return undefined;
      // prize × m ≥ (sum + stake × m) × (100 + percent) / 100
      const factor = BigInt(100 + plan.percent);
      const gain = slip.prize * 100n - slip.stake * factor;
      if (gain <= 0n) return undefined;
      const least = (sum * factor + gain - 1n) / gain;
      const multiple = least > BigInt(MAX_MULTIPLE) ? MAX_MULTIPLE + 1 : Number(least);
      return Math.max(plan.multiple, multiple, 1);
    }
  }
}

/** The most draws that a slip with so many lines can be chased over. */
export const mostDraws = (lines: number): number =>
  Math.min(MAX_DRAWS, Math.floor(MAX_BETS / Math.max(1, lines)));
