'use client';

import { memo } from 'react';
import { useTranslations } from 'next-intl';
import { classes } from '@/components/ui/classes';
import type { RowShape } from '@/lib/studio/lottery/types';
import { QuickPicks } from './quick-picks';
import type { QuickPick } from './rows';
import { usePlayTexts } from './use-play-texts';

export interface RowFieldProps {
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
export const RowField = memo(function RowField({ at, row, chosen, onToggle, onPick }: RowFieldProps) {
  const t = useTranslations('lottery-board');
  const { rowName, value: show } = usePlayTexts();
  const name = rowName(row);
  const isWord = row.code === 'positions';
  const values = Array.from({ length: row.high - row.low + 1 }, (_, i) => row.low + i);
  return (
    <div role="group" aria-label={name}>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-1">
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
                'justify-items-center sm:grid-cols-[repeat(auto-fill,3rem)]',
              ),
        )}
      >
        {values.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => onToggle(at, value)}
            className={classes(
              'tabular border border-edge bg-raised text-base font-semibold transition select-none hover:border-ink/40',
              'aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-amber-ink',
              isWord ? 'min-h-11 rounded-control px-2 text-sm' : 'aspect-square w-full max-w-12 rounded-full',
            )}
          >
            {show(row, value)}
          </button>
        ))}
      </div>
    </div>
  );
});
