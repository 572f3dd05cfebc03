'use client';

import { useEffect, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { Select } from '@/components/ui/select';
import { formatDecimal } from '@/lib/money/amount';
import { callApi } from '@/lib/platform/http/call';
import { MAX_DRAWS, MAX_MULTIPLE } from '@/lib/studio/lottery/constants';
import type { WireCurrent } from '@/lib/studio/lottery/wire';
import { chaseTable, mostDraws, type ChaseDraw, type ChasePlan } from './chase';
import { ChaseTable } from './chase-table';
import { findGame } from '@/lib/studio/lottery/games/registry';
import { callEngine } from './engine-client';
import { RefusalText } from './refusal-text';
import { covers, stakeOfCombination, totalsOf } from './slip';
import type { ComingDraw, OpenDraw, SlipLine } from './types';
import type { Placing } from './use-placing';
import { wholeNumber } from './whole-number';

interface Props {
  gameCode: string;
  lines: readonly SlipLine[];
  current: OpenDraw | null;
  coming: readonly ComingDraw[];
  placing: Placing;
  balance: string;
  currency: string;
  locale: string;
  onClose: () => void;
}

const KINDS = ['same', 'doubling', 'profit', 'custom'] as const;

/** The draws that a chase can go over: the open one and those after it. */
function useDraws(gameCode: string, current: OpenDraw | null, coming: readonly ComingDraw[]): ChaseDraw[] {
  const known: ChaseDraw[] = current ? [current, ...coming] : [...coming];
  const query = useQuery({
    queryKey: ['lottery', 'coming', gameCode, current?.period],
    enabled: known.length < MAX_DRAWS,
    queryFn: async ({ signal }) => {
      const path = `/lotto/lgw/draws/${gameCode}/current?coming=${MAX_DRAWS}`;
      const answer = await callApi<WireCurrent>('GET', path, undefined, signal);
      return answer.draw ? [answer.draw, ...answer.coming] : answer.coming;
    },
  });
  return query.data && query.data.length > known.length ? query.data : known;
}

/** What one winning combination of the slip pays at least, at multiple 1; undefined until it is computed. */
function useLowestPrize(gameCode: string, lines: readonly SlipLine[], given: readonly number[] | undefined) {
  const [known, setKnown] = useState<{ lines: readonly SlipLine[]; prize: bigint | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void callEngine('lowest', { game: gameCode, given: given ?? [], lines }).then((prizes) => {
      const amounts = prizes.flatMap((prize, at) =>
        prize ? [(stakeOfCombination(lines[at]!) * prize.n) / prize.d] : [],
      );
      const prize =
        amounts.length < lines.length
          ? undefined
          : amounts.reduce((lowest, each) => (each < lowest ? each : lowest));
      if (isCurrent) setKnown({ lines, prize });
    });
    return () => {
      isCurrent = false;
    };
  }, [gameCode, lines, given]);
  return known?.lines === lines ? known.prize : undefined;
}

