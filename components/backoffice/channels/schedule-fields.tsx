'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Plus, Trash2 } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { HoursDraft } from './draft';

interface Props {
  schedule: readonly HoursDraft[];
  /** Name of the settlement zone: GMT+8. */
  zone: string;
  wrong: (name: string) => string | undefined;
  onChange: (schedule: HoursDraft[]) => void;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days and hours of a channel. Without any it is always open. */
export function ScheduleFields({ schedule, zone, wrong, onChange }: Props) {
  const t = useTranslations('backoffice-channels');
  const locale = useLocale();
  // 2024-01-01 was a Monday.
  const dayName = (day: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
  const change = (index: number, part: Partial<HoursDraft>) =>
    onChange(schedule.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <div className="flex flex-col gap-4">
      {schedule.map((hours, index) => (
        <fieldset key={index} className="flex flex-col gap-3 rounded-card border border-hairline p-3">
          <legend className="sr-only">{t('hours', { number: index + 1 })}</legend>
          <div className="flex flex-wrap gap-1.5" role="group" aria-label={t('days')}>
            {DAYS.map((day) => (
              <button
                key={day}
                type="button"
                aria-pressed={hours.days.includes(day)}
                aria-label={dayName(day, 'long')}
                onClick={() =>
                  change(index, {
                    days: DAYS.filter((each) =>
                      each === day ? !hours.days.includes(day) : hours.days.includes(each),
                    ),
                  })
                }
                className="min-h-11 min-w-11 rounded-control border border-edge px-2 text-sm text-muted transition hover:text-ink aria-pressed:border-amber aria-pressed:bg-amber-wash aria-pressed:font-semibold aria-pressed:text-ink lg:min-h-9"
              >
                {dayName(day, 'short')}
              </button>
            ))}
          </div>
          {wrong(`schedule.${index}.days`) && (
            <p role="alert" className="text-sm text-vermilion">
              {wrong(`schedule.${index}.days`)}
            </p>
          )}
          <div className="flex flex-wrap items-end gap-3">
            {(['from', 'to'] as const).map((name) => (
              <Field
                key={name}
                label={t(`fields.${name}`)}
                error={wrong(`schedule.${index}.${name}`)}
                className="w-40"
              >
                {(control) => (
                  <Input
                    {...control}
                    type="time"
                    value={hours[name] === '24:00' ? '00:00' : hours[name]}
                    onChange={(event) => change(index, { [name]: event.target.value })}
                  />
                )}
              </Field>
            ))}
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('remove', { what: t('hours', { number: index + 1 }) })}
              onClick={() => onChange(schedule.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </div>
        </fieldset>
      ))}
      <p className="text-xs text-faint">
        {schedule.length === 0 ? t('alwaysOpen') : t('scheduleRule', { zone })}
      </p>
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        onClick={() => onChange([...schedule, { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }])}
      >
        <Plus aria-hidden className="size-4" />
        {t('addHours')}
      </Button>
    </div>
  );
}
