import type { ListShape, RowShape, Selection, Shape } from '../types';

/** Why a selection is refused. The codes are part of the API. */
export type SelectionProblem =
  | 'SELECTION_TOO_LONG'
  /** Other characters than the form has, or more or fewer rows. */
  | 'SELECTION_MALFORMED'
  /** A number or option that the play type does not offer, or with another count of digits. */
  | 'VALUE_NOT_OFFERED'
  /** A number twice in a row, in two rows that must differ, or in an entry whose numbers must differ. */
  | 'VALUE_TWICE'
  | 'TOO_FEW_VALUES'
  | 'TOO_MANY_VALUES'
  /** Too few rows have a number. */
  | 'TOO_FEW_ROWS'
  /** An entry of one number repeated, where any order counts. */
  | 'ENTRY_ALL_EQUAL'
  /** The numbers do not make a combination. */
  | 'NO_COMBINATION'
  | 'TOO_MANY_COMBINATIONS';

export type ParsedSelection =
  | { ok: true; selection: Selection }
  /** `row` and `at` count from 0; `row` is the list's too, after the rows. */
  | { ok: false; code: SelectionProblem; row?: number; at?: number };

/** Combinations in one selection. */
export const MAX_COMBINATIONS = 100_000;
/** Characters of a selection: the longest list of 100,000 entries is shorter. */
export const MAX_SELECTION_CHARACTERS = 1_100_000;
const MAX_ROW_CHARACTERS = 60_000;

/**
 * Reads the text of a selection: rows separated by `|`, values by `,`; after the rows a list with entries separated by spaces.
 * Straight of three: `1,2|3|4,5`. Typed numbers: `123 456`. Two positions of five, then numbers: `1,5|12 34`. Options: `big,odd`.
 * The work is bounded by MAX_SELECTION_CHARACTERS, whatever the text is. The count of combinations is not checked here (play.ts).
 */
export function parseSelection(shape: Shape, text: string): ParsedSelection {
  if (text.length > MAX_SELECTION_CHARACTERS) return { ok: false, code: 'SELECTION_TOO_LONG' };
  const count = shape.rows.length + (shape.list ? 1 : 0);
  const parts = text.split('|', count + 1);
  if (parts.length !== count) return { ok: false, code: 'SELECTION_MALFORMED' };
  const rows: number[][] = [];
  for (const [index, row] of shape.rows.entries()) {
    const parsed = parseRow(row, parts[index]!);
    if ('code' in parsed) return { ok: false, row: index, ...parsed };
    rows.push(parsed.values);
  }
  if (rows.filter((values) => values.length > 0).length < shape.rowsNeeded)
    return { ok: false, code: 'TOO_FEW_ROWS' };
  if (shape.disjoint) {
    const seen = new Set<number>();
    for (const [row, values] of rows.entries())
      for (const [at, value] of values.entries()) {
        if (seen.has(value)) return { ok: false, code: 'VALUE_TWICE', row, at };
        seen.add(value);
      }
  }
  const list = shape.list ? parseList(shape.list, parts.at(-1)!) : { values: [] };
  if ('code' in list) return { ok: false, row: rows.length, ...list };
  return { ok: true, selection: { rows, list: list.values } };
}

type Parsed = { values: number[] } | { code: SelectionProblem; at?: number };

function parseRow(row: RowShape, text: string): Parsed {
  if (text.length > MAX_ROW_CHARACTERS) return { code: 'TOO_MANY_VALUES' };
  const tokens = text === '' ? [] : text.split(',');
  if (tokens.length > row.max) return { code: 'TOO_MANY_VALUES' };
  if (tokens.length < row.min) return { code: 'TOO_FEW_VALUES' };
  const values: number[] = [];
  const seen = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    const value = valueOf(row, token);
    if (value === undefined) return { code: 'VALUE_NOT_OFFERED', at };
    if (seen.has(value)) return { code: 'VALUE_TWICE', at };
    seen.add(value);
    values.push(value);
  }
  return { values: values.sort((a, b) => a - b) };
}

/** The value that a token of a row stands for; undefined if the row does not offer it. */
export function valueOf(row: RowShape, token: string): number | undefined {
  if (row.options) {
    const index = row.options.indexOf(token);
    return index < 0 ? undefined : index;
  }
  if (!/^\d{1,6}$/.test(token)) return undefined;
  const value = Number(token);
  return value >= row.low && value <= row.high && token === tokenOf(row, value) ? value : undefined;
}

/** How a value of a row is written. */
export function tokenOf(row: RowShape, value: number): string {
  return row.options ? row.options[value]! : String(value).padStart(row.width, '0');
}

function parseList(list: ListShape, text: string): Parsed {
  const tokens = text === '' ? [] : text.split(' ', MAX_COMBINATIONS + 1);
  if (tokens.length === 0) return { code: 'TOO_FEW_VALUES' };
  if (tokens.length > MAX_COMBINATIONS) return { code: 'TOO_MANY_COMBINATIONS' };
  const seen = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    const entry = parseEntry(list, token);
    if (typeof entry === 'string') return { code: entry, at };
    if (seen.has(entry)) return { code: 'VALUE_TWICE', at };
    seen.add(entry);
  }
  return { values: [...seen].sort((a, b) => a - b) };
}

/** An entry of a typed list as a number: its digits, ascending if the order does not count. A code says what is wrong with it. */
export function parseEntry(list: ListShape, token: string): number | SelectionProblem {
  if (token.length !== list.numbers * list.width) return 'VALUE_NOT_OFFERED';
  const numbers: number[] = [];
  for (let at = 0; at < token.length; at += list.width) {
    const digits = token.slice(at, at + list.width);
    const value = Number(digits);
    if (!/^\d+$/.test(digits) || value < list.low || value > list.high) return 'VALUE_NOT_OFFERED';
    if (list.distinct && numbers.includes(value)) return 'VALUE_TWICE';
    numbers.push(value);
  }
  if (!list.allEqual && numbers.every((value) => value === numbers[0])) return 'ENTRY_ALL_EQUAL';
  if (!list.ordered) numbers.sort((a, b) => a - b);
  return numbers.reduce((entry, value) => entry * 10 ** list.width + value, 0);
}

/** The text of a selection, in its one form: values ascending. `parseSelection` reads it back. */
export function formatSelection(shape: Shape, selection: Selection): string {
  const parts = shape.rows.map((row, index) =>
    selection.rows[index]!.map((value) => tokenOf(row, value)).join(','),
  );
  if (shape.list) {
    const length = shape.list.numbers * shape.list.width;
    parts.push(selection.list.map((entry) => String(entry).padStart(length, '0')).join(' '));
  }
  return parts.join('|');
}
