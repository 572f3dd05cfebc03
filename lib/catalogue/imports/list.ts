import { csvLine } from '@/lib/platform/csv';
import { badList, readCsvList, readListText } from '@/lib/platform/imports/csv-list';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { COLUMNS, KEY_COLUMNS, MAX_LIST_BYTES, MAX_ROWS, type Column } from './constants';
import type { Cells, ListRow, Reason } from './types';

const FORM = { columns: COLUMNS, keys: KEY_COLUMNS, maxRows: MAX_ROWS, maxBytes: MAX_LIST_BYTES };

const isColumn = (name: string): name is Column => (COLUMNS as readonly string[]).includes(name);

/**
 * Reads a list of games: CSV with a header, separated by commas or semicolons, or JSON (an array of objects, or an object with the
 * array `games`), in UTF-8. Throws INVALID_INPUT on `list` if the file is none; a faulty row is returned with its fault.
 */
export async function readList(bytes: Uint8Array): Promise<{ source: 'csv' | 'json'; rows: ListRow[] }> {
  const text = readListText(bytes, FORM);
  const source = /^\s*[[{]/.test(text) ? 'json' : 'csv';
  const rows = source === 'json' ? readJson(text) : await readCsvList(bytes, FORM);
  if (rows.length === 0) throw badList('LIST_EMPTY');
  return { source, rows };
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
