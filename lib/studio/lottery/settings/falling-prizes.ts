import type { OddsStep } from './types';

/** The part of the prize in permille where a number is filled by so many per cent of the ceiling. */
const prizeAt = (plan: readonly OddsStep[], filled: number): number =>
  plan.reduce((prize, step) => (step.filled <= filled ? Math.min(prize, step.prize) : prize), 1_000);

/** Whether a plan of falling prizes pays more than the one before it, however far a number is filled. */
export const raisesPrizes = (before: readonly OddsStep[], after: readonly OddsStep[]): boolean =>
  [...before, ...after].some(({ filled }) => prizeAt(after, filled) > prizeAt(before, filled));
