'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'next-intl';
import { classes } from '@/components/ui/classes';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { dayOf } from '@/lib/platform/zone';
import { isValidPeriod, dayCount, lastDays, MAX_PERIOD_DAYS, PERIOD_SHORTCUTS, type Period } from './period';

interface Props {
  period: Period;
  /** The settlement zone (IANA name), in which days begin. */
  zone: string;
  onChange: (period: Period) => void;
}

/**
 * Chooses a period by shortcut or by two dates (RECORD-4). Dates that make no valid period show a message and do not call
 * `onChange`.
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
  const today = dayOf(new Date(), zone);
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
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ name, label, checked, onChoose }: ChoiceProps) {
  return (
    <label
      className={classes(
        'inline-flex h-11 cursor-pointer items-center rounded-full border px-4 text-sm font-medium transition lg:h-9',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber',
        checked
          ? 'border-amber/40 bg-amber-wash text-amber'
          : 'border-hairline text-muted hover:bg-raised hover:text-ink',
      )}
    >
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="sr-only" />
      {label}
    </label>
  );
}
