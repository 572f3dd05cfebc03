import type { ReactNode } from 'react';
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
}

/** A dense table; on a phone each row is a card. Only one of the two is visible and accessible. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, empty } = props;
  if (rows.length === 0) return <div className="border-t border-hairline">{empty}</div>;
  const lead = columns.find((column) => column.leads) ?? columns[0]!;
  return (
    <>
      <div className="overflow-x-auto max-md:hidden nth-last-2:rounded-b-card">
        <table aria-label={label} className="w-full text-sm">
          <thead>
            <tr className="border-y border-hairline text-start text-xs text-muted">
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={classes(
                    'px-4 py-2 font-medium whitespace-nowrap',
                    column.end ? 'text-end' : 'text-start',
                  )}
                >
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={props.rowKey(row)} row={row} lead={lead} table={props} />
            ))}
          </tbody>
        </table>
      </div>
      <ul aria-label={label} className="divide-y divide-hairline border-t border-hairline md:hidden">
        {rows.map((row) => (
          <RowCard key={props.rowKey(row)} row={row} lead={lead} table={props} />
        ))}
      </ul>
    </>
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
            'px-4 py-2.5 align-top',
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
      <dl className="mt-1.5 flex flex-col gap-1 text-sm">
        {table.columns
          .filter((column) => column !== lead)
          .map((column) => ({ ...column, shown: column.cell(row) }))
          // An empty cell of the table is omitted from the card.
          .filter(({ shown }) => shown !== null)
          .map(({ key, head, shown }) => (
            <div key={key} className="flex items-baseline justify-between gap-4">
              <dt className="shrink-0 text-xs text-faint">{head}</dt>
              <dd className="min-w-0 text-end break-words">{shown}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}
