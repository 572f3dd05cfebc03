import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { CursorPage, CursorRequest } from '@/lib/platform/cursor';
import type { Shortcut } from '@/lib/reporting/figures/rules';
import type { TableName } from './constants';

/** The parameters of a table's address: what it shows, in which order. A value that is not understood counts as missing. */
export type Query = Readonly<Record<string, string>>;

/**
 * What a column has. `amount` is a bigint in 1/10,000, `count` an integer, `share` a part of 1, `seconds` a duration, `time` a moment,
 * `bucket` a day, week, month or hour of a report (2026-01-31 or ISO 8601).
 */
export type ColumnKind = 'text' | 'id' | 'count' | 'amount' | 'share' | 'seconds' | 'time' | 'bucket';
export type Cell = string | bigint | number | Date | null;

export interface ColumnSpec<Row> {
  /** The label is `backoffice-tables.<table>.<key>`, or `backoffice-tables.columns.<key>`. */
  key: string;
  kind: ColumnKind;
  value(row: Row): Cell;
  /** The order of the table that the column's head switches to. */
  order?: string;
  /** Not shown before the operator chooses it. */
  optional?: boolean;
}

/** Where and how a page of a table is read. */
export interface TableRequest extends CursorRequest {
  query: Query;
  order: string;
  descending: boolean;
  locale: LocaleCode;
}

/** A table of the back office: what can be shown, filtered, ordered and exported. The screens add links and badges. */
export interface TableSource<Row = unknown> {
  name: TableName;
  /** The columns for a filter: some tables have others for another one. */
  columns(query: Query): readonly ColumnSpec<Row>[];
  /** Orders that an index or a short list allows; the first is the default, descending unless `ascending` names it. */
  orders: readonly string[];
  ascending?: readonly string[];
  /** The parameters of the address that belong to the filter. */
  params: readonly string[];
  /** The period if the filter names none; undefined for a table without periods. A schedule sets the period. */
  period?: Shortcut;
  page(db: Db, request: TableRequest): Promise<CursorPage<Row>>;
  /** Sums of the whole filter, by column; columns without a sum are left out. */
  totals?(db: Db, query: Query): Promise<Partial<Record<string, Cell>>>;
  /** The currency of the amounts of a row. */
  currency?(row: Row, query: Query): string;
}
