'use client';

import { useState } from 'react';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import type { RecordedSpin } from '@/lib/studio/play/spin/details';
import type { StudioFacts } from './round-details';
import { SpinPicture } from './spin-picture';
import { useModelWords } from './use-model-words';
import { WinList } from './win-list';

interface Props {
  spin: RecordedSpin;
  index: number;
  facts: StudioFacts;
  currency: string;
  /** The round's. */
  stake: string;
  /** The round has no other spin: its number says nothing. */
  alone: boolean;
}

/** One spin of a round: its pictures one at a time, the wins in each, and the cells that a win lay on. */
export function SpinRecord({ spin, index, facts, currency, stake, alone }: Props) {
  const t = useTranslations('records.spin');
  const locale = useLocale();
  const model = useModelWords(facts.model);
  const [at, setAt] = useState(() => firstToShow(spin));
  const [lit, setLit] = useState<number>();
  const step = spin.steps[at];
  const kind = t.has(`kind.${spin.kind}`) ? t(`kind.${spin.kind}`) : spin.kind;
  const turn = (by: number) => {
    setAt(at + by);
    setLit(undefined);
  };
  return (
    <section className="rounded-card border border-hairline bg-sunken/40 p-4">
      <header className="mb-3 flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">{alone ? kind : t('title', { kind, number: index + 1 })}</h3>
        <Money value={spin.payout} currency={currency} locale={locale} signed className="font-semibold" />
      </header>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          {model && step ? (
            <SpinPicture step={step} model={model} stake={stake} look={facts.look} lit={lit} />
          ) : (
            <Skeleton className="aspect-5/3 w-full" />
          )}
          {spin.steps.length > 1 && (
            <div className="mt-2 flex items-center justify-center gap-2">
              <button
                type="button"
                aria-label={t('previous')}
                disabled={at === 0}
                onClick={() => turn(-1)}
                className={buttonStyle({ variant: 'ghost', size: 'icon' })}
              >
                <ChevronLeft aria-hidden className="flip-rtl size-5" />
              </button>
              <span className="tabular text-sm text-muted" aria-live="polite">
                {t('step', { at: at + 1, of: spin.steps.length })}
              </span>
              <button
                type="button"
                aria-label={t('next')}
                disabled={at === spin.steps.length - 1}
                onClick={() => turn(1)}
                className={buttonStyle({ variant: 'ghost', size: 'icon' })}
              >
                <ChevronRight aria-hidden className="flip-rtl size-5" />
              </button>
            </div>
          )}
        </div>
        {step && <WinList step={step} look={facts.look} currency={currency} lit={lit} onLight={setLit} />}
      </div>
      {spin.omitted ? (
        <p className="mt-3 text-xs text-faint">{t('omitted', { count: spin.omitted })}</p>
      ) : null}
    </section>
  );
}

/** The picture that paid, where one did: who opens a win looks for that. */
function firstToShow({ steps }: RecordedSpin): number {
  return Math.max(
    0,
    steps.findIndex((step) => Number(step.payout) > 0),
  );
}
