'use client';

import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import type { LocaleCode } from '@/lib/i18n/locales';
import { BOARD_KINDS, BOARD_PERIODS } from '@/lib/rewards/leaderboard/constants';
import type { BoardKind, BoardPeriod } from '@/lib/rewards/leaderboard/types';
import type { WireBoardPlace } from '@/lib/rewards/leaderboard/wire';

interface Props {
  locale: LocaleCode;
  currency: string;
  boards: Readonly<Record<BoardKind, Readonly<Record<BoardPeriod, readonly WireBoardPlace[]>>>>;
  strings: {
    kinds: string;
    periods: string;
    kind: Readonly<Record<BoardKind, string>>;
    period: Readonly<Record<BoardPeriod, string>>;
    place: string;
    player: string;
    empty: string;
  };
}

const CHOICE_STYLE =
  'h-11 min-w-0 flex-1 rounded-[0.45rem] px-3 text-sm font-medium text-muted transition hover:text-ink ' +
  'aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-key lg:h-9';

/** The leaderboards of day, week and month; the page contains all of them. */
export function LeaderboardView({ locale, currency, boards, strings }: Props) {
  const [kind, setKind] = useState<BoardKind>('win');
  const [period, setPeriod] = useState<BoardPeriod>('day');
  const places = boards[kind][period];
  return (
    <>
      <div className="mb-3 grid gap-2">
        <Choice
          options={BOARD_KINDS}
          names={strings.kind}
          value={kind}
          label={strings.kinds}
          onChoose={setKind}
        />
        <Choice
          options={BOARD_PERIODS}
          names={strings.period}
          value={period}
          label={strings.periods}
          onChoose={setPeriod}
        />
      </div>
      <div aria-live="polite">
        {places.length === 0 ? (
          <EmptyState title={strings.empty} />
        ) : (
          <table className="w-full text-sm">
            <thead>
              <tr className="text-xs text-faint">
                <th scope="col" className="w-12 py-2 text-start font-medium">
                  {strings.place}
                </th>
                <th scope="col" className="py-2 text-start font-medium">
                  {strings.player}
                </th>
                <th scope="col" className="py-2 text-end font-medium">
                  {strings.kind[kind]}
                </th>
              </tr>
            </thead>
            <tbody>
              {places.map((entry) => (
                <tr key={entry.place} className="h-11 border-t border-hairline">
                  <td
                    className={`tabular font-display font-bold ${entry.place <= 3 ? 'text-amber' : 'text-faint'}`}
                  >
                    {entry.place}
                  </td>
                  <td>
                    <bdi>{entry.customerName}</bdi>
                  </td>
                  <td className="text-end">
                    <Money
                      value={entry.amount}
                      currency={currency}
                      locale={locale}
                      className="font-semibold"
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  label: string;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ options, names, value, label, onChoose }: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex gap-1 rounded-control bg-sunken p-1">
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
          className={CHOICE_STYLE}
        >
          {names[option]}
        </button>
      ))}
    </div>
  );
}
