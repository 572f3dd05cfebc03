'use client';

import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import type { ListShape, RowShape, Shape } from '@/lib/studio/lottery/types';
import { PAD_PICKS, padNumbers, padPick, padProduct, togglePad } from './pad';
import { RowField } from './row-field';
import { emptyRows, quickPick, toggleValue, type QuickPick } from './rows';

interface Props {
  list: ListShape;
  /** The chosen numbers, ascending. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Numbers of two to four digits as keys: all hundred in a grid, or more digits by their columns. */
export function NumberPad(props: Props) {
  return props.list.numbers === 2 ? <Grid {...props} /> : <Columns {...props} />;
}

const KEY =
  'tabular border border-edge bg-raised font-semibold transition select-none hover:border-ink/40 aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-amber-ink';
/** Ten keys in a line. On a phone they reach into the padding of the card, which gives each of them more width. */
const GRID = 'grid grid-cols-10 gap-1 max-sm:-mx-2';
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

function Grid({ list, chosen, onChange }: Props) {
  const t = useTranslations('lottery-board');
  const numbers = useMemo(() => padNumbers(list), [list]);
  const isChosen = new Set(chosen);
  const toggle = (some: readonly string[]) => onChange(togglePad(chosen, some));
  const isWhole = (some: readonly string[]) => some.length > 0 && some.every((one) => isChosen.has(one));
  const lines = [
    { name: t('pad.tens'), of: (digit: string) => numbers.filter((number) => number[0] === digit) },
    { name: t('pad.units'), of: (digit: string) => numbers.filter((number) => number[1] === digit) },
  ];
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={t('pad.picks')} className="flex flex-wrap gap-1.5">
        {PAD_PICKS.map((pick) => {
          const some = padPick(numbers, pick);
          if (some.length === 0) return null;
          return (
            <button
              key={pick}
              type="button"
              aria-pressed={isWhole(some)}
              onClick={() => toggle(some)}
              className={classes(KEY, 'min-h-11 rounded-control px-3 text-sm lg:min-h-9')}
            >
              {pick === 'doubles' ? t('pad.doubles') : t(`quick.${pick}`)}
            </button>
          );
        })}
        <button
          type="button"
          disabled={chosen.length === 0}
          onClick={() => onChange([])}
          className="min-h-11 rounded-control px-3 text-sm text-muted transition hover:bg-raised hover:text-ink disabled:opacity-50 lg:min-h-9"
        >
          {t('quick.clear')}
        </button>
      </div>
      {list.ordered &&
        lines.map(({ name, of }) => (
          <div key={name} role="group" aria-label={name}>
            <p className="mb-1 text-xs font-medium text-muted">{name}</p>
            <div dir="ltr" className={GRID}>
              {DIGITS.map((digit) => (
                <button
                  key={digit}
                  type="button"
                  aria-label={`${name} ${digit}`}
                  aria-pressed={isWhole(of(digit))}
                  onClick={() => toggle(of(digit))}
                  className={classes(KEY, 'min-h-10 rounded-control text-sm')}
                >
                  {digit}
                </button>
              ))}
            </div>
          </div>
        ))}
      {/* Numbers read left to right in every language, as on a ticket. */}
      <div
        dir="ltr"
        role="group"
        aria-label={t('typed')}
        className={classes(GRID, 'border-t border-hairline pt-3')}
      >
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={isChosen.has(number)}
            onClick={() => toggle([number])}
            className={classes(KEY, 'min-h-10 rounded-control text-[0.8125rem]')}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  );
}

const column = (code: string): RowShape => ({ code, low: 0, high: 9, width: 1, min: 1, max: 10 });
const columns = (count: number): Shape => ({
  rows: ['position1', 'position2', 'position3', 'position4'].slice(0, count).map(column),
  rowsNeeded: count,
  disjoint: false,
});
/** Chosen numbers that are shown; a press takes one back. */
const MOST_SHOWN = 60;

function Columns({ list, chosen, onChange }: Props) {
  const t = useTranslations('lottery-board');
  const shape = useMemo(() => columns(list.numbers), [list.numbers]);
  const [rows, setRows] = useState(() => emptyRows(shape));
  const toggle = useCallback(
    (at: number, value: number) => setRows((before) => toggleValue(shape, before, at, value)),
    [shape],
  );
  const pick = useCallback(
    (at: number, quick: QuickPick) => setRows((before) => quickPick(shape, before, at, quick)),
    [shape],
  );
  const made = useMemo(() => padProduct(list, rows), [list, rows]);
  const add = () => {
    onChange([...new Set([...chosen, ...made])].sort());
    setRows(emptyRows(shape));
  };
  return (
    <div className="flex flex-col gap-4">
      {shape.rows.map((row, at) => (
        <RowField key={row.code} at={at} row={row} chosen={rows[at] ?? []} onToggle={toggle} onPick={pick} />
      ))}
      <Button variant="outline" disabled={made.length === 0} onClick={add} className="self-start">
        {made.length === 0 ? t('pad.eachColumn') : t('pad.add', { count: made.length })}
      </Button>
      {chosen.length > 0 && (
        <div role="group" aria-label={t('pad.chosen')} className="border-t border-hairline pt-3">
          <p className="mb-2 flex items-center justify-between gap-3 text-sm">
            <span>{t('numbersRead', { count: chosen.length })}</span>
            <Button size="sm" variant="ghost" onClick={() => onChange([])}>
              {t('quick.clear')}
            </Button>
          </p>
          <div dir="ltr" className="flex flex-wrap gap-1.5">
            {chosen.slice(0, MOST_SHOWN).map((number) => (
              <button
                key={number}
                type="button"
                aria-label={t('pad.remove', { number })}
                onClick={() => onChange(chosen.filter((other) => other !== number))}
                className="tabular min-h-11 rounded-control border border-amber bg-amber-wash px-2.5 text-sm font-semibold text-amber lg:min-h-9"
              >
                {number} ×
              </button>
            ))}
            {chosen.length > MOST_SHOWN && <span className="self-center text-muted">…</span>}
          </div>
        </div>
      )}
    </div>
  );
}
