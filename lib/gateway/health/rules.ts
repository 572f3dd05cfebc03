import { TIME_STEPS } from './constants';

/** The step that a time belongs to. */
export function stepOf(ms: number): number {
  const step = TIME_STEPS.findIndex((end) => ms <= end);
  return step === -1 ? TIME_STEPS.length : step;
}

/**
 * The time within which a share (in percent) of the calls was answered: the upper end of its step, in milliseconds. Undefined without calls;
 * Infinity if it is beyond the last step.
 */
export function quantile(times: readonly number[], percent: number): number | undefined {
  const total = times.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const wanted = Math.ceil((total * percent) / 100);
  let seen = 0;
  for (const [step, count] of times.entries()) {
    seen += count;
    if (seen >= wanted) return TIME_STEPS[step] ?? Infinity;
  }
  return Infinity;
}
