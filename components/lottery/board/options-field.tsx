'use client';

import { memo } from 'react';
import { classes } from '@/components/ui/classes';
import { Money } from '@/components/ui/money';
import { formatDecimal } from '@/lib/money/amount';
import type { Play } from '@/lib/studio/lottery/plays/play';
import { OptionPicture } from './option-picture';
import { QuickPicks } from './quick-picks';
import type { RowFieldProps } from './row-field';
import { prizeOfHit } from './slip';
import type { Stake } from './types';
import { usePlayTexts } from './use-play-texts';

interface Props extends RowFieldProps {
  /** The play type with its odds, if each option has its own prize. */
  prizes: Play | undefined;
  stake: Stake;
  currency: string;
  locale: string;
}

/** The options of a row as large buttons, each with the prize of one combination where it has its own. */
export const OptionsField = memo(function OptionsField(props: Props) {
  const { at, row, chosen, prizes, stake, currency, locale, onToggle, onPick } = props;
  const { rowName, value: show } = usePlayTexts();
  const options = row.options ?? [];
  // Numbers of one or two digits need less room than names: four in a line on a phone.
  const isShort = options.every((_, value) => show(row, value).length <= 2);
  const prizeOf = (code: string) => {
    const [tier] = prizes?.odds().get(code)?.keys() ?? [];
    return prizes && tier ? formatDecimal(prizeOfHit(prizes, { class: code, tier }, stake)) : undefined;
  };
  return (
    <div role="group" aria-label={rowName(row)}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm font-semibold">{rowName(row)}</p>
        {options.length > 4 && row.max > 1 && (
          <QuickPicks at={at} row={row} name={rowName(row)} onPick={onPick} />
        )}
      </div>
      <div
        className={classes(
          'grid gap-2',
          isShort
            ? 'grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] max-sm:gap-1.5'
            : 'grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))]',
        )}
      >
        {options.map((code, value) => {
          const prize = prizeOf(code);
          return (
            <button
              key={code}
              type="button"
              aria-pressed={chosen.includes(value)}
              onClick={() => onToggle(at, value)}
              className="flex min-h-14 flex-col items-center justify-center rounded-control border border-edge bg-raised px-1 py-1.5 text-center transition select-none hover:border-ink/40 aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-amber-ink"
            >
              <OptionPicture code={code} />
              <span className="text-[0.9375rem] leading-tight font-semibold">{show(row, value)}</span>
              {prize && (
                <Money
                  value={prize}
                  currency={currency}
                  locale={locale}
                  className="text-xs wrap-anywhere opacity-80"
                />
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
});
