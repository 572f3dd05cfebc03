// Used by the browser too: nothing of the server is imported here.

/** Where the digits of other scripts begin in Unicode: Arabic, Persian, Devanagari, Bengali, Thai, Lao, Burmese, Khmer. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0];

/** A number as people type it, made plain: digits of any script as 0-9; spaces, dots, hyphens and brackets taken out. */
export function plainNumber(typed: string): string {
  return [...typed.normalize('NFKC')]
    .map(asciiDigit)
    .join('')
    .replace(/[\s().‐-―-]/g, '');
}

function asciiDigit(character: string): string {
  const point = character.codePointAt(0)!;
  const zero = ZEROS.find((first) => point >= first && point <= first + 9);
  return zero === undefined ? character : String(point - zero);
}
