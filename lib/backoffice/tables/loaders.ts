import { database, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { encodeCursor } from '@/lib/platform/cursor';
import type { Operator } from '../types';
import type { TableName } from './constants';
import { chosenColumns, listSavedFilters, type SavedFilter } from './queries';
import { filterOf, orderOf, requestOf, shownColumns } from './rules';
import type { Cell, ColumnSpec, Query, TableSource } from './types';

/** Everything that a page needs to show a table. */
export interface LoadedTable<Row> {
  name: TableName;
  query: Query;
  /** The filter as a query string. */
  filter: string;
  rows: Row[];
  /** Every column of this filter, and the shown ones. */
  columns: readonly ColumnSpec<Row>[];
  shown: readonly ColumnSpec<Row>[];
  order: string;
  descending: boolean;
  totals: Partial<Record<string, Cell>>;
  currency(row: Row): string | undefined;
  /** Encoded cursors. */
  next: string | undefined;
  previous: string | undefined;
  saved: SavedFilter[];
}

/** Reads a page of a table with its totals, the operator's columns and saved filters. The page has checked the permission. */
export async function loadTable<Row>(
  source: TableSource<Row>,
  query: Query,
  operator: Operator,
  locale: LocaleCode,
  db: Db = database(),
): Promise<LoadedTable<Row>> {
  const request = requestOf(source, query, locale);
  const [page, totals, chosen, saved] = await Promise.all([
    source.page(db, request),
    source.totals?.(db, query) ?? {},
    chosenColumns(db, operator.id, source.name),
    listSavedFilters(db, operator.id, source.name),
  ]);
  const columns = source.columns(query);
  return {
    name: source.name,
    query,
    filter: filterOf(source, query),
    rows: page.rows,
    columns,
    shown: shownColumns(columns, chosen),
    ...orderOf(source, query),
    totals,
    currency: (row) => source.currency?.(row, query),
    next: page.next && encodeCursor(page.next),
    previous: page.previous && encodeCursor(page.previous),
    saved,
  };
}
