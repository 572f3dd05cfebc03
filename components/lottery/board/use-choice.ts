'use client';

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { readSelection, type Play } from '@/lib/studio/lottery/plays/play';
import type { SelectionProblem } from '@/lib/studio/lottery/plays/selection';
import type { ListAnswer } from './engine';
import { callEngine } from './engine-client';
import { selectionText } from './selection-text';
import type { Choice } from './types';

/** What a choice on the board amounts to. */
export interface CheckedChoice {
  /** The text of the selection. */
  text: string;
  /** Combinations; 0 while the choice is not complete. */
  units: number;
  /** Classes of the combinations; empty while the choice is not complete. */
  classes: readonly string[];
  /** Why it cannot be bet. Undefined also while nothing is chosen. */
  problem?: SelectionProblem;
  /** Of typed numbers. */
  list?: ListAnswer;
  /** Typed numbers are being read. */
  isReading: boolean;
}

/** Counts the combinations of a choice. Rows are counted at once, by formulas; typed numbers are read in a worker. */
export function useChoice(
  game: string,
  play: Play,
  choice: Choice,
  given: readonly number[] | undefined,
): CheckedChoice {
  const list = useList(game, play, choice);
  const rows = useDeferredValue(choice.rows);
  const ofRows = useMemo(() => checkRows(play, rows, given), [play, rows, given]);
  if (!play.shape.list) return ofRows;
  const { answer, isReading } = list;
  const units = [...(answer?.unitsByClass.values() ?? [])].reduce((sum, count) => sum + count, 0);
  return {
    text: answer ? selectionText(play.shape, choice.rows, answer.list) : '',
    units: isReading ? 0 : units,
    classes: [...(answer?.unitsByClass.keys() ?? [])],
    ...(answer?.problem && (answer.entries > 0 || answer.mistakeCount > 0) && { problem: answer.problem }),
    ...(answer && { list: answer }),
    isReading,
  };
}

function checkRows(play: Play, rows: Choice['rows'], given: readonly number[] | undefined): CheckedChoice {
  const nothing = { text: '', units: 0, classes: [], isReading: false };
  if (play.shape.list || rows.length !== play.shape.rows.length) return nothing;
  const text = selectionText(play.shape, rows, '');
  const read = readSelection(play, text);
  if (!read.ok)
    return { ...nothing, ...(rows.some((values) => values.length > 0) && { problem: read.code }) };
  const classes = [...play.unitsByClass(read.selection, given?.length ? given : undefined).keys()];
  return { text, units: read.units, classes, isReading: false };
}

/** The newest answer about the typed numbers of a choice. */
function useList(game: string, play: Play, choice: Choice) {
  const [state, setState] = useState<Choice & { answer: ListAnswer | undefined }>();
  const { rows, pasted, typed } = choice;
  const hasList = play.shape.list !== undefined && choice.play === play.type.code;
  const isEmpty = pasted === '' && typed.trim() === '';
  useEffect(() => {
    if (!hasList) return;
    let isCurrent = true;
    const answered = isEmpty
      ? Promise.resolve(undefined)
      : callEngine('list', { game, play: play.type.code, rows, pasted, typed });
    void answered.then((answer) => {
      if (isCurrent) setState({ play: play.type.code, rows, pasted, typed, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [game, play, hasList, isEmpty, rows, pasted, typed]);
  const isCurrent = state?.rows === rows && state.pasted === pasted && state.typed === typed;
  const isSamePlay = state?.play === choice.play;
  return {
    answer: isSamePlay && !isEmpty ? state.answer : undefined,
    isReading: hasList && !isEmpty && !isCurrent,
  };
}
