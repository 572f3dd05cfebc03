'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { drawsOf } from '@/lib/studio/lottery/draws/schedule';
import { KEEP_DAYS_LEAST, KEEP_DAYS_MOST } from '@/lib/studio/lottery/settings/constants';
import { isCloseSeconds, isSchedule } from '@/lib/studio/lottery/settings/rules';
import type { Schedule } from '@/lib/studio/lottery/types';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { useFirstError } from '../use-first-error';
import { clockOf } from './schedule-text';
import { ReasonField } from './reason-field';
import { useSubmitted } from './use-submitted';

/** Draws of the preview. */
const SHOWN_DRAWS = 10;

export interface GameFormProps {
  code: string;
  /** What the page shows, for the check that nobody has changed it meanwhile. */
  seen: string;
  enabled: boolean;
  /** Null: the game's own. */
  schedule: Schedule | null;
  ownSchedule: Schedule;
  closeSeconds: number;
  makeUpSeconds: number;
  keepDays: number;
  drawnByUs: boolean;
  /** A regional game, which this site may draw itself. */
  isExternal: boolean;
  /** The present moment of the server, for the preview. */
  at: string;
  mayWrite: boolean;
}

interface Typed {
  kind: 'own' | 'interval' | 'days';
  minutes: string;
  zone: string;
  from: string;
  to: string;
  weekdays: readonly number[];
  monthDays: string;
  closes: string;
  drawn: string;
}

/** The form's fields of a schedule. The end of the day is shown as 00:00, because the field of a time has no 24:00. */
function typedOf(schedule: Schedule, kind: Typed['kind']): Typed {
  const clock = (minutes: number) => clockOf(minutes % 1_440);
  return {
    kind,
    zone: schedule.zone,
    minutes: schedule.kind === 'interval' ? String(schedule.minutes) : '5',
    from: clock(schedule.kind === 'interval' ? schedule.from : 0),
    to: clock(schedule.kind === 'interval' ? schedule.to : 0),
    weekdays:
      schedule.kind === 'days'
        ? (schedule.weekdays ?? (schedule.monthDays ? [] : [0, 1, 2, 3, 4, 5, 6]))
        : [],
    monthDays: schedule.kind === 'days' ? (schedule.monthDays ?? []).join(', ') : '',
    closes: clock(schedule.kind === 'days' ? schedule.closes : 1_080),
    drawn: clock(schedule.kind === 'days' ? schedule.drawn : 1_110),
  };
}

