import { TOLERANCE } from './constants';

/** A point of the drag: x and y in the puzzle's units, and milliseconds since its start. */
export type TrailPoint = readonly [x: number, y: number, at: number];

export type BotSign =
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

// Measured with mouse, trackpad and thumb over 100 to 260 units: 300 to 4,000 ms, 12 to 200 points, steps of at most 60
// units, variation of speed 0.45 to 1.4. The bounds leave a wide margin.
const MIN_POINTS = 6;
const MIN_MS = 220;
const MAX_MS = 60_000;
const MAX_STEP = 110;
const MIN_SPREAD = 0.2;
const MAX_KEY_STEP = 24;
const MIN_KEY_MS = 400;

/** Whether the piece was released in its place. */
export function isInPlace(x: number, answer: number): boolean {
  return Math.abs(x - answer) <= TOLERANCE;
}

/**
 * Returns why a trail to `x` looks like a program's, or undefined. The puzzle was created `elapsed` milliseconds ago. Simple
 * programs are detected: jumps, constant speed, straight lines at equal intervals. A good imitation passes; the rate
 * limits stop those.
 */
export function detectBotTrail(
  trail: readonly TrailPoint[],
  x: number,
  elapsed: number,
): BotSign | undefined {
  const doubt = detectBotTiming(trail, x, elapsed, MIN_MS);
  if (doubt) return doubt;
  if (trail.length < MIN_POINTS) return 'SHORT';
  const steps = stepsOf(trail);
  if (steps.some((step) => Math.abs(step.dx) > MAX_STEP)) return 'JUMP';
  const speeds = steps.filter((step) => step.dt > 0).map((step) => Math.abs(step.dx) / step.dt);
  if (spread(speeds) < MIN_SPREAD) return 'CONSTANT';
  const signs = [isStraight(trail), hasEqualIntervals(steps), endsAbruptly(trail), isEasingCurve(steps)];
  return signs.filter(Boolean).length >= 2 ? 'MACHINE_LIKE' : undefined;
}

/** As detectBotTrail, for arrow keys: small steps, at the speed of a person and at unequal intervals. */
export function detectBotKeys(trail: readonly TrailPoint[], x: number, elapsed: number): BotSign | undefined {
  const doubt = detectBotTiming(trail, x, elapsed, MIN_KEY_MS);
  if (doubt) return doubt;
  if (trail.length < MIN_POINTS) return 'SHORT';
  const steps = stepsOf(trail);
  if (steps.some((step) => Math.abs(step.dx) > MAX_KEY_STEP)) return 'JUMP';
  return hasEqualIntervals(steps) ? 'MACHINE_LIKE' : undefined;
}

function detectBotTiming(
  trail: readonly TrailPoint[],
  x: number,
  elapsed: number,
  minimumMs: number,
): BotSign | undefined {
  const first = trail[0];
  const last = trail.at(-1);
  if (!first || !last) return 'SHORT';
  if (Math.abs(first[0]) > 6) return 'START';
  if (Math.abs(last[0] - x) > 1.5) return 'END';
  if (trail.some((point, index) => index > 0 && point[2] < trail[index - 1]![2])) return 'BACKWARDS_TIME';
  const took = last[2] - first[2];
  if (took < minimumMs) return 'TOO_FAST';
  if (took > MAX_MS) return 'TOO_SLOW';
  // A trail that is longer than the puzzle's age was made up.
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

/** Standard deviation divided by mean; 0 if all values are equal. */
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

/** Whether all intervals are equal to the millisecond. No screen and no key repeat does that (60 a second gives 16 and 17). */
function hasEqualIntervals(steps: readonly Step[]): boolean {
  const waits = steps.map((step) => Math.round(step.dt));
  return waits.every((wait) => wait === waits[0]);
}

/** Whether the speed does not fall before the end. A person who aims slows down. */
function endsAbruptly(trail: readonly TrailPoint[]): boolean {
  const first = trail[0]!;
  const last = trail.at(-1)!;
  const took = last[2] - first[2];
  const from = [...trail].reverse().find((point) => last[2] - point[2] >= took / 6) ?? first;
  const speed = Math.abs(last[0] - from[0]) / Math.max(1, last[2] - from[2]);
  return speed > (9 / 10) * (Math.abs(last[0] - first[0]) / took);
}

/** Whether the speed only rises and then only falls, without any jitter, as an easing function does. */
function isEasingCurve(steps: readonly Step[]): boolean {
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
