// The browser uses this file too, so it imports nothing of the server.

/** The code points of zero in other scripts: Arabic, Persian, Devanagari, Bengali, Thai, Lao, Burmese, Khmer. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0];

/** Normalises a typed number: digits of any script become 0-9; spaces, dots, hyphens and brackets are removed. */
export function normaliseNumber(typed: string): string {
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
