'use client';

import { useTranslations } from 'next-intl';
import { coinFigure, unitsValue } from '@/components/studio/amount';
import { ReelsPicture } from '@/components/studio/reels-picture';
import { parseAmount } from '@/lib/money/amount';
import type { RecordedStep } from '@/lib/studio/play/spin/details';
import type { SymbolId } from '@/lib/studio/slots/types';
import type { ModelWords } from './use-model-words';

interface Props {
  step: RecordedStep;
  model: ModelWords;
  /** The round's stake: coins are worth parts of it. */
  stake: string;
  /** Names the folder of pictures. */
  look: string;
  /** The win whose cells are lit; all wins' without. */
  lit: number | undefined;
}

/** Where the middle of a cell is, in hundredths of a cell. */
const middle = (index: number) => index * 100 + 50;

/** The reels as they stood, drawn with the game's symbols; a lit line win is drawn through its cells. */
export function SpinPicture({ step, model: { letters, units }, stake, look, lit }: Props) {
  const t = useTranslations('records.spin');
  const columns = step.grid.split(' ').map((column) => [...column]);
  const rows = Math.max(...columns.map((column) => column.length));
  const win = lit === undefined ? undefined : step.wins[lit];
  const bright = new Set(
    (win ? [win] : step.wins).flatMap((entry) => entry.cells.map(([reel, row]) => `${reel}.${row}`)),
  );
  const nameOf = (id: SymbolId) => t(`symbol.${id}`);
  const wordFor = (letter: string) => {
    const id = letters.get(letter);
    return id ? nameOf(id) : letter;
  };
  // An orb multiplies; a coin pays, and shows in the game what it pays.
  const write = (id: SymbolId | undefined, value: number) =>
    id === 'coin' ? coinFigure(unitsValue(value, parseAmount(stake) ?? 0n, units)) : `×${value}`;
  const words = columns.map((column, reel) =>
    t('reel', { number: reel + 1, symbols: column.map(wordFor).join(', ') }),
  );
  return (
    <ReelsPicture
      columns={columns.map((column) => column.map((letter) => letters.get(letter)))}
      look={look}
      label={words.join('; ')}
      nameOf={nameOf}
      values={step.values && { of: step.values, write }}
      bright={bright}
    >
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
    </ReelsPicture>
  );
}
