import { randomInt } from 'node:crypto';
import { PIECE } from './constants';

/** The knob of each side (top, right, bottom, left): 1 out, -1 in, 0 none. */
export type Knobs = readonly [number, number, number, number];

const EDGE = 12;
const BODY = PIECE - 2 * EDGE;
const RADIUS = 6;

/** Returns a piece with at least one knob out and one in, and different from `other`, so that a second hole does not fit. */
export function randomKnobs(other?: Knobs): Knobs {
  for (;;) {
    const knobs: Knobs = [randomInt(3) - 1, randomInt(3) - 1, randomInt(3) - 1, randomInt(3) - 1];
    if (knobs.includes(1) && knobs.includes(-1) && knobs.join() !== other?.join()) return knobs;
  }
}

/** Returns the outline in a square of PIECE units, as an SVG path. */
export function holePath([top, right, bottom, left]: Knobs): string {
  const low = EDGE;
  const high = EDGE + BODY;
  const middle = PIECE / 2;
  const arc = (knob: number, x: number, y: number) =>
    knob === 0 ? '' : `A${RADIUS} ${RADIUS} 0 1 ${knob > 0 ? 1 : 0} ${x} ${y}`;
  const before = (knob: number, text: string) => (knob === 0 ? '' : text);
  return [
    `M${low} ${low}`,
    before(top, `H${middle - 5}`) + arc(top, middle + 5, low),
    `H${high}`,
    before(right, `V${middle - 5}`) + arc(right, high, middle + 5),
    `V${high}`,
    before(bottom, `H${middle + 5}`) + arc(bottom, middle - 5, high),
    `H${low}`,
    before(left, `V${middle + 5}`) + arc(left, low, middle - 5),
    'Z',
  ].join('');
}
