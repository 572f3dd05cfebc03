'use client';

import { useTranslations } from 'next-intl';
import { classes } from '@/components/ui/classes';
import type { RecordedStep } from '@/lib/studio/play/spin/details';
import type { SymbolId } from '@/lib/studio/slots/types';

interface Props {
  step: RecordedStep;
  /** Which symbol each letter of the record is. */
  letters: ReadonlyMap<string, SymbolId>;
  /** Names the folder of pictures. */
  look: string;
  /** The win whose cells are lit; all wins' without. */
  lit: number | undefined;
}

/** Where the middle of a cell is, in hundredths of a cell. */
const middle = (index: number) => index * 100 + 50;

/** The reels as they stood, drawn with the game's symbols; a lit line win is drawn through its cells. */
export function SpinPicture({ step, letters, look, lit }: Props) {
  const t = useTranslations('records.spin');
  const columns = step.grid.split(' ').map((column) => [...column]);
  const rows = Math.max(...columns.map((column) => column.length));
  const win = lit === undefined ? undefined : step.wins[lit];
  const bright = new Set(
    (win ? [win] : step.wins).flatMap((entry) => entry.cells.map(([reel, row]) => `${reel}.${row}`)),
  );
  const nameOf = (letter: string) => {
    const id = letters.get(letter);
    return id ? t(`symbol.${id}`) : letter;
  };
  const words = columns.map((column, reel) =>
    t('reel', { number: reel + 1, symbols: column.map(nameOf).join(', ') }),
  );
  return (
    // Reels run from left to right in every language, as they do in the game.
    <div
      dir="ltr"
      role="img"
      aria-label={words.join('; ')}
      className="relative rounded-control bg-picture-ground p-1.5"
    >
      <div className="flex gap-1">
        {columns.map((column, reel) => (
          <div key={reel} className="flex flex-1 flex-col justify-center gap-1">
            {column.map((letter, row) => (
              <Cell
                key={row}
                id={letters.get(letter)}
                look={look}
                value={step.values?.[reel]?.[row] ?? 0}
                state={bright.size === 0 ? 'plain' : bright.has(`${reel}.${row}`) ? 'lit' : 'dim'}
              />
            ))}
          </div>
        ))}
      </div>
      {win?.kind === 'line' && (
        <svg
          aria-hidden
          viewBox={`0 0 ${columns.length * 100} ${rows * 100}`}
          preserveAspectRatio="none"
          className="pointer-events-none absolute inset-1.5 size-[calc(100%-0.75rem)]"
        >
          <polyline
            points={win.cells
              .map(([reel, row]) =>
                [middle(reel), middle(row + (rows - (columns[reel]?.length ?? rows)) / 2)].join(),
              )
              .join(' ')}
            fill="none"
            strokeWidth={4}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-lamp"
          />
        </svg>
      )}
    </div>
  );
}

interface CellProps {
  id: SymbolId | undefined;
  look: string;
  value: number;
  state: 'plain' | 'lit' | 'dim';
}

function Cell({ id, look, value, state }: CellProps) {
  return (
    <span
      className={classes(
        'relative grid aspect-square place-items-center rounded-md transition',
        state === 'lit' && 'bg-lamp/20 ring-2 ring-lamp',
        state === 'dim' && 'opacity-45',
      )}
    >
      {id && id !== 'blank' && <img src={`/images/symbols/${look}/${id}.svg`} alt="" className="size-full" />}
      {value > 0 && (
        <span className="absolute inset-x-0 bottom-0 text-center text-2xs font-bold text-picture-ink [text-shadow:0_1px_2px_#000]">
          ×{value}
        </span>
      )}
    </span>
  );
}