/** Minutes after midnight of a time as the field gives it: 18:30. */
const minutesOf = (time: string): number => {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The schedule that was typed; it may be invalid. */
function scheduleOf(typed: Typed, own: Schedule): Schedule {
  if (typed.kind === 'own') return own;
  const zone = typed.zone.trim();
  if (typed.kind === 'interval') {
    return {
      kind: 'interval',
      zone,
      minutes: Number(typed.minutes),
      from: minutesOf(typed.from),
      to: minutesOf(typed.to) || 1_440,
    };
  }
  const monthDays = typed.monthDays
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  return {
    kind: 'days',
    zone,
    closes: minutesOf(typed.closes),
    drawn: minutesOf(typed.drawn) || 1_440,
    ...(typed.weekdays.length > 0 ? { weekdays: [...typed.weekdays] } : {}),
    ...(monthDays.length > 0 ? { monthDays } : {}),
  };
}

/** Whether a game takes bets, when it is drawn and by whom, with the next draws of the schedule that is typed. */
export function GameForm(props: GameFormProps) {
  const t = useTranslations('backoffice-lottery.settings');
  const locale = useLocale();
  const call = useCall();
  const submitted = useSubmitted();
  const form = useFirstError(call.failure);
  const [enabled, setEnabled] = useState(props.enabled);
  const stored = typedOf(props.schedule ?? props.ownSchedule, props.schedule ? props.schedule.kind : 'own');
  const [typed, setTyped] = useState(stored);
  const [closeSeconds, setCloseSeconds] = useState(String(props.closeSeconds));
  const [makeUp, setMakeUp] = useState(String(props.makeUpSeconds / 60));
  const [keepDays, setKeepDays] = useState(String(props.keepDays));
  const [drawnByUs, setDrawnByUs] = useState(props.drawnByUs);
  const [reason, setReason] = useState('');
  const schedule = scheduleOf(typed, props.ownSchedule);
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const wrong = (...names: string[]) =>
    Object.entries(call.failure?.fields ?? {}).find(([name]) =>
      names.some((one) => name === one || name.startsWith(`${one}.`) || name === `change.${one}`),
    )?.[1].message;
  const scheduleError = wrong('schedule', 'change.schedule');
  // Another operator approves when sales of a game close whose results come from outside.
  const timesChanged =
    Number(closeSeconds) !== props.closeSeconds || JSON.stringify(typed) !== JSON.stringify(stored);
  const save = () =>
    void call.send(
      `/backoffice/api/lottery/games/${props.code}`,
      {
        seen: props.seen,
        reason: reason.trim(),
        change: {
          enabled,
          schedule: typed.kind === 'own' ? null : schedule,
          closeSeconds: Number(closeSeconds),
          makeUpSeconds: Math.round(Number(makeUp) * 60),
          keepDays: Number(keepDays),
          ...(props.isExternal ? { drawnByUs } : {}),
        },
      },
      submitted(t('saved')),
    );
  return (
    <Panel title={t('game')}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <fieldset disabled={!props.mayWrite} className="flex min-w-0 flex-col gap-4">
          <Checkbox
            label={t('enabled')}
            checked={enabled}
            onChange={(event) => setEnabled(event.target.checked)}
          />
          {props.isExternal && (
            <Checkbox
              label={t('drawnByUs')}
              checked={drawnByUs}
              error={wrong('drawnByUs')}
              onChange={(event) => setDrawnByUs(event.target.checked)}
            />
          )}
          <Field label={t('schedule')}>
            {(control) => (
              <Select
                {...control}
                value={typed.kind}
                onChange={(event) => change({ kind: event.target.value as Typed['kind'] })}
                options={(['own', 'interval', 'days'] as const).map((value) => ({
                  value,
                  label: t(`kinds.${value}`),
                }))}
              />
            )}
          </Field>
          {typed.kind !== 'own' && (
            <div className="grid grid-cols-2 gap-3">
              <Field label={t('zone')} hint={t('zoneHint')} className="col-span-2" required>
                {(control) => (
                  <Input
                    {...control}
                    dir="ltr"
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    maxLength={60}
                    value={typed.zone}
                    onChange={(event) => change({ zone: event.target.value })}
                  />
                )}
              </Field>
              {typed.kind === 'interval' ? (
                <>
                  <Field label={t('minutes')} className="col-span-2" required>
                    {(control) => (
                      <Input
                        {...control}
                        type="number"
                        min={1}
                        max={1440}
                        value={typed.minutes}
                        onChange={(event) => change({ minutes: event.target.value })}
                      />
                    )}
                  </Field>
                  <TimeField label={t('from')} value={typed.from} onChange={(from) => change({ from })} />
                  <TimeField
                    label={t('to')}
                    hint={t('toHint')}
                    value={typed.to}
                    onChange={(to) => change({ to })}
                  />
                </>
              ) : (
                <>
                  <Weekdays
                    label={t('weekdays')}
                    chosen={typed.weekdays}
                    onChange={(weekdays) => change({ weekdays })}
                  />
                  <Field label={t('monthDays')} hint={t('monthDaysHint')} className="col-span-2">
                    {(control) => (
                      <Input
                        {...control}
                        dir="ltr"
                        inputMode="text"
                        maxLength={100}
                        value={typed.monthDays}
                        onChange={(event) => change({ monthDays: event.target.value })}
                      />
                    )}
                  </Field>
                  <TimeField
                    label={t('closes')}
                    value={typed.closes}
                    onChange={(closes) => change({ closes })}
                  />
                  <TimeField label={t('drawn')} value={typed.drawn} onChange={(drawn) => change({ drawn })} />
                </>
              )}
            </div>
          )}
          {scheduleError && <FieldError id={`${props.code}-schedule-error`}>{scheduleError}</FieldError>}
          <div className="grid gap-3 sm:grid-cols-2">
            <Field
              label={t('closeSeconds')}
              hint={t('closeSecondsHint')}
              error={wrong('closeSeconds')}
              required
            >
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  min={0}
                  value={closeSeconds}
                  onChange={(event) => setCloseSeconds(event.target.value)}
                />
              )}
            </Field>
            <Field label={t('makeUp')} hint={t('makeUpHint')} error={wrong('makeUpSeconds')} required>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  min={1}
                  value={makeUp}
                  onChange={(event) => setMakeUp(event.target.value)}
                />
              )}
            </Field>
            <Field label={t('keepDays')} hint={t('keepDaysHint')} error={wrong('keepDays')} required>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  min={KEEP_DAYS_LEAST}
                  max={KEEP_DAYS_MOST}
                  value={keepDays}
                  onChange={(event) => setKeepDays(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Preview
            schedule={schedule}
            closeSeconds={Number(closeSeconds)}
            at={props.at}
            title={t('next', { count: SHOWN_DRAWS })}
            none={t('noNext')}
            locale={locale}
          />
          {props.isExternal && (drawnByUs !== props.drawnByUs || (!props.drawnByUs && timesChanged)) && (
            <ReasonField
              label={t('reason')}
              hint={t('reasonHint')}
              error={wrong('reason')}
              value={reason}
              onChange={setReason}
            />
          )}
          <FormAlert message={call.failure?.message} />
          {props.mayWrite && (
            <Button type="submit" variant="amber" busy={call.busy} className="self-start">
              {t('save')}
            </Button>
          )}
        </fieldset>
      </form>
    </Panel>
  );
}

