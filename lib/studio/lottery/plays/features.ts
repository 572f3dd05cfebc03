import { multiplicitiesOf } from '../combinatorics';
import type { Feature, FeatureOption } from '../types';
import type { Space } from './space';

const sum = (tuple: readonly number[]) => tuple.reduce((total, value) => total + value, 0);

/** 49-ball: the red and the blue numbers; the others are green. */
const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
export const colourOf = (number: number) => (RED.includes(number) ? 0 : BLUE.includes(number) ? 1 : 2);

/** Consecutive numbers in any order. */
function isRun(tuple: readonly number[]): boolean {
  const sorted = [...tuple].sort((a, b) => a - b);
  return sorted.every((value, i) => i === 0 || value === sorted[i - 1]! + 1);
}

function three(tuple: readonly number[]): number {
  const pairs = multiplicitiesOf(tuple)[0]!;
  if (pairs === 3) return 4;
  if (isRun(tuple)) return 3;
  if (pairs === 2) return 2;
  return tuple.some((value) => tuple.includes(value + 1)) ? 1 : 0;
}

function hand(tuple: readonly number[]): number {
  const [most, next] = multiplicitiesOf(tuple) as [number, number?];
  if (most === 5) return 7;
  if (most === 4) return 6;
  if (most === 3) return next === 2 ? 5 : 3;
  if (most === 2) return next === 2 ? 2 : 1;
  return isRun(tuple) ? 4 : 0;
}

/** If three of five digits sum to a multiple of ten, the bull is the sum of the other two, so it is the sum of all five. */
function bull(tuple: readonly number[]): number {
  for (let a = 0; a < 3; a++)
    for (let b = a + 1; b < 4; b++)
      for (let c = b + 1; c < 5; c++)
        if ((tuple[a]! + tuple[b]! + tuple[c]!) % 10 === 0) return sum(tuple) % 10 || 10;
  return 0;
}

/** The value of a feature of the numbers of a window (`Feature` in types.ts). */
export function featureOf(feature: Feature, tuple: readonly number[], space: Space): number {
  const first = tuple[0]!;
  switch (feature) {
    case 'value':
      return first;
    case 'sum':
      return sum(tuple);
    case 'sumTail':
      return sum(tuple) % 10;
    case 'span':
      return Math.max(...tuple) - Math.min(...tuple);
    case 'tail':
      return first % 10;
    case 'head':
      return Math.floor(first / 10);
    case 'digitSum':
      return Math.floor(first / 10) + (first % 10);
    case 'colour':
      return colourOf(first);
    case 'halfWave':
      return first === 49 ? 12 : colourOf(first) * 4 + (first % 2) + (first >= 25 ? 2 : 0);
    case 'compare':
      return first === tuple[1]! ? 0 : first > tuple[1]! ? 1 : 2;
    case 'three':
      return three(tuple);
    case 'hand':
      return hand(tuple);
    case 'bull':
      return bull(tuple);
    case 'low':
      return tuple.filter((value) => 2 * value < space.low + space.high).length;
    case 'odd':
      return tuple.filter((value) => value % 2 === 1).length;
  }
}

/** What one number adds to a feature that is a sum over the numbers; undefined for other features. */
export function shareOf(feature: Feature, space: Space): ((value: number) => number) | undefined {
  switch (feature) {
    case 'sum':
      return (value) => value;
    case 'low':
      return (value) => (2 * value < space.low + space.high ? 1 : 0);
    case 'odd':
      return (value) => value % 2;
    default:
      return undefined;
  }
}

/** Whether an option wins with this value of its feature. */
export function optionWins(option: FeatureOption, value: number): boolean {
  return (
    option.ranges.some(([low, high]) => value >= low && value <= high) &&
    (!option.modulo || value % option.modulo[0] === option.modulo[1]) &&
    !option.except?.includes(value)
  );
}
