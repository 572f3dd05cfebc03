import { setImmediate as pause } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TZDate } from '@date-fns/tz';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify';

/** Reading and writing of CSV files (RFC 4180, UTF-8). */

export interface CsvRow {
  /** The line of the file that the row begins on, from 1. */
  line: number;
  /** Without white space around them. */
  fields: string[];
}

/** A quoted field does not end, or is followed by text. */
export class CsvSyntaxError extends Error {
  constructor(
    readonly line: number,
    cause: unknown,
  ) {
    super(`line ${line} is no CSV`, { cause });
    this.name = 'CsvSyntaxError';
  }
}

const CHUNK_BYTES = 64 * 1024;
const LINE_FEED = 0x0a;
const SEMICOLON = 0x3b;

/** The file in pieces: between two of them the process serves other requests. A large file takes seconds. */
async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield bytes.subarray(at, at + CHUNK_BYTES);
    // A stream alone asks for the next piece before the process comes to anything else.
    await pause();
  }
}

/** Returns the separator of a file: a semicolon if its first line has one, else a comma. */
export function separatorOf(bytes: Uint8Array): ',' | ';' {
  const end = bytes.indexOf(LINE_FEED);
  return bytes.subarray(0, end === -1 ? undefined : end).includes(SEMICOLON) ? ';' : ',';
}

/** Calls `visit` with each row of a file, in order. Empty rows are skipped. Throws CsvSyntaxError. */
export async function eachCsvRow(
  bytes: Uint8Array,
  separator: string,
  visit: (row: CsvRow) => void,
): Promise<void> {
  const parser = parse({
    bom: true,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    on_record(fields: string[], { lines }) {
      // `lines` counts to the end of the row; a quoted field may hold line ends.
      const within = fields.reduce((count, field) => count + field.split('\n').length - 1, 0);
      visit({ line: lines - within, fields: fields.map((field) => field.trim()) });
      // Nothing is collected: a file may have a million rows.
      return null;
    },
  });
  try {
    await pipeline(Readable.from(chunksOf(bytes)), parser.resume());
  } catch (error) {
    if (error instanceof CsvError && typeof error.lines === 'number')
      throw new CsvSyntaxError(error.lines, error);
    throw error;
  }
}

/** A text that a spreadsheet would take for a formula, and one that looks like an escaped formula. */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * One line of a CSV file, with its line end. A text that a spreadsheet would run as a formula gets an apostrophe before it (X15);
 * `withoutEscape` removes it again.
 */
export function csvLine(fields: readonly string[]): string {
  const written = fields.map((field) => {
    const text = FORMULA.test(field) ? `'${field}` : field;
    return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(',')}\r\n`;
}

/** A field as it was before `csvLine` escaped it. */
export const withoutEscape = (field: string): string =>
  field.startsWith("'") && FORMULA.test(field) ? field.slice(1) : field;

/**
 * A text as a cell that no spreadsheet runs as a formula: an apostrophe comes before =, +, -, @, their full-width forms, a tab and a
 * line break at the beginning (OWASP, CSV injection). Quotes and separators are escaped by csv-stringify. Every file for a person to read
 * uses it; `csvLine` is for files that are read in again.
 */
export const escapeFormula = (text: string): string =>
  /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;

const HOUR = 3_600_000;

/** Formats moments in a zone with its offset: 2026-01-31T09:30:00+08:00. The offset is looked up once for each hour. */
export function timeFormat(zone: string): (at: Date) => string {
  const offsets = new Map<number, number>();
  return (at) => {
    const hour = Math.floor(at.getTime() / (HOUR / 4));
    let minutes = offsets.get(hour);
    if (minutes === undefined) {
      minutes = -new TZDate(at.getTime(), zone).getTimezoneOffset();
      // A long export has some thousands of hours; a wrong clock must not fill the memory.
      if (offsets.size > 50_000) offsets.clear();
      offsets.set(hour, minutes);
    }
    const local = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 19);
    const [sign, size] = minutes < 0 ? ['-', -minutes] : ['+', minutes];
    const two = (value: number) => String(value).padStart(2, '0');
    return `${local}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  };
}

/**
 * Rows as the bytes of a CSV file: UTF-8 with a byte order mark, so that spreadsheets recognise it. Reads no further row until the ones
 * before are taken, and stops reading when the reader goes away. Cells must be escaped.
 */
export function csvStream(rows: AsyncIterable<readonly string[]>): ReadableStream<Uint8Array> {
  const source = Readable.from(rows);
  const file = stringify({ bom: true, record_delimiter: 'windows' });
  pipeline(source, file).catch((error: unknown) => file.destroy(error as Error));
  return Readable.toWeb(file) as ReadableStream<Uint8Array>;
}

/** The answer of a route with rows as a CSV file for download. */
export const csvFile = (name: string, rows: AsyncIterable<readonly string[]>) => ({
  bytes: csvStream(rows),
  type: 'text/csv; charset=utf-8',
  name,
});
