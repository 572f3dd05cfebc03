'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'next-intl';
import { classes } from '@/components/ui/classes';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { dayOf } from '@/lib/platform/zone';
import { isAskable, lengthOf, lastDays, LONGEST_PERIOD, SHORTCUTS, type Period } from './period';

interface Props {
  period: Period;
  /** The zone in which days begin. */
  zone: string;
  onChange: (period: Period) => void;
}

/** Which days: shortcuts, or two dates of one's own. Dates that make no period are told, not asked for. */
export function PeriodFilter({ period, zone, onChange }: Props) {
  const t = useTranslations('records.period');
  const name = useId();
  const [own, setOwn] = useState(false);
  const [draft, setDraft] = useState(period);
  const change = (part: Partial<Period>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (isAskable(next)) onChange(next);
  };
  const today = dayOf(new Date(), zone);
  return (
    <div className="flex flex-col gap-3">
      <div role="radiogroup" aria-label={t('label')} className="flex flex-wrap gap-2">
        {SHORTCUTS.map((days) => {
          const these = lastDays(days, zone);
          return (
            <Choice
              key={days}
              name={name}
              label={t('last', { days })}
              checked={!own && period.from === these.from && period.to === these.to}
              onChoose={() => {
                setOwn(false);
                setDraft(these);
                onChange(these);
              }}
            />
          );
        })}
        <Choice name={name} label={t('own')} checked={own} onChoose={() => setOwn(true)} />
      </div>
      {own && (
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
            {lengthOf(draft) < 1
              ? t('backwards')
              : isAskable(draft)
                ? null
                : t('wrong', { days: LONGEST_PERIOD })}
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
