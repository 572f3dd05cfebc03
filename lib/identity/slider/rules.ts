import { TOLERANCE } from './constants';

/** A place on the way: x and y in the puzzle's units, and milliseconds since the hand took hold. */
export type TrailPoint = readonly [x: number, y: number, at: number];

export type Doubt =
  | 'SHORT'
  | 'BACKWARDS_TIME'
  | 'START'
  | 'END'
  | 'TOO_FAST'
  | 'TOO_SLOW'
  | 'SOONER_THAN_ASKED'
  | 'JUMP'
  | 'CONSTANT'
  | 'MACHINE_LIKE';

// Figures from drags of our own with mouse, trackpad and thumb over 100 to 260 units: 300 to 4,000 ms, 12 to 200
// points, steps of at most 60 units, spread of speed 0.45 to 1.4. The bounds leave each of them a wide margin.
const LEAST_POINTS = 6;
const LEAST_MS = 220;
const MOST_MS = 60_000;
const LONGEST_STEP = 110;
const LEAST_SPREAD = 0.2;
const LONGEST_KEY_STEP = 24;
const LEAST_KEY_MS = 400;

/** Whether the piece was let go where it belongs. */
export function fits(x: number, answer: number): boolean {
  return Math.abs(x - answer) <= TOLERANCE;
}

/**
 * What speaks against a hand having drawn this trail to `x`, in a puzzle that was handed out `elapsed` milliseconds
 * ago; undefined where nothing does. Plain machines are refused: jumps, constant speed, ruled lines on a metronome.
 * One that imitates a hand well passes here; the throttles are for those.
 */
export function doubtDrag(trail: readonly TrailPoint[], x: number, elapsed: number): Doubt | undefined {
  const doubt = doubtTimes(trail, x, elapsed, LEAST_MS);
  if (doubt) return doubt;
  if (trail.length < LEAST_POINTS) return 'SHORT';
  const steps = stepsOf(trail);
  if (steps.some((step) => Math.abs(step.dx) > LONGEST_STEP)) return 'JUMP';
  const speeds = steps.filter((step) => step.dt > 0).map((step) => Math.abs(step.dx) / step.dt);
  if (spread(speeds) < LEAST_SPREAD) return 'CONSTANT';
  const signs = [isStraight(trail), isMetronome(steps), stopsDead(trail), isPureCurve(steps)];
  return signs.filter(Boolean).length >= 2 ? 'MACHINE_LIKE' : undefined;
}

/** The same for arrow keys: small steps, in a person's time and not to a metronome. */
export function doubtKeys(trail: readonly TrailPoint[], x: number, elapsed: number): Doubt | undefined {
  const doubt = doubtTimes(trail, x, elapsed, LEAST_KEY_MS);
  if (doubt) return doubt;
  if (trail.length < LEAST_POINTS) return 'SHORT';
  const steps = stepsOf(trail);
  if (steps.some((step) => Math.abs(step.dx) > LONGEST_KEY_STEP)) return 'JUMP';
  return isMetronome(steps) ? 'MACHINE_LIKE' : undefined;
}

function doubtTimes(
  trail: readonly TrailPoint[],
  x: number,
  elapsed: number,
  least: number,
): Doubt | undefined {
  const first = trail[0];
  const last = trail.at(-1);
  if (!first || !last) return 'SHORT';
  if (Math.abs(first[0]) > 6) return 'START';
  if (Math.abs(last[0] - x) > 1.5) return 'END';
  if (trail.some((point, index) => index > 0 && point[2] < trail[index - 1]![2])) return 'BACKWARDS_TIME';
  const took = last[2] - first[2];
  if (took < least) return 'TOO_FAST';
  if (took > MOST_MS) return 'TOO_SLOW';
  // A way that took longer than the puzzle has existed was not gone: it was written down.
  return took > elapsed ? 'SOONER_THAN_ASKED' : undefined;
}

interface Step {
  dx: number;
  dt: number;
}

function stepsOf(trail: readonly TrailPoint[]): Step[] {
  return trail.slice(1).map((point, index) => ({
    dx: point[0] - trail[index]![0],
    dt: point[2] - trail[index]![2],
  }));
}

/** Standard deviation over mean: 0 is one and the same throughout. */
function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (!(mean > 0)) return 0;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(variance) / mean;
}

function isStraight(trail: readonly TrailPoint[]): boolean {
  const heights = trail.map((point) => point[1]);
  return Math.max(...heights) - Math.min(...heights) < 1 / 2;
}

/** All waits equal to the millisecond: no screen and no key repeat does that (60 a second gives 16 and 17). */
function isMetronome(steps: readonly Step[]): boolean {
  const waits = steps.map((step) => Math.round(step.dt));
  return waits.every((wait) => wait === waits[0]);
}

/** No slowing down before the end: a hand that aims does. */
function stopsDead(trail: readonly TrailPoint[]): boolean {
  const first = trail[0]!;
  const last = trail.at(-1)!;
  const took = last[2] - first[2];
  const from = [...trail].reverse().find((point) => last[2] - point[2] >= took / 6) ?? first;
  const speed = Math.abs(last[0] - from[0]) / Math.max(1, last[2] - from[2]);
  return speed > (9 / 10) * (Math.abs(last[0] - first[0]) / took);
}

/** Speed that only rises and then only falls, without one tremor: an easing function, not a hand. */
function isPureCurve(steps: readonly Step[]): boolean {
  if (steps.length < 10) return false;
  const speeds = steps.filter((step) => step.dt > 0).map((step) => step.dx / step.dt);
  let turns = 0;
  let direction = 0;
  for (let index = 1; index < speeds.length; index++) {
    const change = speeds[index]! - speeds[index - 1]!;
    if (Math.abs(change) < 1e-9) continue;
    if (direction !== 0 && Math.sign(change) !== direction) turns++;
    direction = Math.sign(change);
  }
  return turns <= 1;
}
