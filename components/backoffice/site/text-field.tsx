'use client';

import { Field } from '@/components/ui/field';
import { Input, type InputProps } from '@/components/ui/input';

interface Props extends Omit<InputProps, 'onChange' | 'value'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled line of text. */
export function TextField({ label, hint, error, onChange, required, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false}>
      {(control) => (
        <Input
          autoComplete="off"
          {...control}
          {...input}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
