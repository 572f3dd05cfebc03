import { colourOf } from '@/lib/studio/lottery/plays/features';
import { sources } from '@/lib/studio/lottery/sources/sources';
import type { NumberGroup, RowShape } from '@/lib/studio/lottery/types';
import type { SourceCode } from '../pictures/picture-kind';

/** How the key of a number looks: as what is drawn. */
export type KeyLook =
  | { kind: 'ball'; tone: 'red' | 'blue' | 'green' | 'amber' }
  | { kind: 'car'; car: number }
  | { kind: 'die'; face: number };

const COLOURS = ['red', 'blue', 'green'] as const;

/** The look of a number of a row. Rows of other values, such as sums, have plain keys. `source` is undefined where no number is drawn. */
export function keyLook(source: SourceCode | undefined, row: RowShape, value: number): KeyLook {
  const plain: KeyLook = { kind: 'ball', tone: 'amber' };
  if (!source || row.options) return plain;
  const drawn: NumberGroup = sources[source].groups[0];
  if (!('high' in drawn) || drawn.low !== row.low || drawn.high !== row.high) return plain;
  if (source === 'tenCars') return { kind: 'car', car: value };
  if (source === 'threeDice') return { kind: 'die', face: value };
  if (source === 'fortyNine') return { kind: 'ball', tone: COLOURS[colourOf(value)]! };
  return source === 'twentyOfEighty' ? { kind: 'ball', tone: 'blue' } : plain;
}
