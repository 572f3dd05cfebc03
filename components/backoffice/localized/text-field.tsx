'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';

interface Props {
  locale: LocaleCode;
  label: string;
  hint?: string | undefined;
  value: string;
  maxLength: number;
  /** Height in lines; 1 is a single-line input. */
  rows: number;
  required: boolean;
  error: string | false | undefined;
  onChange: (value: string) => void;
}

/** Field for a text in one language, in its writing direction. */
export function LocalizedTextField({
  locale,
  label,
  hint,
  maxLength,
  rows,
  required,
  error,
  ...rest
}: Props) {
  const shared = { lang: locale, dir: localeOf(locale).direction, maxLength: maxLength, value: rest.value };
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) =>
        rows === 1 ? (
          <Input {...control} {...shared} onChange={(event) => rest.onChange(event.target.value)} />
        ) : (
          <Textarea
            {...control}
            {...shared}
            rows={rows}
            onChange={(event) => rest.onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
