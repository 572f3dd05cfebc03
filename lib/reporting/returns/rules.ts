import type { Look, PublishedFigures, Watched } from './types';

/**
 * The chance that any alarm of a kind is ever false, shared by all its subjects and all their looks. trust.md F9 allows
 * 1%: half of it is for models and games each.
 */
const FALSE_ALARMS = 0.005;

/** The first look comes when the mean of a round is known to one point of return, give or take one standard error. */
const FIRST_ERROR = 0.01;

/** Rounds before the first look: more for a game that swings more. */
export function firstLook({ deviation }: Pick<PublishedFigures, 'deviation'>): number {
  return Math.ceil((deviation / FIRST_ERROR) ** 2);
}

/** How many looks are due by a number of rounds: one at the first, one at each doubling. 0 while it gathers. */
export function looksDue(rounds: number, figures: Pick<PublishedFigures, 'deviation'>): number {
  const first = firstLook(figures);
  return rounds < first ? 0 : Math.floor(Math.log2(rounds / first)) + 1;
}

/**
 * The share of false alarms that a subject may spend at its n-th look. The shares 6/(π²n²) sum to 1, so that looking
 * for ever costs no more than was allowed (Bonferroni over looks and subjects).
 */
export function allowance(look: number, subjects: number): number {
  return (FALSE_ALARMS / Math.max(1, subjects)) * (6 / (Math.PI ** 2 * look ** 2));
}

/** Holds what was paid back against what is published, at the n-th look; both directions alarm. */
export function judge(watched: Watched, figures: PublishedFigures, look: number, subjects: number): Look {
  const error = standardError(watched.rounds, figures);
  const score = (watched.returned / watched.rounds - figures.rtp) / error;
  return { score, alarming: 2 * upperTail(Math.abs(score)) < allowance(look, subjects) };
}

/** Standard error of the mean return after so many rounds, that of the published figure within it. */
export function standardError(rounds: number, figures: Omit<PublishedFigures, 'model' | 'version'>): number {
  return Math.hypot(figures.deviation / Math.sqrt(rounds), figures.rtpError);
}

/**
 * P(Z > z) of the standard normal distribution for z ≥ 0, relative error below 1.2e-7 at every z: Chebyshev fitting of
 * erfc after Press et al., Numerical Recipes §6.2.
 */
export function upperTail(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ].reduceRight((sum, coefficient) => coefficient + t * sum, 0);
  return (t * Math.exp(-x * x + series)) / 2;
}
