interface Props {
  lines: readonly (readonly number[])[];
  rows: readonly number[];
  label(index: number): string;
}

/** The lines of a model, each drawn on a small grid. */
export function LineMap({ lines, rows, label }: Props) {
  const height = Math.max(...rows);
  return (
    <ol className="grid grid-cols-4 gap-2 sm:grid-cols-6 md:grid-cols-8">
      {lines.map((line, index) => (
        <li key={index} className="rounded-control bg-ground p-1.5 text-center">
          <svg
            viewBox={`0 0 ${rows.length * 10} ${height * 10}`}
            role="img"
            aria-label={label(index + 1)}
            className="w-full"
          >
            {rows.flatMap((count, reel) =>
              Array.from({ length: count }, (_, row) => (
                <rect
                  key={`${reel}-${row}`}
                  x={reel * 10 + 1}
                  y={row * 10 + 1}
                  width={8}
                  height={8}
                  rx={2}
                  className={line[reel] === row ? 'fill-amber' : 'fill-raised'}
                />
              )),
            )}
            <polyline
              points={line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}
              className="fill-none stroke-ink/70"
              strokeWidth={1.2}
            />
          </svg>
          <span className="text-2xs text-faint tabular-nums">{index + 1}</span>
        </li>
      ))}
    </ol>
  );
}
