import { CsvSyntaxError, csvLine, eachCsvRow, separatorOf, withoutEscape } from '@/lib/platform/csv';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { COLUMNS, KEY_COLUMNS, MAX_LIST_BYTES, MAX_ROWS, type Column } from './constants';
import { badList } from './errors';
import type { Cells, ListRow, Reason } from './types';

const isColumn = (name: string): name is Column => (COLUMNS as readonly string[]).includes(name);

/**
 * Reads a list of games: CSV with a header, separated by commas or semicolons, or JSON (an array of objects, or an object with the
 * array `games`), in UTF-8. Throws INVALID_INPUT on `list` if the file is none; a faulty row is returned with its fault.
 */
export async function readList(bytes: Uint8Array): Promise<{ source: 'csv' | 'json'; rows: ListRow[] }> {
  if (bytes.length > MAX_LIST_BYTES) throw badList('LIST_LONG', { rows: MAX_ROWS, megabytes: 8 });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badList('LIST_ENCODING');
  }
  const source = /^\s*[[{]/.test(text) ? 'json' : 'csv';
  const rows = source === 'json' ? readJson(text) : await readCsv(bytes);
  if (rows.length === 0) throw badList('LIST_EMPTY');
  return { source, rows };
}

async function readCsv(bytes: Uint8Array): Promise<ListRow[]> {
  const rows: ListRow[] = [];
  let header: Column[] | undefined;
  try {
    await eachCsvRow(bytes, separatorOf(bytes), ({ line, fields }) => {
      if (!header) header = columnsOf(fields);
      else if (rows.push(csvRow(line, header, fields)) > MAX_ROWS)
        throw badList('LIST_LONG', { rows: MAX_ROWS, megabytes: 8 });
    });
  } catch (error) {
    if (error instanceof CsvSyntaxError) throw badList('LIST_LINE', { line: error.line });
    throw error;
  }
  if (!header) throw badList('LIST_EMPTY');
  return rows;
}

function columnsOf(fields: readonly string[]): Column[] {
  const names = fields.map((field) => field.toLowerCase());
  const unknown = names.find((name, index) => !isColumn(name) || names.indexOf(name) !== index);
  // A file of another kind names none of our columns. A mistyped column would be ignored, and nobody would notice.
  if (!names.some(isColumn)) throw badList('LIST_FORM');
  if (unknown !== undefined) throw badList('LIST_UNKNOWN_COLUMN', { column: unknown.slice(0, 40) });
  const missing = KEY_COLUMNS.find((name) => !names.includes(name));
  if (missing) throw badList('LIST_COLUMNS', { column: missing });
  return names as Column[];
}

function csvRow(line: number, header: readonly Column[], fields: readonly string[]): ListRow {
  const cells: Partial<Cells> = Object.fromEntries(
    header.map((column, index) => [column, withoutEscape(fields[index] ?? '')]),
  );
  if (fields.length === header.length) return { line, cells };
  const fault: Reason = { code: 'CELL_COUNT', values: { found: fields.length, expected: header.length } };
  return { line, cells, fault };
}

function readJson(text: string): ListRow[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw badList('LIST_FORM');
  }
  const list = Array.isArray(value) ? (value as unknown[]) : (value as { games?: unknown } | null)?.games;
  if (!Array.isArray(list)) throw badList('LIST_FORM');
  if (list.length > MAX_ROWS) throw badList('LIST_LONG', { rows: MAX_ROWS, megabytes: 8 });
  return list.map((entry, index) => jsonRow(index + 1, entry));
}

/** A row of a JSON list. Names are an object by language, classes an array; numbers are taken as their text. */
function jsonRow(line: number, entry: unknown): ListRow {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { line, cells: {}, fault: { code: 'NO_OBJECT' } };
  const cells: Partial<Cells> = {};
  let fault: Reason | undefined;
  for (const [key, value] of Object.entries(entry)) {
    const read =
      key === 'names' ? readNames(value) : isColumn(key) ? { [key]: readValue(key, value) } : undefined;
    if (!read) fault ??= { code: 'UNKNOWN_FIELD', values: { field: key.slice(0, 40) } };
    else
      for (const [column, text] of Object.entries(read)) {
        if (text === undefined) fault ??= { code: 'VALUE_KIND', column: column as Column };
        else cells[column as Column] = text;
      }
  }
  return { line, cells, ...(fault && { fault }) };
}

/** The text of a value; undefined if it is of a kind that the column does not have. */
function readValue(column: Column, value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (column === 'classes' && Array.isArray(value) && value.every((code) => typeof code === 'string'))
    return value.join(' ');
  return undefined;
}

function readNames(value: unknown): Partial<Record<Column, string | undefined>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const names: Partial<Record<Column, string | undefined>> = {};
  for (const [code, name] of Object.entries(value)) {
    if (!(LOCALE_CODES as readonly string[]).includes(code)) return undefined;
    names[`name_${code as LocaleCode}`] = typeof name === 'string' ? name.trim() : undefined;
  }
  // A language that the object lacks has no name: the object is the whole set.
  for (const code of LOCALE_CODES) names[`name_${code}`] ??= code in value ? undefined : '';
  return names;
}

/** The header of a CSV list. */
export const csvHeader = (): string => csvLine(COLUMNS);

/** One game of a CSV list. */
export const csvOf = (cells: Cells): string => csvLine(COLUMNS.map((column) => cells[column]));

/** One game of a JSON list, on one line. */
export function jsonOf(cells: Cells): string {
  const entry: Record<string, unknown> = {};
  for (const column of COLUMNS) {
    if (column.startsWith('name_')) continue;
    entry[column] = cells[column];
  }
  entry.names = Object.fromEntries(
    LOCALE_CODES.flatMap((code) => (cells[`name_${code}`] ? [[code, cells[`name_${code}`]]] : [])),
  );
  entry.classes = cells.classes === '' ? [] : cells.classes.split(' ');
  entry.order = Number(cells.order);
  if (cells.seed !== '') entry.seed = Number(cells.seed);
  return JSON.stringify(entry);
}
