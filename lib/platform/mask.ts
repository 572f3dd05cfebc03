/**
 * Masks a name for others: the first two characters and the last one if it has four or more, else the first. Characters are graphemes,
 * so that no letter is cut in half.
 */
export function maskName(name: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)].map(
    (part) => part.segment,
  );
  const shown = letters.length >= 4 ? 2 : 1;
  const last = letters.length >= 4 ? letters.at(-1) : '';
  return `${letters.slice(0, shown).join('')}****${last ?? ''}`;
}
