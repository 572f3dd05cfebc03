import { badInput } from '../errors';
import { CsvSyntaxError, eachCsvRow, separatorOf, withoutEscape } from '../csv';

/** Why a row is refused: a code of the room's messages. */
export interface ListFault<Column extends string> {
  code: string;
  /** The column that it concerns; absent if it concerns the whole row. */
  column?: Column;
  values?: Record<string, string | number>;
}

/** A row of the file. A column that the file does not have is absent; an empty cell is ''. */
export interface CsvListRow<Column extends string> {
  /** The line of the file, from 1. */
  line: number;
  cells: Partial<Record<Column, string>>;
  /** Why the row is refused, whatever its cells contain. */
  fault?: ListFault<Column>;
}

/** The file is not such a list: it has another format, is not UTF-8, has a broken line or other columns, is too long, or is empty. */
export const badList = (
  code:
    | 'LIST_FORM'
    | 'LIST_ENCODING'
    | 'LIST_LINE'
    | 'LIST_COLUMNS'
    | 'LIST_UNKNOWN_COLUMN'
    | 'LIST_LONG'
    | 'LIST_EMPTY'
    | 'LIST_MISSING',
  values: Record<string, string | number> = {},
) => badInput({ list: { code, values } });

export interface ListForm<Column extends string> {
  columns: readonly Column[];
  /** A list without these columns is refused. */
  keys: readonly Column[];
  maxRows: number;
  maxBytes: number;
}

const tooLong = ({ maxRows, maxBytes }: ListForm<string>) =>
  badList('LIST_LONG', { rows: maxRows, megabytes: Math.floor(maxBytes / 1024 / 1024) });

/** The file as text. Throws INVALID_INPUT on `list` if it is too large or not UTF-8. */
export function readListText(bytes: Uint8Array, form: ListForm<string>): string {
  if (bytes.length > form.maxBytes) throw tooLong(form);
  // A NUL is valid UTF-8, and PostgreSQL stores no text with one.
  if (bytes.includes(0)) throw badList('LIST_ENCODING');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badList('LIST_ENCODING');
  }
}

/**
 * Reads the text of a CSV list with a header, separated by commas or semicolons. Throws INVALID_INPUT on `list` if it is not such a list. A
 * faulty row is returned with its fault.
 */
export async function readCsvList<Column extends string>(
  bytes: Uint8Array,
  form: ListForm<Column>,
): Promise<CsvListRow<Column>[]> {
  const rows: CsvListRow<Column>[] = [];
  let header: Column[] | undefined;
  try {
    await eachCsvRow(bytes, separatorOf(bytes), ({ line, fields }) => {
      if (!header) header = columnsOf(fields, form);
      else if (rows.push(csvRow(line, header, fields)) > form.maxRows) throw tooLong(form);
    });
  } catch (error) {
    if (error instanceof CsvSyntaxError) throw badList('LIST_LINE', { line: error.line });
    throw error;
  }
  if (!header) throw badList('LIST_EMPTY');
  return rows;
}

function columnsOf<Column extends string>(
  fields: readonly string[],
  { columns, keys }: ListForm<Column>,
): Column[] {
  const isColumn = (name: string): name is Column => (columns as readonly string[]).includes(name);
  const names = fields.map((field) => field.toLowerCase());
  const unknown = names.find((name, index) => !isColumn(name) || names.indexOf(name) !== index);
  // A file of another kind has none of these columns. An unknown column is refused, because a mistyped name would otherwise be ignored
  // unnoticed.
  if (!names.some(isColumn)) throw badList('LIST_FORM');
  if (unknown !== undefined) throw badList('LIST_UNKNOWN_COLUMN', { column: unknown.slice(0, 40) });
  const missing = keys.find((name) => !names.includes(name));
  if (missing) throw badList('LIST_COLUMNS', { column: missing });
  return names as Column[];
}

function csvRow<Column extends string>(
  line: number,
  header: readonly Column[],
  fields: readonly string[],
): CsvListRow<Column> {
  const cells = Object.fromEntries(
    header.map((column, index) => [column, withoutEscape(fields[index] ?? '')]),
  ) as Partial<Record<Column, string>>;
  if (fields.length === header.length) return { line, cells };
  return {
    line,
    cells,
    fault: { code: 'CELL_COUNT', values: { found: fields.length, expected: header.length } },
  };
}
