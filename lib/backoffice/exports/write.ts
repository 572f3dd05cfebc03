import type { Db, Tx } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { escapeFormula, timeFormat } from '@/lib/platform/csv';
import { settlementZone } from '@/lib/reporting/settlement';
import type { TableName } from '../tables/constants';
import { fromSearch } from '../tables/params';
import { tableOf } from '../tables/registry';
import { orderOf } from '../tables/rules';
import type { ColumnSpec, Query } from '../tables/types';
import { BATCH_ROWS, MAX_EXPORT_ROWS } from './constants';
import { csvCell } from './rules';

/** What an export has: a table with its filter and columns, in a language. */
export interface ExportContent {
  table: TableName;
  /** The filter as a query string. */
  query: string;
  columns: readonly string[];
  locale: LocaleCode;
}

/** The table has more rows than an export may have. */
export class TooManyRows extends Error {}

/** The label of a column in a language: the table's own, or one that several tables share. */
export function columnLabel(locale: LocaleCode, table: TableName, key: string): string {
  const t = translator(locale, 'backoffice-tables');
  const own = `${table}.${key}`;
  return t.has(own) ? t(own) : t(`columns.${key}`);
}

/** The columns of an export: the chosen ones, and the currency if there are amounts. */
function columnsOf(content: ExportContent, query: Query): readonly ColumnSpec<unknown>[] {
  const source = tableOf(content.table);
  const chosen = source.columns(query).filter(({ key }) => content.columns.includes(key));
  const columns = chosen.length > 0 ? chosen : source.columns(query);
  if (!source.currency || !columns.some(({ kind }) => kind === 'amount')) return columns;
  return [...columns, { key: 'currency', kind: 'text', value: (row) => source.currency!(row, query) }];
}

/** Runs `work` in a transaction that only reads, and sees the database as it was at its beginning. */
export const inSnapshot = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

/**
 * The rows of an export, the heads first. Reads the table page by page; inSnapshot makes all pages of one moment. `onRows` is called after each page with the number of rows so far and may stop the export by throwing. Throws
 * TooManyRows.
 */
export async function* exportRows(
  tx: Db,
  content: ExportContent,
  onRows: (count: number) => Promise<void>,
): AsyncGenerator<string[]> {
  const source = tableOf(content.table);
  const query = fromSearch(content.query);
  const columns = columnsOf(content, query);
  const time = timeFormat(settlementZone());
  yield columns.map(({ key }) => escapeFormula(columnLabel(content.locale, content.table, key)));
  let cursor: string[] | undefined;
  let count = 0;
  do {
    const request = { query, locale: content.locale, ...orderOf(source, query), limit: BATCH_ROWS };
    const page = await source.page(tx, { ...request, cursor });
    for (const row of page.rows) yield columns.map((column) => csvCell(column.value(row), column.kind, time));
    count += page.rows.length;
    if (count > MAX_EXPORT_ROWS) throw new TooManyRows();
    await onRows(count);
    cursor = page.next;
  } while (cursor);
}
