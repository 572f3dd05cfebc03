'use client';

import { memo } from 'react';
import { useTranslations } from 'next-intl';
import { classes } from '@/components/ui/classes';
import type { RowShape } from '@/lib/studio/lottery/types';
import { Die } from '../pictures/die';
import type { SourceCode } from '../pictures/picture-kind';
import { keyLook } from './number-key';
import { QuickPicks } from './quick-picks';
import type { QuickPick } from './rows';
import { usePlayTexts } from './use-play-texts';
import '../pictures/pictures.css';

export interface RowFieldProps {
  /** Where the numbers are drawn from: keys look like what is drawn. */
  source?: SourceCode | undefined;
  at: number;
  row: RowShape;
  chosen: readonly number[];
  onToggle: (at: number, value: number) => void;
  onPick: (at: number, pick: QuickPick) => void;
}

/** Columns on a phone: two even lines for few numbers, as many as fit for more, which reach into the padding of the card. */
const phoneColumns = (size: number) =>
  size <= 6
    ? 'grid-cols-6'
    : size <= 10
      ? 'grid-cols-5'
      : size <= 12
        ? 'grid-cols-6'
        : 'grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] max-sm:-mx-2 max-sm:gap-1';

/** A row of numbers as buttons, which are pressed or not. Numbers read left to right in every language, as on a ticket. */
export const RowField = memo(function RowField({ source, at, row, chosen, onToggle, onPick }: RowFieldProps) {
  const t = useTranslations('lottery-board');
  const { rowName, value: show } = usePlayTexts();
  const name = rowName(row);
  const isWord = row.code === 'positions';
  const values = Array.from({ length: row.high - row.low + 1 }, (_, i) => row.low + i);
  return (
    <div role="group" aria-label={name}>
      <div className="mb-1.5 flex flex-wrap items-center justify-between">
        <p className="text-sm font-semibold">
          {name}
          {row.min > 1 && (
            <span className="ms-2 font-normal text-faint">{t('atLeast', { count: row.min })}</span>
          )}
        </p>
        <QuickPicks at={at} row={row} name={name} onPick={onPick} />
      </div>
      <div
        dir={isWord ? undefined : 'ltr'}
        className={classes(
          'grid gap-1.5 sm:gap-2',
          isWord
            ? 'grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]'
            : classes(
                phoneColumns(values.length),
                'justify-items-center',
                // Ten digits are in one line.
                values.length === 10 ? 'sm:grid-cols-10' : 'sm:grid-cols-[repeat(auto-fill,3rem)]',
              ),
        )}
      >
        {values.map((value) => {
          const look = keyLook(source, row, value);
          return (
            <button
              key={value}
              type="button"
              aria-pressed={chosen.includes(value)}
              onClick={() => onToggle(at, value)}
              className={classes(
                'tabular text-base font-semibold transition select-none',
                isWord
                  ? 'min-h-11 rounded-control border border-edge bg-raised px-2 text-sm hover:border-ink/40 aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-amber-ink'
                  : 'lottery-key aspect-square w-full max-w-12',
                look.kind === 'car' && 'lottery-car',
              )}
              data-look={look.kind}
              {...(look.kind === 'ball' && { 'data-tone': look.tone })}
              {...(look.kind === 'car' && { 'data-car': look.car })}
            >
              {look.kind === 'die' ? (
                <>
                  <Die face={look.face} />
                  <span className="sr-only">{show(row, value)}</span>
                </>
              ) : (
                show(row, value)
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
});
