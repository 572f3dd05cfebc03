/**
 * How titles are made comparable for the search by substring. Two strings per game:
 *  - the text: lower case, without accents and punctuation, one title per line; it decides what matches;
 *  - the key: the text spelled in ASCII letters and digits, for PostgreSQL's trigram index. pg_trgm sees only what the
 *    database's locale calls a letter (nothing beyond ASCII under "C"), and a Chinese word of two characters is shorter
 *    than a trigram. Spelled in ASCII it has six characters and so four trigrams, on every server and locale.
 * Each character is spelled by itself, so a part of the text is a part of the key. The index therefore misses no title. If two
 * characters have one spelling, it finds titles that do not match; the comparison of texts excludes them.
 */

/** Accents of Latin, Greek and Cyrillic, and the marks Arabic may be written with or without. Thai vowels stay. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u0655\u0670]/g;
const APOSTROPHES = /['’‘ʼ`´]/g;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** Lower case, unaccented, one space between words: "Đèn  lồng!" becomes "den long". */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(APOSTROPHES, '')
    .replace(NOT_WORD, ' ')
    .trim();
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * Spells searchable text in ASCII: Latin as itself, a letter of another alphabet in two, an ideograph in three, a space
 * as 0. For pg_trgm a title is then one long word, and any three characters are a trigram, also across words.
 */
export function searchKey(text: string): string {
  let key = '';
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (character === ' ') key += '0';
    else if (code < 0x80) key += character;
    // Alphabets have blocks of 128 or 256 characters, so the low byte differs within one. The spelling begins with a digit, which is
    // rare in Latin titles.
    else if (code < 0x1100) key += DIGITS[Math.floor((code & 0xff) / 36)]! + DIGITS[(code & 0xff) % 36]!;
    else
      key += DIGITS[code % 36]! + DIGITS[Math.floor(code / 36) % 36]! + DIGITS[Math.floor(code / 1296) % 36]!;
  }
  return key;
}

/** The text is in B-tree indexes, whose entries have at most 2,704 bytes. */
const MAX_TEXT_BYTES = 2_400;

/**
 * Returns the two search columns for these titles, the most important first. About thirty titles fit; later ones are
 * not searched. Each starts with a space, so that a search can ask for the start of a word.
 */
export function searchColumns(titles: readonly string[]): { text: string; key: string } {
  let text = '';
  for (const title of new Set(titles.map(searchable))) {
    const longer = text === '' ? ` ${title}` : `${text}\n ${title}`;
    if (Buffer.byteLength(longer) > MAX_TEXT_BYTES) break;
    text = longer;
  }
  return { text, key: searchKey(text) };
}

export interface Needle {
  text: string;
  key: string;
}

/** Prepares a search text; undefined if it has no letter and no digit. */
export function needleOf(typed: string): Needle | undefined {
  const text = searchable(typed);
  return text === '' ? undefined : { text, key: searchKey(text) };
}
