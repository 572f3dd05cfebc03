'use client';

import { useState } from 'react';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import type { RecordedSpin } from '@/lib/studio/slots/round-record';
import { SpinPicture } from './spin-picture';
import { useModelSymbols } from './use-model-symbols';
import { WinList } from './win-list';

interface Props {
  spin: RecordedSpin;
  index: number;
  model: string;
  /** The version of the model that the round was played with; undefined if the record does not state it. */
  version: number | undefined;
  /** Names the folder of pictures. */
  look: string;
  currency: string;
  /** The stake of the round, a decimal string. */
  stake: string;
  /** True if the round has no other spin: the title then omits the number. */
  isOnlySpin: boolean;
  /** True if the round paid less than its stake: its payouts are then shown as payouts, not as gains. */
  isBelowStake: boolean;
}

/** One spin of a round: one step at a time with its picture and its wins. A selected win lights its cells. */
export function SpinRecord(props: Props) {
  const { spin, index, model: code, version, look, currency, stake, isOnlySpin, isBelowStake } = props;
  const t = useTranslations('records.spin');
  const b = useTranslations('records.bets');
  const locale = useLocale();
  const model = useModelSymbols(code, version);
  const [stepIndex, setStepIndex] = useState(() => initialStep(spin));
  const [selectedWin, setSelectedWin] = useState<number>();
  const step = spin.steps[stepIndex];
  const kind = t.has(`kind.${spin.kind}`) ? t(`kind.${spin.kind}`) : spin.kind;
  const moveBy = (by: number) => {
    setStepIndex(stepIndex + by);
    setSelectedWin(undefined);
  };
  return (
    <section className="rounded-card border border-hairline bg-sunken/40 p-4">
      <header className="mb-3 flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">{isOnlySpin ? kind : t('title', { kind, number: index + 1 })}</h3>
        <p className="flex flex-wrap items-baseline justify-end gap-x-2 text-sm text-muted">
          {isBelowStake && <span>{b('payout')}</span>}
          <Money
            value={spin.payout}
            currency={currency}
            locale={locale}
            signed={!isBelowStake}
            className={isBelowStake ? 'font-semibold text-ink' : 'font-semibold'}
          />
        </p>
      </header>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          {model && step ? (
            <SpinPicture step={step} model={model} stake={stake} look={look} selectedWin={selectedWin} />
          ) : (
            <Skeleton className="aspect-5/3 w-full" />
          )}
          {spin.steps.length > 1 && (
            <div className="mt-2 flex items-center justify-center gap-2">
              <button
                type="button"
                aria-label={t('previous')}
                disabled={stepIndex === 0}
                onClick={() => moveBy(-1)}
                className={buttonStyle({ variant: 'ghost', size: 'icon' })}
              >
                <ChevronLeft aria-hidden className="flip-rtl size-5" />
              </button>
              <span className="tabular text-sm text-muted" aria-live="polite">
                {t('step', { at: stepIndex + 1, of: spin.steps.length })}
              </span>
              <button
                type="button"
                aria-label={t('next')}
                disabled={stepIndex === spin.steps.length - 1}
                onClick={() => moveBy(1)}
                className={buttonStyle({ variant: 'ghost', size: 'icon' })}
              >
                <ChevronRight aria-hidden className="flip-rtl size-5" />
              </button>
            </div>
          )}
        </div>
        {step && (
          <WinList
            step={step}
            look={look}
            currency={currency}
            isBelowStake={isBelowStake}
            selectedWin={selectedWin}
            onSelect={setSelectedWin}
          />
        )}
      </div>
      {spin.omitted ? (
        <p className="mt-3 text-xs text-faint">{t('omitted', { count: spin.omitted })}</p>
      ) : null}
    </section>
  );
}

/** Returns the first step that paid, or the first step: a reader who opens a won round looks for the win. */
function initialStep({ steps }: RecordedSpin): number {
  return Math.max(
    0,
    steps.findIndex((step) => Number(step.payout) > 0),
  );
}
