'use client';

import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { dayRange } from '@/lib/platform/day-range';
import { Choice } from './choice';
import {
  isValidPeriod,
  dayCount,
  lastDays,
  MAX_PERIOD_DAYS,
  PERIOD_SHORTCUTS,
  shiftPeriod,
  type Period,
} from './period';

interface Props {
  period: Period;
  /** The settlement zone (IANA name), in which days begin. */
  zone: string;
  onChange: (period: Period) => void;
}

/**
 * Chooses a period by shortcut or by two dates, and moves it by its own length: the previous and the next 7 or 30 days (RECORD-4).
 * Dates that make no valid period show a message and do not call `onChange`.
 */
export function PeriodFilter({ period, zone, onChange }: Props) {
  const t = useTranslations('records.period');
  const name = useId();
  const [isCustom, setCustom] = useState(false);
  const [draft, setDraft] = useState(period);
  const change = (part: Partial<Period>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (isValidPeriod(next)) onChange(next);
  };
  const today = lastDays(1, zone).to;
  return (
    <div className="flex flex-col gap-3">
      <div role="radiogroup" aria-label={t('label')} className="flex flex-wrap gap-2">
        {PERIOD_SHORTCUTS.map((days) => {
          const shortcut = lastDays(days, zone);
          return (
            <Choice
              key={days}
              name={name}
              label={t('last', { days })}
              checked={!isCustom && period.from === shortcut.from && period.to === shortcut.to}
              onChoose={() => {
                setCustom(false);
                setDraft(shortcut);
                onChange(shortcut);
              }}
            />
          );
        })}
        <Choice name={name} label={t('own')} checked={isCustom} onChoose={() => setCustom(true)} />
      </div>
      {isCustom && (
        <div className="grid max-w-md grid-cols-2 gap-3">
          <Field label={t('from')}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={draft.from}
                max={today}
                onChange={(event) => change({ from: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('to')}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={draft.to}
                max={today}
                onChange={(event) => change({ to: event.target.value })}
              />
            )}
          </Field>
          <p aria-live="polite" className="col-span-2 text-sm text-vermilion empty:hidden">
            {dayCount(draft) < 1
              ? t('backwards')
              : isValidPeriod(draft)
                ? null
                : t('wrong', { days: MAX_PERIOD_DAYS })}
          </p>
        </div>
      )}
      <PeriodSteps
        period={period}
        today={today}
        onChange={(next) => {
          setDraft(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const STEP =
  'inline-flex h-11 items-center gap-1.5 rounded-control border border-hairline px-3 text-sm text-muted transition enabled:hover:bg-raised enabled:hover:text-ink disabled:opacity-40 lg:h-9';

/** The days of the period between the buttons that move it. The future has no records, so that the last step ends today. */
function PeriodSteps({
  period,
  today,
  onChange,
}: {
  period: Period;
  today: string;
  onChange: (next: Period) => void;
}) {
  const t = useTranslations('records.period');
  const locale = useLocale();
  const days = dayCount(period);
  return (
    <div className="flex max-w-xl items-center justify-between gap-2">
      <button
        type="button"
        className={STEP}
        aria-label={t('previous', { days })}
        onClick={() => onChange(shiftPeriod(period, -1, today))}
      >
        <ChevronLeft aria-hidden className="flip-rtl size-4" />
        <span className="max-sm:hidden">{t('previous', { days })}</span>
      </button>
      <span className="text-center text-sm text-muted tabular">
        {dayRange(period.from, period.to, locale)}
      </span>
      <button
        type="button"
        className={STEP}
        aria-label={t('next', { days })}
        disabled={period.to >= today}
        onClick={() => onChange(shiftPeriod(period, 1, today))}
      >
        <span className="max-sm:hidden">{t('next', { days })}</span>
        <ChevronRight aria-hidden className="flip-rtl size-4" />
      </button>
    </div>
  );
}
