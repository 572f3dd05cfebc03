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
  most: number;
  /** Lines of the box; one is a single line. */
  rows: number;
  /** HTML is written in letters of one width. */
  code?: boolean;
  required: boolean;
  error: string | false | undefined;
  onChange: (value: string) => void;
}

/** A text in one language, written in its own direction. */
export function TextField({
  locale,
  label,
  hint,
  most,
  rows,
  code = false,
  required,
  error,
  ...rest
}: Props) {
  const writing = { lang: locale, dir: localeOf(locale).direction, maxLength: most, value: rest.value };
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) =>
        rows === 1 ? (
          <Input {...control} {...writing} onChange={(event) => rest.onChange(event.target.value)} />
        ) : (
          <Textarea
            {...control}
            {...writing}
            rows={rows}
            className={code ? 'font-mono text-sm!' : ''}
            onChange={(event) => rest.onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
