/** A pasted list as names: separated by lines, spaces, commas or semicolons; empty ones are left out. */
export const namesOfList = (text: string): string[] => text.split(/[\s,;]+/).filter((name) => name !== '');

/** Names with numbers: `shop` from 8, three names: shop08, shop09, shop10. All have the same length. */
export function namesWithNumbers(prefix: string, first: number, count: number): string[] {
  const width = String(first + count - 1).length;
  return Array.from(
    { length: count },
    (_, index) => `${prefix}${String(first + index).padStart(width, '0')}`,
  );
}
