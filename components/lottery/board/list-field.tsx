'use client';

import { useId, useMemo, useState, type Dispatch } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { INPUT_STYLE } from '@/components/ui/input';
import { classes } from '@/components/ui/classes';
import type { PasteMistake } from '@/lib/studio/lottery/plays/paste';
import type { Play } from '@/lib/studio/lottery/plays/play';
import { MAX_SELECTION_CHARACTERS } from '@/lib/studio/lottery/plays/selection';
import type { BoardAction } from './board-state';
import { callEngine } from './engine-client';
import type { ListAnswer } from './engine';
import { firstEntries, MOST_TYPED } from './selection-text';
import type { Choice } from './types';
import { NumberPad } from './number-pad';
import { hasPad, padChosen } from './pad';
import { TabRow } from '../desk/tab-row';
import type { CheckedChoice } from './use-choice';

interface Props {
  gameCode: string;
  play: Play;
  choice: Choice;
  checked: CheckedChoice;
  dispatch: Dispatch<BoardAction>;
}

const SHOWN_ENTRIES = 30;
const SHOWN_MISTAKES = 20;

/** Numbers of a list: a pad for those of two to four digits, and beside it a box to type or paste them. */
export function ListField(props: Props) {
  const { play, choice, dispatch } = props;
  const t = useTranslations('lottery-board');
  const [way, setWay] = useState<'pad' | 'type'>('pad');
  const list = play.shape.list!;
  const chosen = useMemo(
    () => (hasPad(list) ? padChosen(list, [choice.pasted, choice.typed]) : []),
    [list, choice.pasted, choice.typed],
  );
  if (!hasPad(list)) return <TypedList {...props} />;
  return (
    <div className="flex flex-col gap-4">
      <TabRow
        label={t('pad.way')}
        tabs={(['pad', 'type'] as const).map((value) => ({ value, label: t(`pad.ways.${value}`) }))}
        chosen={way}
        onChoose={setWay}
        className="self-start"
      />
      {way === 'type' ? (
        <TypedList {...props} />
      ) : (
        <NumberPad
          // The pad writes the same text that can be typed.
          list={list}
          chosen={chosen}
          onChange={(next) => {
            const text = next.join(' ');
            const isLong = text.length > MOST_TYPED;
            dispatch({ kind: 'setPasted', pasted: isLong ? text : '', typed: isLong ? '' : text });
          }}
        />
      )}
    </div>
  );
}

/** Typed numbers: a box, pasting, a file, and what was wrong with them. */
function TypedList({ gameCode, play, choice, checked, dispatch }: Props) {
  const t = useTranslations('lottery-board');
  const tPlays = useTranslations('lottery-plays');
  const list = play.shape.list!;
  const fileId = useId();
  const [report, setReport] = useState<Pick<ListAnswer, 'mistakes' | 'mistakeCount'>>();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();

  const paste = async (text: string) => {
    setFailure(undefined);
    if (text.length > MAX_SELECTION_CHARACTERS) return setFailure(tPlays('problems.SELECTION_TOO_LONG'));
    setReading(true);
    try {
      const answer = await callEngine('list', {
        game: gameCode,
        play: play.type.code,
        rows: choice.rows,
        pasted: choice.pasted,
        typed: text,
      });
      if (answer.problem === 'SELECTION_TOO_LONG') return setFailure(tPlays('problems.SELECTION_TOO_LONG'));
      setReport(answer);
      dispatch({ kind: 'setPasted', pasted: answer.list, typed: choice.typed });
    } finally {
      setReading(false);
    }
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > 4 * MAX_SELECTION_CHARACTERS) return setFailure(tPlays('problems.SELECTION_TOO_LONG'));
    await paste(await file.text());
  };
  const clearPasted = () => {
    setReport(undefined);
    dispatch({ kind: 'setPasted', pasted: '', typed: choice.typed });
  };
  const pasted = firstEntries(choice.pasted, SHOWN_ENTRIES);
  const typedReport = checked.isReading || choice.typed.trim() === '' ? undefined : checked.list;
  const sample = Array.from({ length: list.numbers }, (_, i) =>
    String(Math.min(list.high, list.low + i + 1)).padStart(list.width, '0'),
  );
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('typed')}
        hint={t('typedHint', { example: list.width > 1 ? sample.join(' ') : sample.join('') })}
        error={failure}
      >
        {(control) => (
          <textarea
            {...control}
            dir="ltr"
            rows={4}
            inputMode="text"
            autoComplete="off"
            spellCheck={false}
            value={choice.typed}
            onChange={(event) => {
              const { value } = event.target;
              if (value.length <= MOST_TYPED) dispatch({ kind: 'setTyped', typed: value });
              else {
                void paste(value);
                dispatch({ kind: 'setTyped', typed: '' });
              }
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (text.length + choice.typed.length <= MOST_TYPED) return;
              event.preventDefault();
              void paste(text);
            }}
            className={classes(INPUT_STYLE, 'tabular h-auto min-h-28 py-2.5')}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <label
          htmlFor={fileId}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-edge px-4 text-sm font-medium hover:bg-raised has-focus-visible:shadow-focus"
        >
          {t('file')}
          <input
            id={fileId}
            type="file"
            accept=".txt,.csv,text/plain,text/csv"
            className="sr-only"
            onChange={(event) => {
              void readFile(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        <span role="status" className="text-sm text-muted">
          {isReading ? t('reading') : checked.list && t('numbersRead', { count: checked.list.entries })}
        </span>
      </div>
      {choice.pasted !== '' && (
        <div className="flex items-start gap-3 rounded-control border border-hairline bg-sunken/50 p-3">
          <div className="min-w-0 flex-1 text-sm">
            <p className="font-semibold">{t('pasted', { count: pasted.count })}</p>
            <p dir="ltr" className="tabular mt-1 text-muted">
              {pasted.entries.join(' ')}
              {pasted.count > pasted.entries.length && ' …'}
            </p>
          </div>
          <Button size="sm" variant="ghost" onClick={clearPasted}>
            {t('clearPasted')}
          </Button>
        </div>
      )}
      {report && <Mistakes title={t('pastedReport')} {...report} />}
      {typedReport && <Mistakes title={t('typedReport')} {...typedReport} />}
    </div>
  );
}

/** What is wrong with pasted or typed numbers, a sentence for each mistake. */
function Mistakes({
  title,
  mistakes,
  mistakeCount,
}: {
  title: string;
  mistakes: readonly PasteMistake[];
  mistakeCount: number;
}) {
  const t = useTranslations('lottery-board');
  const tPlays = useTranslations('lottery-plays');
  if (mistakeCount === 0) return null;
  const shown = mistakes.slice(0, SHOWN_MISTAKES);
  const sentence = ({ code, line, entry, first }: PasteMistake) =>
    code === 'ENTRY_TWICE' && first === 0
      ? t('pastedTwice', { line, entry })
      : tPlays(`paste.${code}`, { line, entry, first: first ?? 0 });
  return (
    <div role="status" className="rounded-control border border-vermilion/40 bg-vermilion-wash p-3 text-sm">
      <p className="font-semibold">
        {title}: {t('mistakes', { count: mistakeCount })}
      </p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto ps-5">
        {shown.map((mistake, index) => (
          <li key={index}>{sentence(mistake)}</li>
        ))}
      </ul>
      {mistakeCount > shown.length && (
        <p className="mt-1 text-muted">{t('moreMistakes', { count: mistakeCount - shown.length })}</p>
      )}
    </div>
  );
}
