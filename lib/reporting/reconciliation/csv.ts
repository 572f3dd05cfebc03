import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { badStatement } from './errors';

export interface CsvRow {
  /** The line of the file that the row begins on, from 1. */
  line: number;
  /** Without white space around them. */
  fields: string[];
}

const CHUNK_BYTES = 64 * 1024;

/** The file in pieces: between two of them the process serves other requests. A large file takes seconds. */
function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

/**
 * Calls `visit` with each row of a CSV file (RFC 4180, UTF-8), in order. Empty rows are skipped. Throws INVALID_INPUT on
 * `statement` (STATEMENT_LINE) if a quoted field does not end, or is followed by text.
 */
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
      // Nothing is collected: a statement has up to a million rows.
      return null;
    },
  });
  try {
    await pipeline(Readable.from(chunksOf(bytes)), parser.resume());
  } catch (error) {
    if (error instanceof CsvError && typeof error.lines === 'number')
      throw badStatement('STATEMENT_LINE', error.lines);
    throw error;
  }
}