/** A chase: the slip in several draws, with a plan for the multiples and a table of what it costs. */
export function ChaseDialog(props: Props) {
  const { gameCode, lines, current, coming, placing, balance, currency, locale, onClose } = props;
  const t = useTranslations('lottery-board');
  const kindsId = useId();
  const draws = useDraws(gameCode, current, coming);
  const prize = useLowestPrize(gameCode, lines, current?.given);
  const [start, setStart] = useState(current?.period ?? '');
  const [count, setCount] = useState(Math.min(10, mostDraws(lines.length)));
  const [kind, setKind] = useState<ChasePlan['kind']>('same');
  const [multiple, setMultiple] = useState(1);
  const [factor, setFactor] = useState(2);
  const [every, setEvery] = useState(1);
  const [percent, setPercent] = useState(30);
  const [multiples, setMultiples] = useState<readonly number[]>([]);
  const [stopOnWin, setStopOnWin] = useState(true);

  const at = draws.findIndex(({ period }) => period === start);
  const chosen = at < 0 ? [] : draws.slice(at, at + count);
  const plans: Record<ChasePlan['kind'], ChasePlan> = {
    same: { kind: 'same', multiple },
    doubling: { kind: 'doubling', multiple, factor, every },
    profit: { kind: 'profit', multiple, percent },
    custom: { kind: 'custom', multiples },
  };
  const table = chaseTable(plans[kind], chosen, {
    lines: lines.length,
    stake: totalsOf(lines, []).stake,
    highestMultiple: Math.max(...lines.map((line) => line.multiple)),
    prize,
  });
  const isCovered = covers(balance, table.total);
  const hasClosed = start !== '' && at < 0 && draws.length > 0;
  const money = (value: bigint) => <Money value={formatDecimal(value)} currency={currency} locale={locale} />;

  const place = async () => {
    const isPlaced = await placing.place({
      chase: {
        draws: table.rows.map((row) => ({ period: row.period, multiple: row.multiple })),
        stopOnWin,
      },
    });
    if (isPlaced) onClose();
  };
  const changeKind = (next: ChasePlan['kind']) => {
    // A custom plan begins with what the last plan gave.
    if (next === 'custom') setMultiples(table.rows.map((row) => row.multiple));
    setKind(next);
  };
  const number = (label: string, value: number, most: number, onChange: (value: number) => void) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(wholeNumber(event.target.value, most))}
        />
      )}
    </Field>
  );
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('chase.title')}
      description={t('chase.text')}
      closeLabel={t('close')}
      footer={
        <DialogActions
          cancelLabel={t('back')}
          confirmLabel={t('chase.place', { bets: table.rows.length * lines.length })}
          busy={placing.busy}
          disabled={table.rows.length === 0 || table.problem !== undefined || !isCovered}
          onCancel={onClose}
          onConfirm={() => void place()}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('chase.start')}
            error={hasClosed ? t('chase.startClosed', { period: start }) : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={at < 0 ? '' : start}
                placeholder={t('chase.chooseStart')}
                options={draws.map(({ period }) => ({ value: period, label: period }))}
                onChange={(event) => setStart(event.target.value)}
              />
            )}
          </Field>
          {number(
            t('chase.draws', { most: mostDraws(lines.length) }),
            count,
            mostDraws(lines.length),
            setCount,
          )}
        </div>
        <div role="group" aria-labelledby={kindsId}>
          <p id={kindsId} className="mb-1.5 text-sm font-medium text-muted">
            {t('chase.plan')}
          </p>
          <div className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1 sm:grid-cols-4">
            {KINDS.map((code) => (
              <button
                key={code}
                type="button"
                aria-pressed={kind === code}
                onClick={() => changeKind(code)}
                className="min-h-11 rounded-[0.45rem] px-2 text-sm font-medium text-muted transition hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-key"
              >
                {t(`chase.kinds.${code}`)}
              </button>
            ))}
          </div>
        </div>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {kind !== 'custom' && number(t('multiple'), multiple, MAX_MULTIPLE, setMultiple)}
          {kind === 'doubling' && (
            <>
              {number(t('chase.factor'), factor, 10, setFactor)}
              {number(t('chase.every'), every, MAX_DRAWS, setEvery)}
            </>
          )}
          {kind === 'profit' && number(t('chase.percent'), percent, 10_000, setPercent)}
        </div>
        {kind === 'profit' && <p className="text-sm text-muted">{t('chase.profitText')}</p>}
        <Checkbox
          label={t('chase.stopOnWin')}
          checked={stopOnWin}
          onChange={(event) => setStopOnWin(event.target.checked)}
        />
        <div role="status" className="text-sm empty:hidden">
          {table.problem && (at >= 0 || table.problem !== 'noDraws') && (
            <p className="text-vermilion">{t(`chase.problems.${table.problem}`)}</p>
          )}
          {at >= 0 && chosen.length < count && (
            <p className="text-muted">{t('chase.fewer', { count: chosen.length })}</p>
          )}
          {!isCovered && <p className="text-vermilion">{t('chase.tooLittle')}</p>}
        </div>
        {placing.refusal && (
          <FormAlert
            message={
              <>
                {placing.refusal.line !== undefined && `${t('line', { number: placing.refusal.line + 1 })} `}
                <RefusalText refusal={placing.refusal} currency={currency} locale={locale} />
              </>
            }
          />
        )}
        {table.rows.length > 0 && (
          <ChaseTable
            rows={table.rows}
            currency={currency}
            locale={locale}
            zone={findGame(gameCode)!.schedule.zone}
            {...(kind === 'custom' && {
              onMultiple: (index: number, value: number) =>
                setMultiples(chosen.map((_, other) => (other === index ? value : (multiples[other] ?? 1)))),
            })}
          />
        )}
        <p className="flex items-baseline justify-between gap-3 border-t border-hairline pt-3">
          <span className="text-muted">{t('chase.total')}</span>
          <strong className="font-display text-xl">{money(table.total)}</strong>
        </p>
        <p className="text-sm text-muted">{t('chase.taken')}</p>
      </div>
    </Dialog>
  );
}
