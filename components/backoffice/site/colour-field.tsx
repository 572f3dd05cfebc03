'use client';

import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface Props {
  label: string;
  value: string;
  shipped: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A colour: the picker of the browser, and its code to type or paste. */
export function ColourField({ label, value, shipped, error, onChange }: Props) {
  const t = useTranslations('backoffice-site.theme');
  const id = useId();
  const isColour = /^#[0-9a-f]{6}$/.test(value);
  return (
    <div className="py-1">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="min-w-0 flex-1 text-sm">
          {label}
        </label>
        {value !== shipped && (
          <button
            type="button"
            className="text-xs text-faint underline underline-offset-2 hover:text-ink"
            onClick={() => onChange(shipped)}
          >
            {t('shipped')}
          </button>
        )}
        <input
          type="color"
          aria-label={t('pick', { colour: label })}
          value={isColour ? value : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          className="h-10 w-11 shrink-0 cursor-pointer rounded-control border border-edge bg-transparent p-1"
        />
        <div className="w-28 shrink-0">
          <Input
            id={id}
            dir="ltr"
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={!isColour || Boolean(error)}
            aria-describedby={error ? `${id}-error` : undefined}
            className="font-mono text-sm!"
            value={value}
            onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
          />
        </div>
      </div>
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}
