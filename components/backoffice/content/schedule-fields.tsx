'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useMounted } from '@/components/ui/use-mounted';
import { parseDateTimeInput, toDateTimeInput } from '../date-time-input';

interface MomentProps {
  label: string;
  hint: string;
  error: string | undefined;
  /** ISO 8601, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Field for a date and time in the operator's own time zone. */
export function MomentField({ label, hint, error, value, onChange }: MomentProps) {
  const mounted = useMounted();
  // What is typed stays while it is no complete date.
  const [typed, setTyped] = useState<{ text: string; value: string | null }>();
  const shown = typed && typed.value === value ? typed.text : mounted ? toDateTimeInput(value) : '';
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={shown}
          onChange={(event) => {
            const next = parseDateTimeInput(event.target.value);
            setTyped({ text: event.target.value, value: next });
            onChange(next);
          }}
        />
      )}
    </Field>
  );
}

interface Props {
  startsAt: string | null;
  endsAt: string | null;
  wrong: (name: 'startsAt' | 'endsAt') => string | undefined;
  onChange: (next: { startsAt?: string | null; endsAt?: string | null }) => void;
  /** Hint of the start, if an empty one means something else than "at once". */
  startHint?: string;
}

/** Fields for the time in which an item is shown. */
export function ScheduleFields({ startsAt, endsAt, wrong, onChange, startHint }: Props) {
  const t = useTranslations('backoffice-content.schedule');
  return (
    <>
      <MomentField
        label={t('startsAt')}
        hint={startHint ?? t('startHint')}
        error={wrong('startsAt')}
        value={startsAt}
        onChange={(value) => onChange({ startsAt: value })}
      />
      <MomentField
        label={t('endsAt')}
        hint={t('endHint')}
        error={wrong('endsAt')}
        value={endsAt}
        onChange={(value) => onChange({ endsAt: value })}
      />
    </>
  );
}
