import { animalOf } from '@/lib/studio/lottery/plays/result-families';
import { sources } from '@/lib/studio/lottery/sources/sources';
import type { PictureKind, PictureNames, WireResult } from './picture-kind';

/** A number as it is written on a ball: with two digits where the highest has two. */
export function numberText(source: PictureKind['source'], value: number | string): string {
  const group = sources[source].groups[0];
  const isWide = 'high' in group && group.high > 9 && source !== 'tenCars';
  return isWide ? String(value).padStart(2, '0') : String(value);
}

export const sumOf = (numbers: readonly (number | string)[]): number =>
  numbers.reduce<number>((sum, value) => sum + Number(value), 0);

/** Whether a result is a table of prizes, each rank with its numbers. */
export const isPrizeTable = (source: PictureKind['source']): boolean =>
  sources[source].groups.some((group) => 'width' in group);

/** A result in words, for readers who do not see its picture. */
export function resultWords(kind: PictureKind, result: WireResult, names: PictureNames): string {
  const { source } = kind;
  const write = (value: number | string) => numberText(source, value);
  const [first = [], second = [], third = []] = result;
  if (source === 'fortyNine')
    return `${first.map(write).join(' ')} + ${second
      .map((value) => `${write(value)} (${names.animals[animalOf(Number(value), Number(third[0]))] ?? ''})`)
      .join(' ')}`;
  if (isPrizeTable(source))
    return sources[source].groups
      .map(({ code }, at) => `${names.ranks[code] ?? code}: ${(result[at] ?? []).join(' ')}`)
      .join('; ');
  const numbers = first.map(write).join(' ');
  return kind.sum ? `${numbers} = ${sumOf(first)}` : numbers;
}
