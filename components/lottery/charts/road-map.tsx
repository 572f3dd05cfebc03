'use client';

import { classes } from '@/components/ui/classes';
import { roadColumns } from './chart-places';

interface Props {
  /** Of each draw, oldest first: the first side, the second, or neither. */
  sides: readonly (0 | 1 | 2)[];
  names: readonly [string, string, string];
  label: string;
}

const TONES = ['bg-vermilion text-vermilion-ink', 'bg-jade text-jade-ink', 'bg-raised text-muted'] as const;

/** A road map: each run of the same side is a column, the newest at the end. */
export function RoadMap({ sides, names, label }: Props) {
  const columns = roadColumns(sides);
  const counts = names.map((_, side) => sides.filter((other) => other === side).length);
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {names.map((name, side) =>
          counts[side] === 0 && side === 2 ? null : (
            <span key={name} className="flex items-center gap-1.5">
              <span aria-hidden className={classes('size-3 rounded-full', TONES[side])} />
              {name} <b className="tabular text-ink">{counts[side]}</b>
            </span>
          ),
        )}
      </figcaption>
      <div
        role="img"
        aria-label={label}
        // A wide map scrolls: the focus lets a keyboard scroll it too.
        tabIndex={0}
        className="flex flex-row-reverse overflow-x-auto rounded-card border border-hairline bg-surface p-2"
      >
        <div className="me-auto flex gap-0.5" dir="ltr">
          {columns.map((column, at) => (
            <span key={at} className="flex w-6 shrink-0 flex-col gap-0.5">
              {Array.from({ length: 6 }, (_, row) => {
                const side = column[row];
                return (
                  <span
                    key={row}
                    className={classes(
                      'grid size-6 place-items-center rounded-full text-2xs font-bold',
                      side === undefined ? 'bg-sunken' : TONES[side],
                    )}
                  >
                    {side === undefined ? '' : [...names[side]][0]}
                  </span>
                );
              })}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
