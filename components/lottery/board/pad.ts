import { parseEntry } from '@/lib/studio/lottery/plays/selection';
import type { ListShape } from '@/lib/studio/lottery/types';

/** Whether numbers of a list can be chosen on a pad: those of two to four digits. */
export const hasPad = (list: ListShape): boolean =>
  list.width === 1 && list.low === 0 && list.high === 9 && list.numbers >= 2 && list.numbers <= 4;

/** All numbers of a pad in order: `00` to `99`, or `000` to `999`, or `0000` to `9999`. Where the order of digits does not count, the ascending one alone. */
export function padNumbers(list: ListShape): string[] {
  const all = Array.from({ length: 10 ** list.numbers }, (_, entry) =>
    String(entry).padStart(list.numbers, '0'),
  );
  return all.filter((number) => parseEntry(list, number) === Number(number));
}

/** The numbers of a choice that a pad can show, ascending, each once. Anything else in the text is left out. */
export function padChosen(list: ListShape, texts: readonly string[]): string[] {
  const chosen = new Set<string>();
  for (const piece of texts.join(' ').split(/[^0-9]+/)) {
    const entry = parseEntry(list, piece);
    if (typeof entry === 'number') chosen.add(String(entry).padStart(list.numbers, '0'));
  }
  return [...chosen].sort();
}

/** Chooses numbers; takes them back if all of them are chosen already. */
export function togglePad(chosen: readonly string[], numbers: readonly string[]): string[] {
  const before = new Set(chosen);
  const hasAll = numbers.every((number) => before.has(number));
  for (const number of numbers)
    if (hasAll) before.delete(number);
    else before.add(number);
  return [...before].sort();
}

export const PAD_PICKS = ['all', 'big', 'small', 'odd', 'even', 'doubles'] as const;
export type PadPick = (typeof PAD_PICKS)[number];

/** The numbers of a quick pick. Big is the upper half, odd and even go by the last digit, doubles have equal digits. */
export function padPick(numbers: readonly string[], pick: PadPick): string[] {
  const fits: Record<PadPick, (number: string) => boolean> = {
    all: () => true,
    big: (number) => number[0]! >= '5',
    small: (number) => number[0]! < '5',
    odd: (number) => Number(number.at(-1)) % 2 === 1,
    even: (number) => Number(number.at(-1)) % 2 === 0,
    doubles: (number) => [...number].every((digit) => digit === number[0]),
  };
  return numbers.filter(fits[pick]);
}

/** Every number with one of the chosen digits in each column, as the list writes it. Empty while a column is. */
export function padProduct(list: ListShape, columns: readonly (readonly number[])[]): string[] {
  const numbers = columns.reduce<string[]>(
    (before, digits) => before.flatMap((number) => digits.map((digit) => `${number}${digit}`)),
    [''],
  );
  return padChosen(list, numbers);
}
