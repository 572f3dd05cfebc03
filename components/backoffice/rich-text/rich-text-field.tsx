'use client';

import { lazy } from 'react';
import { Field } from '@/components/ui/field';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import { RichTextSkeleton } from './rich-text-skeleton';

const RichTextEditor = lazy(() => import('./editor'));

interface Props {
  locale: LocaleCode;
  label: string;
  hint?: string | undefined;
  error: string | false | undefined;
  required: boolean;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
}

/** Field for a text of HTML in one language. The editor's code loads on pages that have such a field, and on no others. */
export function RichTextField({ locale, label, hint, error, required, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <PartBoundary fallback={<RichTextSkeleton />}>
          <RichTextEditor
            id={control.id}
            locale={locale}
            label={label}
            describedBy={control['aria-describedby']}
            isInvalid={control['aria-invalid'] === true}
            isRequired={control['aria-required'] === true}
            value={value}
            onChange={onChange}
          />
        </PartBoundary>
      )}
    </Field>
  );
}
