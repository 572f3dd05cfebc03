import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';

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
function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
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
