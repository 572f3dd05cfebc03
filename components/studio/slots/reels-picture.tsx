import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { SymbolId } from '@/lib/studio/slots/types';

interface Props {
  /** The symbols of each reel from the top; undefined for a symbol that is not known. */
  columns: readonly (readonly (SymbolId | undefined)[])[];
  /** Names the folder of pictures. */
  look: string;
  /** The description of the picture. */
  label: string;
  nameOf(id: SymbolId): string;
  /** The values of coins and orbs, and their format on the picture. */
  values?:
    | { of: readonly (readonly number[])[]; write(id: SymbolId | undefined, value: number): string }
    | undefined;
  /** The cells of wins, as `reel.row`. The others are dimmed. */
  bright?: ReadonlySet<string>;
  /** Drawn over the cells. */
  children?: ReactNode;
}

/** The reels of a slot at one moment, drawn with the game's symbols. */
export function ReelsPicture({ columns, look, label, nameOf, values, bright, children }: Props) {
  return (
    // Reels run from left to right in every language, as they do in the game.
    <div dir="ltr" role="img" aria-label={label} className="relative rounded-control bg-picture-ground p-1.5">
      <div className="flex gap-1">
        {columns.map((column, reel) => (
          <div key={reel} className="flex flex-1 flex-col justify-center gap-1">
            {column.map((id, row) => (
              <Cell
                key={row}
                id={id}
                look={look}
                name={id ? nameOf(id) : ''}
                value={values?.of[reel]?.[row] ? values.write(id, values.of[reel][row]) : ''}
                state={!bright?.size ? 'plain' : bright.has(`${reel}.${row}`) ? 'lit' : 'dim'}
              />
            ))}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

interface CellProps {
  id: SymbolId | undefined;
  look: string;
  name: string;
  value: string;
  state: 'plain' | 'lit' | 'dim';
}

function Cell({ id, look, name, value, state }: CellProps) {
  return (
    <span
      className={classes(
        'relative grid aspect-square place-items-center overflow-hidden rounded-md text-2xs text-picture-ink transition',
        state === 'lit' && 'bg-lamp/20 ring-2 ring-lamp',
        state === 'dim' && 'opacity-45',
      )}
    >
      {/* The verifier works offline. Without a network it shows the symbol's name. */}
      {id && id !== 'blank' && (
        <img src={`/images/symbols/${look}/${id}.svg`} alt={name} className="size-full min-h-0" />
      )}
      {value && (
        <span className="absolute inset-x-0 bottom-0 text-center text-2xs font-bold [text-shadow:0_1px_2px_#000]">
          {value}
        </span>
      )}
    </span>
  );
}
