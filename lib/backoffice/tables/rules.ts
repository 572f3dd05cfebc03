import { decodeCursor } from '@/lib/platform/cursor';
import type { LocaleCode } from '@/lib/i18n/locales';
import { PAGE_ROWS } from './constants';
import { toSearch } from './params';
import type { ColumnSpec, Query, TableRequest, TableSource } from './types';

/** The order of a query: one that the table has, and its direction. */
export function orderOf(source: Pick<TableSource, 'orders' | 'ascending'>, query: Query) {
  const order = source.orders.find((name) => name === query.order) ?? source.orders[0]!;
  const usual = source.ascending?.includes(order) ? 'asc' : 'desc';
  const direction = query.direction === 'asc' || query.direction === 'desc' ? query.direction : usual;
  return { order, descending: direction === 'desc' };
}

/** The page of a query, as its address says: `after` or `before` a row. */
export function requestOf(source: TableSource, query: Query, locale: LocaleCode): TableRequest {
  const after = decodeCursor(query.after);
  const before = after ? undefined : decodeCursor(query.before);
  return {
    query,
    locale,
    ...orderOf(source, query),
    cursor: after ?? before,
    back: before !== undefined,
    limit: PAGE_ROWS,
  };
}

/** The filter of a query as a query string: what a saved filter and an export remember. */
export const filterOf = (source: Pick<TableSource, 'params'>, query: Query): string =>
  toSearch(query, source.params);

/** The chosen columns in the table's order; without a choice those that are not optional. Never none. */
export function shownColumns<Row>(
  columns: readonly ColumnSpec<Row>[],
  chosen: readonly string[] | undefined,
): ColumnSpec<Row>[] {
  const shown = columns.filter(({ key, optional }) => (chosen ? chosen.includes(key) : !optional));
  return shown.length > 0 ? shown : columns.filter(({ optional }) => !optional);
}
