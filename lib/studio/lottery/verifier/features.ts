import type { Feature, FeatureOption } from '../types';

/** Colours of the balls 1 to 49 in order. */
const WAVES = 'RRBBGGRRBBGRRBBGGRRBGGRRBBGGRRBGGRRBBGGRBBGGRRBBG';

const tens = (number: number) => (number < 10 ? 0 : Number(String(number)[0]));
const units = (number: number) => Number(String(number).at(-1));

/** Feature values, written separately from plays/features.ts. `ends` is the lowest plus the highest number of the source. */
export function featureValue(feature: Feature, tuple: readonly number[], ends: number): number {
  const sorted = [...tuple].sort((a, b) => a - b);
  let total = 0;
  for (const number of tuple) total += number;
  switch (feature) {
    case 'value':
      return tuple[0]!;
    case 'sum':
      return total;
    case 'sumTail':
      return units(total);
    case 'span':
      return sorted.at(-1)! - sorted[0]!;
    case 'tail':
      return units(tuple[0]!);
    case 'head':
      return tens(tuple[0]!);
    case 'digitSum':
      return tens(tuple[0]!) + units(tuple[0]!);
    case 'colour':
      return 'RBG'.indexOf(WAVES[tuple[0]! - 1]!);
    case 'halfWave': {
      const [ball] = tuple as [number];
      if (ball === 49) return 12;
      return 'RBG'.indexOf(WAVES[ball - 1]!) * 4 + (ball > 24 ? 2 : 0) + (ball % 2 === 0 ? 0 : 1);
    }
    case 'compare':
      if (tuple[0]! > tuple[1]!) return 1;
      return tuple[0]! < tuple[1]! ? 2 : 0;
    case 'three': {
      const [low, middle, high] = sorted as [number, number, number];
      if (low === high) return 4;
      if (low === middle || middle === high) return 2;
      const steps = [middle - low, high - middle].filter((step) => step === 1).length;
      return steps === 2 ? 3 : steps;
    }
    case 'hand': {
      // How many pairs of places show the same number tells the hand.
      let same = 0;
      for (let a = 0; a < 4; a++) for (let b = a + 1; b < 5; b++) if (tuple[a] === tuple[b]) same++;
      const hands: Record<number, number> = { 10: 7, 6: 6, 4: 5, 3: 3, 2: 2, 1: 1 };
      return hands[same] ?? (sorted[4]! - sorted[0]! === 4 ? 4 : 0);
    }
    case 'bull': {
      // Two digits that are left out: the other three must sum to a multiple of ten.
      for (let a = 0; a < 4; a++)
        for (let b = a + 1; b < 5; b++)
          if ((total - tuple[a]! - tuple[b]!) % 10 === 0) return (tuple[a]! + tuple[b]!) % 10 || 10;
      return 0;
    }
    case 'low':
      return sorted.filter((number) => number + number < ends).length;
    case 'odd':
      return sorted.filter((number) => number % 2 !== 0).length;
  }
}

/** Whether an option wins with a value of its feature. */
export function optionHolds(option: FeatureOption, value: number): boolean {
  if (option.except && option.except.indexOf(value) >= 0) return false;
  if (option.modulo && value % option.modulo[0] !== option.modulo[1]) return false;
  for (const [from, to] of option.ranges) if (from <= value && value <= to) return true;
  return false;
}
