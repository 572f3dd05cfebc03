'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { INPUT_STYLE } from '@/components/ui/input';
import type { ShownSum } from '@/lib/backoffice/lottery/schema';
import { numbersOf, parseResult, rangeOf } from '@/lib/studio/lottery/sources/result';
import type { DrawSource, NumberGroup } from '@/lib/studio/lottery/types';
import { FormDialog } from '../form-dialog';
import { ReasonText } from '../reason-text';
import { useCall } from '../use-call';
import { EntryEffect } from './decision-view';

type Numbers = readonly (readonly string[])[];

const widthOf = (group: NumberGroup): number | undefined =>
  group.kind === 'independent' ? group.width : undefined;

/** The fields of an empty result; given numbers are those of the draw. */
function emptyOf(source: DrawSource, given: readonly number[]): Numbers {
  let stated = 0;
  return source.groups.map((group) =>
    group.kind === 'given'
      ? given.slice(stated, (stated += group.count)).map(String)
      : Array.from({ length: numbersOf(group) }, () => ''),
  );
}

/** What was typed as a result: numbers of a prize rank stay texts. */
const toResult = (source: DrawSource, typed: Numbers): (number | string)[][] =>
  source.groups.map((group, at) =>
    typed[at]!.map((text) =>
      widthOf(group) || !/^\d{1,4}$/.test(text.trim()) ? text.trim() : Number(text.trim()),
    ),
  );

interface Problem {
  problem: string;
  group?: string;
  index?: number;
}

/**
 * A button that opens the form of a result: a field for each number of each group. A whole line can be pasted into the first field. A correction
 * (`former` is the present result) shows what it changes before it is entered, and needs a reason.
 */
export function ResultButton({
  drawId,
  name,
  source,
  given,
  former,
}: {
  drawId: string;
  /** Game and draw, for the dialog's title. */
  name: string;
  source: DrawSource;
  given: readonly number[];
  former?: readonly (readonly (number | string)[])[];
}) {
  const t = useTranslations('backoffice-lottery.entry');
  const tGroups = useTranslations('backoffice-lottery.groups');
  const tProblems = useTranslations('lottery-plays.resultProblems');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const initial = (): Numbers => former?.map((group) => group.map(String)) ?? emptyOf(source, given);
  const [typed, setTyped] = useState<Numbers>(initial);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [changes, setChanges] = useState<readonly ShownSum[]>();
  const isCorrection = former !== undefined;
  const path = `/backoffice/api/lottery/draws/${drawId}`;

  const set = (at: number, index: number, text: string) => {
    // A line of numbers that is pasted fills the fields from here on.
    const parts = text.split(/[\s,;|·-]+/).filter(Boolean);
    const next = typed.map((group) => [...group]);
    if (parts.length < 2) next[at]![index] = text;
    else
      for (let group = at; group < next.length; group++)
        if (source.groups[group]!.kind !== 'given')
          for (let place = group === at ? index : 0; place < next[group]!.length && parts.length > 0; place++)
            next[group]![place] = parts.shift()!;
    setTyped(next);
    setProblem(undefined);
    setChanges(undefined);
  };

  const close = () => {
    setOpen(false);
    setTyped(initial());
    setReason('');
    setProblem(undefined);
    setChanges(undefined);
  };

  const submit = async () => {
    const result = toResult(source, typed);
    const parsed = parseResult(source, result);
    if (!parsed.ok) {
      setProblem({ ...parsed, problem: parsed.code });
      return;
    }
    if (isCorrection && !changes) {
      await call.send<{ list: ShownSum[] }>(
        `${path}/correction/preview`,
        { result },
        () => undefined,
        ({ list }) => setChanges(list),
      );
      return;
    }
    const sent = await call.send(
      isCorrection ? `${path}/correction` : `${path}/result`,
      isCorrection ? { result, reason: reason.trim() } : { result },
      t('entered'),
    );
    if (sent) close();
  };
  const shown: Problem | undefined =
    problem ??
    (call.failure?.code === 'LOTTERY_RESULT_INVALID'
      ? (call.failure.extras as unknown as Problem)
      : undefined);
  const sentence =
    shown &&
    [
      shown.group === undefined ? undefined : tGroups(shown.group as never),
      shown.index === undefined ? undefined : t('numberAt', { number: shown.index + 1 }),
      tProblems(shown.problem as never),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <Button variant={isCorrection ? 'caution' : 'amber'} size="sm" onClick={() => setOpen(true)}>
        {t(isCorrection ? 'correct' : 'enter')}
      </Button>
      <FormDialog
        open={open}
        size="md"
        title={t(isCorrection ? 'correctTitle' : 'enterTitle', { draw: name })}
        description={t(isCorrection ? 'correctText' : 'enterText')}
        confirmLabel={isCorrection && !changes ? t('preview') : t('confirm')}
        tone={isCorrection && changes ? 'danger' : 'amber'}
        call={call}
        message={sentence}
        onSubmit={submit}
        onClose={close}
      >
        {source.groups.map((group, at) =>
          group.kind === 'given' ? null : (
            <fieldset key={group.code} className="flex min-w-0 flex-col gap-1.5">
              <legend className="mb-1.5 text-sm font-medium text-muted">
                {tGroups(group.code as never)}
              </legend>
              <div className="flex flex-wrap gap-2" dir="ltr">
                {typed[at]!.map((text, index) => {
                  const width = widthOf(group);
                  const isWrong =
                    shown?.group === group.code && (shown.index === undefined || shown.index === index);
                  const { high } = rangeOf(source, group);
                  return (
                    <input
                      key={index}
                      aria-label={`${tGroups(group.code as never)} ${index + 1}`}
                      aria-invalid={isWrong || undefined}
                      inputMode="numeric"
                      autoComplete="off"
                      className={`${INPUT_STYLE} tabular`}
                      style={{ width: `${(width ?? String(high).length) + 3}ch`, paddingInline: '0.5rem' }}
                      value={text}
                      onChange={(event) => set(at, index, event.target.value)}
                    />
                  );
                })}
              </div>
            </fieldset>
          ),
        )}
        {isCorrection && (
          <ReasonText
            label={t('reason')}
            hint={t('reasonHint')}
            error={call.failure?.fields.reason?.message}
            maxLength={200}
            rows={2}
            value={reason}
            onChange={setReason}
          />
        )}
        {changes && (
          <div role="status" className="rounded-control border border-edge bg-sunken px-3 py-2 text-sm">
            <EntryEffect kind="correction" sums={changes} />
          </div>
        )}
      </FormDialog>
    </>
  );
}
