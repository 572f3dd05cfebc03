'use client';

import { useTranslations } from 'next-intl';
import { coinFigure, unitsValue } from '@/components/studio/amount';
import { ReelsPicture } from '@/components/studio/slots/reels-picture';
import { parseAmount } from '@/lib/money/amount';
import type { RecordedStep } from '@/lib/studio/slots/round-record';
import type { SymbolId } from '@/lib/studio/slots/types';
import type { ModelSymbols } from './use-model-symbols';

interface Props {
  step: RecordedStep;
  model: ModelSymbols;
  /** The stake of the round, a decimal string. The value of a coin is a share of it. */
  stake: string;
  /** Names the folder of pictures. */
  look: string;
  /** The index of the win whose cells are lit. If undefined, the cells of all wins are lit. */
  selectedWin: number | undefined;
}

/** Returns the centre of a cell along one axis, in hundredths of a cell. */
const cellCentre = (index: number) => index * 100 + 50;

/** Draws the reels of one step with the game's symbols. A selected line win is drawn as a line through its cells. */
export function SpinPicture({ step, model: { letters, units }, stake, look, selectedWin }: Props) {
  const t = useTranslations('records.spin');
  const columns = step.grid.split(' ').map((column) => [...column]);
  const rows = Math.max(...columns.map((column) => column.length));
  const win = selectedWin === undefined ? undefined : step.wins[selectedWin];
  const litCells = new Set(
    (win ? [win] : step.wins).flatMap((entry) => entry.cells.map(([reel, row]) => `${reel}.${row}`)),
  );
  const nameOf = (id: SymbolId) => t(`symbol.${id}`);
  const nameOfLetter = (letter: string) => {
    const id = letters.get(letter);
    return id ? nameOf(id) : letter;
  };
  // An orb shows its multiplier. A coin shows what it pays, as it does in the game.
  const formatValue = (id: SymbolId | undefined, value: number) =>
    id === 'coin' ? coinFigure(unitsValue(value, parseAmount(stake) ?? 0n, units)) : `×${value}`;
  const reelTexts = columns.map((column, reel) =>
    t('reel', { number: reel + 1, symbols: column.map(nameOfLetter).join(', ') }),
  );
  return (
    <ReelsPicture
      columns={columns.map((column) => column.map((letter) => letters.get(letter)))}
      look={look}
      label={reelTexts.join('; ')}
      nameOf={nameOf}
      values={step.values && { of: step.values, write: formatValue }}
      bright={litCells}
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
                [cellCentre(reel), cellCentre(row + (rows - (columns[reel]?.length ?? rows)) / 2)].join(),
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
