import { formatDecimal } from '@/lib/money/amount';
import type { SpinResult, SpinStep, Win } from '@/lib/studio/slots/types';

type Wired<T> = Omit<T, 'payout'> & { payout: string };

export type WireWin = Wired<Win>;
export type WireStep = Omit<Wired<SpinStep>, 'wins'> & { wins: WireWin[] };

/** A SpinResult as JSON: amounts are decimal strings; `next` is the state of the features that follow. */
export type WireResult = Omit<Wired<SpinResult>, 'steps' | 'roundPayout'> & {
  steps: WireStep[];
  roundPayout: string;
};

/** A spin as JSON: amounts as decimal strings. */
export function wireResult(result: SpinResult): WireResult {
  return {
    ...result,
    payout: formatDecimal(result.payout),
    roundPayout: formatDecimal(result.roundPayout),
    steps: result.steps.map((step) => ({
      ...step,
      payout: formatDecimal(step.payout),
      wins: step.wins.map((win) => ({ ...win, payout: formatDecimal(win.payout) })),
    })),
  };
}
