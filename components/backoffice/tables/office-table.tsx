import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { LoadedTable } from '@/lib/backoffice/tables/loaders';
import type { Cell, ColumnSpec } from '@/lib/backoffice/tables/types';
import type { Operator } from '@/lib/backoffice/types';
import { isLocale } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import type { Bucket } from '@/lib/reporting/figures/types';
import { siteCurrency } from '@/lib/reporting/settlement';
import { DataTable, type Column } from '../data-table';
import { PageMessages } from '../page-messages';
import { Panel } from '../panel';
import { TransactionLink } from '../transaction-link';
import { tableAddress } from './address';
import { ColumnMenu } from './column-menu';
import { CursorLinks } from './cursor-links';
import { ExportMenu } from './export-menu';
import { SavedFilters } from './saved-filters';
import { TableKeys } from './table-keys';
import { isFigure, showValue } from './values';

export interface OfficeTableProps<Row> {
  table: LoadedTable<Row>;
  /** The page's path. */
  base: string;
  operator: Operator;
  title?: ReactNode;
  rowKey: (row: Row) => string;
  rowHref?: (row: Row) => string;
  /** The column with the row's link; the first shown one by default. */
  leads?: string;
  /** Cells that are shown in another way than their kind. */
  cells?: Partial<Record<string, (row: Row) => ReactNode>>;
  /** Amounts whose sign means a gain or a loss. */
  signed?: readonly string[];
  /** The parts of the period, for the names of `bucket` cells. */
  unit?: Bucket | undefined;
  empty?: ReactNode;
  /** Above the table, inside its frame: a search or a filter. */
  children?: ReactNode;
  /** Operators who may get an export by email; without it, the table offers no schedule. */
  candidates?: readonly { id: bigint; account: string; name: string }[];
  /** Without saved filters: the filter is of one member or another single item. */
  unsaved?: boolean;
  /** Inside a panel that is there already. */
  framed?: boolean;
}

/**
 * A table of the back office with what belongs to it: columns of the operator's choice, orders, saved filters, export, pages by cursor,
 * sums, and the keyboard.
 */
export async function OfficeTable<Row>(props: OfficeTableProps<Row>) {
  const { table, base, operator, rowKey, rowHref, cells = {}, signed = [], unit } = props;
  const [t, locale] = await Promise.all([getTranslations('backoffice-tables'), getLocale()]);
  // A ledger transaction leads to its entries.
  const transactionCell = (id: Cell) =>
    id === null ? undefined : <TransactionLink id={id as bigint} operator={operator} />;
  const labelOf = (key: string) =>
    t.has(`${table.name}.${key}`) ? t(`${table.name}.${key}`) : t(`columns.${key}`);
  const leads = table.shown.find(({ key }) => key === props.leads) ?? table.shown[0];
  const sums = table.rows[0] === undefined ? undefined : table.currency(table.rows[0]);
  const columns = table.shown.map((column): Column<Row> => ({
    key: column.key,
    head: labelOf(column.key),
    end: isFigure(column.kind),
    leads: column === leads,
    cell: (row) =>
      cells[column.key]?.(row) ??
      (column.key === 'transaction' && column.kind === 'id'
        ? transactionCell(column.value(row))
        : undefined) ??
      showValue(column.value(row), column.kind, {
        locale,
        currency: table.currency(row),
        unit,
        signed: signed.includes(column.key),
      }),
    ...(column.order ? { sort: sortOf(column as ColumnSpec<Row> & { order: string }, table, base) } : {}),
  }));
  const totals = Object.entries(table.totals).flatMap(([key, value]) => {
    const column = table.shown.find((each) => each.key === key);
    if (!column || value === undefined) return [];
    const currency = sums ?? siteCurrency();
    return [
      [key, showValue(value, column.kind, { locale, currency, signed: signed.includes(key) })] as const,
    ];
  });
  const first = tableAddress(base, table.query);
  const mayExport = operator.permissions.includes('reports.export');
  const tools = (
    <div className="ms-auto flex flex-wrap items-center gap-2">
      {!props.unsaved && (
        <SavedFilters
          table={table.name}
          base={base}
          filter={table.filter}
          saved={table.saved.map(({ id, ...filter }) => ({ ...filter, id: String(id) }))}
        />
      )}
      <ColumnMenu
        key={table.shown.map(({ key }) => key).join()}
        table={table.name}
        columns={table.columns.map(({ key }) => ({
          key,
          label: labelOf(key),
          shown: table.shown.some((column) => column.key === key),
        }))}
      />
      {mayExport && (
        <ExportMenu
          table={table.name}
          filter={table.filter}
          columns={table.shown.map(({ key }) => key)}
          candidates={(props.candidates ?? []).map(({ id, account, name }) => ({
            id: String(id),
            account,
            name,
          }))}
        />
      )}
    </div>
  );
  const body = (
    <TableKeys hint={t('keys')}>
      {props.children}
      <DataTable
        label={t(`names.${table.name}`)}
        rows={table.rows}
        rowKey={rowKey}
        columns={columns}
        {...(rowHref ? { rowHref } : {})}
        empty={props.empty ?? <EmptyState title={t('none')} hint={t('noneHint')} />}
        sticky
        totals={
          totals.length > 0 && table.rows.length > 0
            ? { label: t('total'), cells: Object.fromEntries(totals) }
            : undefined
        }
      />
      <CursorLinks
        first={table.previous ? first : undefined}
        previous={table.previous && tableAddress(base, table.query, { before: table.previous })}
        next={table.next && tableAddress(base, table.query, { after: table.next })}
      />
    </TableKeys>
  );
  return (
    <PageMessages messages={isLocale(locale) ? (pickMessages(locale, ['backoffice-tables']) as never) : {}}>
      {props.framed ? (
        <>
          <div className="flex justify-end px-4 pb-3">{tools}</div>
          {body}
        </>
      ) : (
        <Panel flush className="min-w-0" {...(props.title ? { title: props.title } : {})} actions={tools}>
          {body}
        </Panel>
      )}
    </PageMessages>
  );
}

/** The head of a column switches to its order, and in it to the other direction. */
function sortOf<Row>(column: ColumnSpec<Row> & { order: string }, table: LoadedTable<Row>, base: string) {
  const isPresent = table.order === column.order;
  const descending = isPresent ? !table.descending : column.kind !== 'text';
  return {
    href: tableAddress(base, table.query, { order: column.order, direction: descending ? 'desc' : 'asc' }),
    direction: isPresent ? (table.descending ? ('descending' as const) : ('ascending' as const)) : undefined,
  };
}
