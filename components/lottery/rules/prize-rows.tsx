import type { ReactNode } from 'react';

export interface PrizeRow {
  key: string;
  /** What wins. */
  name: string;
  odds: string;
  prize: ReactNode;
}

interface Props {
  /** The heads of the columns: what wins, the odds, the prize. */
  heads: readonly [string, string, string];
  rows: readonly PrizeRow[];
  /** Says how many prizes are left out; null if none is. */
  more: string | null;
}

/** The table of prizes of a play type: on the board, among the rules of a game, and on the public pages. */
export function PrizeRows({ heads, rows, more }: Props) {
  return (
    <>
      <table className="mt-1 w-full text-sm">
        <thead>
          <tr className="text-xs text-faint">
            {heads.map((head, at) => (
              <th
                key={at}
                scope="col"
                className={`pb-1.5 font-medium ${at === 0 ? 'text-start' : 'text-end'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {rows.map(({ key, name, odds, prize }) => (
            <tr key={key}>
              <th scope="row" className="py-2 pe-2 text-start font-normal">
                {name}
              </th>
              <td className="tabular py-2 text-end text-muted">
                <bdi>{odds}</bdi>
              </td>
              <td className="tabular py-2 ps-2 text-end font-semibold">
                <bdi>{prize}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && <p className="mt-2 text-sm text-muted">{more}</p>}
    </>
  );
}
