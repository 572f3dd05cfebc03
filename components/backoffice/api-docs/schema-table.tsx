import type { SchemaRow } from '@/lib/backoffice/api-docs/rows';

export interface SchemaTableProps {
  /** Accessible name of the table. */
  label: string;
  rows: readonly SchemaRow[];
  texts: { name: string; type: string; notes: string; required: string };
}

/** Table of the fields of an input or output. It scrolls separately if it is wider than the screen. */
export function SchemaTable({ label, rows, texts }: SchemaTableProps) {
  return (
    <div
      className="overflow-x-auto rounded-control border border-hairline"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table dir="ltr" aria-label={label} className="w-full text-start text-sm">
        <thead>
          <tr className="border-b border-hairline text-xs text-muted">
            {[texts.name, texts.type, texts.notes].map((head) => (
              <th key={head} scope="col" className="px-3 py-1.5 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-hairline align-top last:border-b-0">
              <td className="px-3 py-1.5">
                <code className="font-mono text-[0.8125rem] whitespace-nowrap">{row.name}</code>
                {row.required && (
                  <span className="ms-1.5 text-xs text-amber" title={texts.required}>
                    *<span className="sr-only"> {texts.required}</span>
                  </span>
                )}
              </td>
              <td className="px-3 py-1.5 font-mono text-xs leading-5 text-muted">{row.type}</td>
              <td lang="en" className="px-3 py-1.5 text-xs leading-5 break-words text-muted">
                {row.notes}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
