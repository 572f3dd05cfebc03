'use client';

import { Check, ChevronsRight, LoaderCircle } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { classes } from '@/components/ui/classes';
import type { Puzzle } from '@/lib/identity/slider/schema';
import { useSlide, type SlideResult } from './use-slide';

interface SliderPuzzleProps {
  puzzle: Puzzle;
  phase: 'ready' | 'checking' | 'passed';
  onRelease: (result: SlideResult) => void;
}

const HANDLE = 'h-11 w-14';

/** The picture with its gap, the piece, and the handle that moves it: by pointer, or by arrow keys and Enter. */
export function SliderPuzzle({ puzzle, phase, onRelease }: SliderPuzzleProps) {
  const t = useTranslations('factors.slider');
  const { width, height, pieceSize, y } = puzzle;
  const maxX = width - pieceSize;
  const { x, frame, drag, keys } = useSlide(puzzle, phase === 'ready', onRelease);
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    // Left to right in every language: the puzzle is a picture, not text.
    <div dir="ltr" className="select-none">
      <div
        ref={frame}
        className="relative w-full overflow-hidden rounded-control bg-sunken"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <img
          src={`data:image/png;base64,${puzzle.background}`}
          alt={t('picture')}
          draggable={false}
          className="absolute inset-0 size-full"
        />
        <img
          src={`data:image/png;base64,${puzzle.piece}`}
          alt=""
          draggable={false}
          {...drag}
          className="absolute cursor-grab touch-none drop-shadow-[0_2px_5px_#000c] active:cursor-grabbing"
          style={{ left: share(x, width), top: share(y, height), width: share(pieceSize, width) }}
        />
      </div>
      <div className="relative mt-3 h-11 rounded-control border border-edge bg-sunken">
        <div
          aria-hidden
          className="absolute inset-y-0 start-0 rounded-control bg-amber-wash"
          style={{ width: `calc(${share(x, maxX)} * (1 - 3.5 / 20) + 3.5rem)` }}
        />
        <div className="absolute inset-y-0 start-0 end-14">
          <div
            {...drag}
            {...keys}
            role="slider"
            tabIndex={0}
            aria-label={t('handle')}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuemax={maxX}
            aria-valuenow={Math.round(x)}
            aria-valuetext={t('position', { x: Math.round(x), reach: maxX })}
            aria-disabled={phase !== 'ready' || undefined}
            data-testid="slider-handle"
            className={classes(
              HANDLE,
              'absolute top-0 -mt-px grid cursor-grab touch-none place-items-center rounded-control shadow-lift',
              'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-amber active:cursor-grabbing',
              phase === 'passed' ? 'bg-jade text-jade-ink' : 'bg-amber text-amber-ink',
            )}
            style={{ left: share(x, maxX) }}
          >
            {phase === 'ready' && <ChevronsRight aria-hidden className="size-5" />}
            {phase === 'checking' && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
            {phase === 'passed' && <Check aria-hidden className="size-5" />}
          </div>
        </div>
      </div>
    </div>
  );
}
