'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

interface Props {
  /** What is chosen, part by part: `market.lantern.coin`. */
  value: string;
  onChange: (value: string) => void;
  /** The parts in their order, each with what can be chosen. */
  parts: readonly { name: 'scene' | 'palette' | 'motif'; options: readonly string[] }[];
  /** Where the picture of a choice is; without a version, for all our drawing would come along to name it. */
  address: (value: string) => string;
  size: { width: number; height: number };
  error?: string | undefined;
}

/** Chooses what a picture is drawn of, and shows it drawn. */
export function PicturePicker({ value, onChange, parts, address, size, error }: Props) {
  const t = useTranslations('promotions-office.picture');
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
