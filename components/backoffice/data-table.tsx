import type { ReactNode } from 'react';
import { ArrowUp } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { classes } from '@/components/ui/classes';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns the column to the end; for figures. */
  end?: boolean;
  /** The heading of the card on a phone. The row's link is in this column. */
  leads?: boolean;
  /** The head orders the table: `href` is the other direction, or this order if it is not the present one. */
  sort?: { href: string; direction: 'ascending' | 'descending' | undefined };
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Address that a row links to. */
  rowHref?: (row: Row) => string;
  /** Key of the row whose details are open. */
  chosen?: string | undefined;
  empty: ReactNode;
  /** A last row with the sums of the whole list, by column; `label` is in the first column without a sum. */
  totals?: { label: ReactNode; cells: Partial<Record<string, ReactNode>> } | undefined;
  /** The table scrolls in itself and its head stays; for long lists. */
  sticky?: boolean;
}

/**
 * A dense table; on a phone each row is a card. Only one of the two is visible and accessible. Rows can take the focus by script, for
 * the arrow keys (tables/table-keys.tsx).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, empty } = props;
  if (rows.length === 0) return <div className="border-t border-hairline">{empty}</div>;
  const lead = columns.find((column) => column.leads) ?? columns[0]!;
  return (
    <>
      <div
        className={classes(
          'overflow-x-auto max-md:hidden nth-last-2:rounded-b-card',
          props.sticky && 'max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain',
        )}
      >
        <table aria-label={label} className="w-full text-sm">
          <thead
            className={classes(
              props.sticky && 'sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--color-hairline)]',
            )}
          >
            <tr className="border-y border-hairline text-start text-xs text-muted">
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  aria-sort={column.sort?.direction}
                  className={classes(
                    'px-4 py-2 font-medium whitespace-nowrap',
                    column.end ? 'text-end' : 'text-start',
                  )}
                >
                  <Head column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={props.rowKey(row)} row={row} lead={lead} table={props} />
            ))}
          </tbody>
          {props.totals && (
            <TotalsRow columns={columns} totals={props.totals} sticky={props.sticky === true} />
          )}
        </table>
      </div>
      <ul aria-label={label} className="divide-y divide-hairline border-t border-hairline md:hidden">
        {rows.map((row) => (
          <RowCard key={props.rowKey(row)} row={row} lead={lead} table={props} />
        ))}
        {props.totals && <TotalsCard columns={columns} totals={props.totals} />}
      </ul>
    </>
  );
}

/** The head of a column; a link if it orders the table. */
function Head<Row>({ column: { head, sort } }: { column: Column<Row> }) {
  if (!sort) return head;
  return (
    <PageLink
      href={sort.href}
      scroll={false}
      className={classes(
        'inline-flex items-center gap-1 rounded-control underline-offset-4 hover:text-ink hover:underline',
        sort.direction && 'text-ink',
      )}
    >
      {head}
      {sort.direction && (
        <ArrowUp
          aria-hidden
          className={classes('size-3.5 shrink-0', sort.direction === 'descending' && 'rotate-180')}
        />
      )}
    </PageLink>
  );
}

interface TotalsProps<Row> {
  columns: readonly Column<Row>[];
  totals: NonNullable<DataTableProps<Row>['totals']>;
}

function TotalsRow<Row>({ columns, totals, sticky }: TotalsProps<Row> & { sticky: boolean }) {
  const labelled = columns.find(({ key }) => totals.cells[key] === undefined)?.key;
  return (
    <tfoot
      className={classes(
        'bg-raised font-semibold',
        sticky && 'sticky bottom-0 shadow-[0_-1px_0_var(--color-edge)]',
      )}
    >
      <tr className="border-t border-edge">
        {columns.map(({ key, end }) => (
          <td
            key={key}
            className={classes('px-4 py-2.5', end ? 'text-end tabular whitespace-nowrap' : 'text-start')}
          >
            {totals.cells[key] ?? (key === labelled ? totals.label : null)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function TotalsCard<Row>({ columns, totals }: TotalsProps<Row>) {
  return (
    <li className="bg-raised px-4 py-3">
      <p className="text-base font-semibold">{totals.label}</p>
      <CardFacts
        facts={columns.flatMap(({ key, head }) => {
          const shown = totals.cells[key];
          return shown === undefined ? [] : [{ key, head, shown }];
        })}
      />
    </li>
  );
}

function CardFacts({ facts }: { facts: readonly { key: string; head: ReactNode; shown: ReactNode }[] }) {
  return (
    <dl className="mt-1.5 flex flex-col gap-1 text-sm">
      {facts.map(({ key, head, shown }) => (
        <div key={key} className="flex items-baseline justify-between gap-4">
          <dt className="shrink-0 text-xs text-faint">{head}</dt>
          <dd className="min-w-0 text-end break-words">{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RowProps<Row> {
  row: Row;
  lead: Column<Row>;
  table: DataTableProps<Row>;
}

/** The leading cell. Its link covers the row, so that the whole row is clickable. */
function Leading<Row>({ row, lead, table }: RowProps<Row>) {
  if (!table.rowHref) return lead.cell(row);
  return (
    <PageLink
      href={table.rowHref(row)}
      aria-current={table.chosen === table.rowKey(row) ? 'true' : undefined}
      className="font-medium text-ink underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {lead.cell(row)}
    </PageLink>
  );
}

function TableRow<Row>({ row, lead, table }: RowProps<Row>) {
  const chosen = table.chosen === table.rowKey(row);
  return (
    <tr
      data-row={table.rowKey(row)}
      tabIndex={-1}
      className={classes(
        'relative border-b border-hairline last:border-b-0',
        table.rowHref && 'hover:bg-raised',
        chosen && 'bg-amber-wash',
      )}
    >
      {table.columns.map((column) => (
        <td
          key={column.key}
          className={classes(
            'px-4 py-2.5 align-baseline',
            column.end ? 'text-end tabular whitespace-nowrap' : 'text-start',
          )}
        >
          {column === lead ? <Leading row={row} lead={lead} table={table} /> : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

function RowCard<Row>({ row, lead, table }: RowProps<Row>) {
  return (
    <li data-row={table.rowKey(row)} className="relative px-4 py-3">
      <p className="text-base wrap-anywhere">
        <Leading row={row} lead={lead} table={table} />
      </p>
      <CardFacts
        facts={table.columns
          .filter((column) => column !== lead)
          .map((column) => ({ ...column, shown: column.cell(row) }))
          // An empty cell of the table is omitted from the card.
          .filter(({ shown }) => shown !== null)}
      />
    </li>
  );
}
