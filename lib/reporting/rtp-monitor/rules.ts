import type { RtpCheck, PublishedFigures, ObservedReturn } from './types';

/**
 * The probability that a kind of subject ever has a false alarm, over all its subjects and all their checks.
 * docs/trust.md F9 allows 1%: models and games have half of it each.
 */
const FALSE_ALARM_PROBABILITY = 0.005;

/** The first check is made when the standard error of the mean return is one percentage point. */
const FIRST_CHECK_ERROR = 0.01;

/** The number of rounds of the first check; higher for a game with a higher deviation. */
export function roundsBeforeFirstCheck({ deviation }: Pick<PublishedFigures, 'deviation'>): number {
  return Math.ceil((deviation / FIRST_CHECK_ERROR) ** 2);
}

/** The number of checks due by a number of rounds: one at the first check's rounds, and one at each doubling. */
export function dueChecks(rounds: number, figures: Pick<PublishedFigures, 'deviation'>): number {
  const first = roundsBeforeFirstCheck(figures);
  return rounds < first ? 0 : Math.floor(Math.log2(rounds / first)) + 1;
}

/**
 * The allowed probability of a false alarm of a subject at its n-th check. The shares 6/(π²n²) sum to 1, so that any number
 * of checks stays within the total (Bonferroni over checks and subjects).
 */
export function falseAlarmAllowance(check: number, subjects: number): number {
  return (FALSE_ALARM_PROBABILITY / Math.max(1, subjects)) * (6 / (Math.PI ** 2 * check ** 2));
}

/** Compares the observed return with the published one at the n-th check. Deviations in both directions alarm. */
export function checkRtp(
  observed: ObservedReturn,
  figures: PublishedFigures,
  check: number,
  subjects: number,
): RtpCheck {
  const error = standardError(observed.rounds, figures);
  const score = (observed.returned / observed.rounds - figures.rtp) / error;
  return { score, alarming: 2 * upperTail(Math.abs(score)) < falseAlarmAllowance(check, subjects) };
}

/** The standard error of the mean return after so many rounds, including that of the published figure. */
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
