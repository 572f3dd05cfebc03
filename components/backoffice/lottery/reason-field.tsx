'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface Props {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange(value: string): void;
}

/** Why a setting of the lottery is changed: the second operator reads it, where one is needed. */
export function ReasonField({ label, hint, error, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