function TimeField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} hint={hint} required>
      {(control) => (
        <Input {...control} type="time" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

function Weekdays({
  label,
  chosen,
  onChange,
}: {
  label: string;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}) {
  const locale = useLocale();
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <fieldset className="col-span-2">
      <legend className="text-sm font-medium text-muted">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <Checkbox
            key={day}
            // 4 January 1970 was a Sunday.
            label={name.format(new Date(Date.UTC(1970, 0, 4 + day)))}
            checked={chosen.includes(day)}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? [...chosen, day].sort((one, other) => one - other)
                  : chosen.filter((other) => other !== day),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The next draws of a schedule, in its zone. */
function Preview({
  schedule,
  closeSeconds,
  at,
  title,
  none,
  locale,
}: {
  schedule: Schedule;
  closeSeconds: number;
  at: string;
  title: string;
  none: string;
  locale: string;
}) {
  const isValid = isSchedule(schedule) && isCloseSeconds(schedule, closeSeconds);
  const draws = isValid ? firstDraws(schedule, closeSeconds, new Date(at)) : [];
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(isValid ? { timeZone: schedule.zone } : {}),
  });
  const time = new Intl.DateTimeFormat(locale, {
    timeStyle: 'medium',
    ...(isValid ? { timeZone: schedule.zone } : {}),
  });
  const t = useTranslations('backoffice-lottery.settings');
  return (
    <section aria-label={title}>
      <p className="mb-1.5 text-sm font-medium text-muted">{title}</p>
      {draws.length === 0 ? (
        <p className="text-sm text-vermilion">{none}</p>
      ) : (
        <ol className="grid gap-x-6 gap-y-1 text-sm tabular sm:grid-cols-2">
          {draws.map(({ drawsAt, closesAt }) => (
            <li key={drawsAt.toISOString()} className="flex flex-wrap justify-between gap-x-3">
              <span>{moment.format(drawsAt)}</span>
              <span className="text-xs text-faint">{t('closesAt', { time: time.format(closesAt) })}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function firstDraws(schedule: Schedule, closeSeconds: number, from: Date) {
  const draws = [];
  for (const draw of drawsOf(schedule, closeSeconds, from)) {
    draws.push(draw);
    if (draws.length === SHOWN_DRAWS) break;
  }
  return draws;
}
