'use client';

import { useCallback, useState, type Dispatch } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { BoardAction } from './board-state';
import { callEngine } from './engine-client';
import { ListField } from './list-field';
import type { SourceCode } from '../pictures/picture-kind';
import { OptionsField } from './options-field';
import { RowField } from './row-field';
import type { QuickPick } from './rows';
import { readBack } from './selection-text';
import type { Choice, Stake } from './types';
import type { CheckedChoice } from './use-choice';

interface Props {
  gameCode: string;
  play: Play;
  odds: Play | undefined;
  choice: Choice;
  checked: CheckedChoice;
  stake: Stake;
  currency: string;
  locale: string;
  dispatch: Dispatch<BoardAction>;
  /** Adds random lines to the slip. */
  onRandom: (count: number) => Promise<void>;
}

const RANDOM_COUNTS = [1, 5, 10] as const;

/** The rows, options and typed numbers of a play type, as its shape asks for them. */
export function ChoiceFields(props: Props) {
  const { gameCode, play, odds, choice, checked, stake, currency, locale, dispatch, onRandom } = props;
  const t = useTranslations('lottery-board');
  const tPlays = useTranslations('lottery-plays');
  const [isBusy, setBusy] = useState(false);
  const { shape } = play;
  // The handlers stay the same, so that rows that did not change are not rendered again.
  const toggle = useCallback(
    (at: number, value: number) => dispatch({ kind: 'toggle', shape, at, value }),
    [dispatch, shape],
  );
  const pick = useCallback(
    (at: number, quick: QuickPick) => dispatch({ kind: 'pick', shape, at, pick: quick }),
    [dispatch, shape],
  );

  const random = async (count: number) => {
    setBusy(true);
    try {
      if (!shape.list && count > 1) return await onRandom(count);
      const picks = await callEngine('random', { game: gameCode, play: play.type.code, count });
      const read = picks.map((text) => readBack(shape, text));
      dispatch({
        kind: 'setRows',
        rows: choice.rows.some((row) => row.length > 0) && shape.list ? choice.rows : read[0]!.rows,
      });
      if (shape.list) {
        const typed = [choice.typed.trim(), ...read.map(({ list }) => list)].filter(Boolean).join('\n');
        dispatch({ kind: 'setTyped', typed });
      }
    } finally {
      setBusy(false);
    }
  };
  const hasChoice = choice.rows.some((row) => row.length > 0) || choice.pasted !== '' || choice.typed !== '';
  return (
    <div className="flex flex-col gap-5">
      {shape.rows.map((row, at) =>
        row.options ? (
          <OptionsField
            key={at}
            at={at}
            row={row}
            chosen={choice.rows[at] ?? []}
            prizes={play.type.rule.kind === 'feature' ? odds : undefined}
            stake={stake}
            currency={currency}
            locale={locale}
            onToggle={toggle}
            onPick={pick}
          />
        ) : (
          <RowField
            key={at}
            source={play.source.code as SourceCode}
            at={at}
            row={row}
            chosen={choice.rows[at] ?? []}
            onToggle={toggle}
            onPick={pick}
          />
        ),
      )}
      {shape.list && (
        <ListField gameCode={gameCode} play={play} choice={choice} checked={checked} dispatch={dispatch} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <span className="me-1 text-sm text-muted">{t('random')}</span>
        {RANDOM_COUNTS.map((count) => (
          <Button
            key={count}
            size="sm"
            variant="outline"
            disabled={isBusy}
            aria-label={`× ${count}: ${t('randomCount', { count })}`}
            onClick={() => void random(count)}
          >
            <bdi>× {count}</bdi>
          </Button>
        ))}
        {hasChoice && (
          <Button
            size="sm"
            variant="ghost"
            className="ms-auto"
            onClick={() => dispatch({ kind: 'clearChoice' })}
          >
            {t('clearChoice')}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="min-h-5 text-sm text-muted">
        {checked.isReading ? t('reading') : checked.problem && tPlays(`problems.${checked.problem}`)}
      </p>
    </div>
  );
}
