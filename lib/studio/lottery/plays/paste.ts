import type { ListShape } from '../types';
import type { Play } from './play';
import { MAX_COMBINATIONS, MAX_SELECTION_CHARACTERS, parseEntry } from './selection';

/** What is wrong with an entry of a pasted text. Each has a sentence in `lottery-plays` (`paste`). */
export type PasteProblem =
  | 'ENTRY_NOT_DIGITS'
  | 'ENTRY_TOO_SHORT'
  | 'ENTRY_TOO_LONG'
  /** A number is not one of the game. */
  | 'ENTRY_OUT_OF_RANGE'
  /** A number occurs twice in an entry whose numbers must differ. */
  | 'ENTRY_NUMBER_TWICE'
  | 'ENTRY_ALL_EQUAL'
  /** The entry was there before; `first` is its line. It is left out and is no reason to refuse the rest. */
  | 'ENTRY_TWICE'
  /** There are more than MAX_COMBINATIONS entries; those from this line on are left out. */
  | 'TOO_MANY_ENTRIES';

export interface PasteMistake {
  code: PasteProblem;
  /** Counted from 1. */
  line: number;
  /** The entry as it was pasted, cut to MAX_SHOWN characters. */
  entry: string;
  first?: number;
}

export interface Pasted {
  /** The text of the list for a selection (plays/selection.ts): accepted entries in ascending order. Empty if there are none. */
  list: string;
  entries: number;
  /** The first MAX_MISTAKES mistakes, in order. */
  mistakes: PasteMistake[];
  /** All mistakes, including those that are not listed. */
  mistakeCount: number;
}

export const MAX_MISTAKES = 100;
const MAX_SHOWN = 24;

/** Digits of other scripts: full-width, Thai, Arabic and Persian. */
const DIGIT_ZEROS = ['０', '๐', '٠', '۰'].map((zero) => zero.charCodeAt(0));

function plainDigits(text: string): string {
  return text.replace(/[０-９๐-๙٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - DIGIT_ZEROS.find((zero) => code >= zero && code <= zero + 9)!);
  });
}

/**
 * Reads pasted numbers for a play type with a typed list. Entries are separated by line ends, commas, semicolons, bars and, where numbers have
 * one digit, by spaces. Numbers of two digits may have spaces, dots or hyphens between them: `01 02 03, 04 05 06`.
 * Null if the play type has no list or the text is longer than MAX_SELECTION_CHARACTERS. The work is linear in the text.
 */
export function parsePaste(play: Play, text: string): Pasted | null {
  const { list } = play.shape;
  if (!list || text.length > MAX_SELECTION_CHARACTERS) return null;
  const between = list.width > 1 ? /[,;|、，；]+/ : /[\s,;|、，；]+/;
  const seen = new Map<number, number>();
  const mistakes: PasteMistake[] = [];
  let mistakeCount = 0;
  const fault = (mistake: PasteMistake) => {
    mistakeCount++;
    if (mistakes.length < MAX_MISTAKES)
      mistakes.push({ ...mistake, entry: mistake.entry.slice(0, MAX_SHOWN) });
  };
  const lines = plainDigits(text).split(/\r\n|\r|\n/);
  reading: for (const [index, content] of lines.entries())
    for (const piece of content.split(between)) {
      const entry = piece.trim();
      if (entry === '') continue;
      const line = index + 1;
      const digits = list.width > 1 ? padded(entry, list) : entry;
      const read = readEntry(list, digits);
      if (typeof read === 'string') fault({ code: read, line, entry });
      else if (seen.has(read)) fault({ code: 'ENTRY_TWICE', line, entry, first: seen.get(read)! });
      else if (seen.size === MAX_COMBINATIONS) {
        fault({ code: 'TOO_MANY_ENTRIES', line, entry });
        break reading;
      } else seen.set(read, line);
    }
  const length = list.numbers * list.width;
  const accepted = [...seen.keys()].sort((a, b) => a - b);
  return {
    list: accepted.map((entry) => String(entry).padStart(length, '0')).join(' '),
    entries: accepted.length,
    mistakes,
    mistakeCount,
  };
}

/** "1 2 3" of two-digit numbers becomes "010203"; without separators the digits stay as they are. */
function padded(entry: string, { width }: ListShape): string {
  const numbers = entry.slice(0, 200).split(/[\s.-]+/);
  return numbers.length === 1 ? entry : numbers.map((number) => number.padStart(width, '0')).join('');
}

function readEntry(list: ListShape, digits: string): number | PasteProblem {
  const length = list.numbers * list.width;
  if (!/^\d{1,1000}$/.test(digits)) return /^\d+$/.test(digits) ? 'ENTRY_TOO_LONG' : 'ENTRY_NOT_DIGITS';
  if (digits.length < length) return 'ENTRY_TOO_SHORT';
  if (digits.length > length) return 'ENTRY_TOO_LONG';
  const entry = parseEntry(list, digits);
  if (typeof entry === 'number') return entry;
  if (entry === 'VALUE_TWICE') return 'ENTRY_NUMBER_TWICE';
  return entry === 'ENTRY_ALL_EQUAL' ? 'ENTRY_ALL_EQUAL' : 'ENTRY_OUT_OF_RANGE';
}
