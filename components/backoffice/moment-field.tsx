'use client';

import { useState } from 'react';
import { useTimeZone, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { localMoment, momentOf, zoneName } from '@/lib/platform/zone';

/**
 * Field for a date and time in the zone in which the back office shows times, whatever the browser's zone is. `value` is ISO 8601 in UTC; null:
 * none.
 */
export function MomentField({
  label,
  hint,
  error,
  value,
  required = false,
  onChange,
}: {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string | null;
  required?: boolean;
  onChange: (value: string | null) => void;
}) {
  const t = useTranslations('backoffice');
  const zone = useTimeZone() ?? 'UTC';
  // What is typed stays while it is no complete date.
  const [typed, setTyped] = useState<{ text: string; value: string | null }>();
  const shown = typed && typed.value === value ? typed.text : value ? localMoment(new Date(value), zone) : '';
  return (
    <Field
      label={label}
      hint={[t('siteZone', { zone: zoneName(zone) }), hint].filter(Boolean).join(' ')}
      error={error}
      required={required}
    >
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={shown}
          onChange={(event) => {
            const next = momentOf(event.target.value, zone)?.toISOString() ?? null;
            setTyped({ text: event.target.value, value: next });
            onChange(next);
          }}
        />
      )}
    </Field>
  );
}
