'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

interface Props {
  /** The chosen parts, joined by dots: `market.lantern.coin`. */
  value: string;
  onChange: (value: string) => void;
  /** The parts in order, each with its options. */
  parts: readonly { name: 'scene' | 'palette' | 'motif'; options: readonly string[] }[];
  /** Address of the picture of a value. It has no version, because that would import the drawing code into the browser. */
  address: (value: string) => string;
  size: { width: number; height: number };
  error?: string | undefined;
}

/** Fields that choose the parts of a generated picture, with a preview. */
export function PicturePicker({ value, onChange, parts, address, size, error }: Props) {
  const t = useTranslations('backoffice-promotions.picture');
  const chosen = value.split('.');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium text-muted">{t('legend')}</legend>
      <img
        src={address(value)}
        alt={t('alt')}
        {...size}
        className="h-auto w-full rounded-control bg-picture-ground"
      />
      {parts.map(({ name, options }, index) => (
        <Field key={name} label={t(name)} error={index === 0 ? error : undefined}>
          {(control) => (
            <Select
              {...control}
              dir="ltr"
              value={chosen[index]}
              onChange={(event) =>
                onChange(
                  parts.map((_, at) => (at === index ? event.target.value : (chosen[at] ?? ''))).join('.'),
                )
              }
              options={options.map((option) => ({ value: option, label: option }))}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
