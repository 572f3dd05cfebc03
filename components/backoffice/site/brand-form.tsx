'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { LanternMark } from '@/components/ui/lantern-mark';
import { LOCALES, type LocaleCode } from '@/lib/i18n/locales';
import type { Brand } from '@/lib/platform/site-config';
import { SettingForm } from './setting-form';
import { TextField } from './text-field';
import { useSetting, type SettingProps } from './use-setting';

type Names = Partial<Record<LocaleCode, string>>;

/** Form with the name of the brand in each language, its company, and the mark beside the name. */
export function BrandForm({ setting, onSaved }: { setting: SettingProps<Brand>; onSaved?: () => void }) {
  const t = useTranslations('backoffice-site.brand');
  const call = useSetting(setting);
  const [brand, setBrand] = useState<Omit<Brand, 'names'> & { names: Names }>(setting.value);
  const change = (part: Partial<typeof brand>) => setBrand((last) => ({ ...last, ...part }));
  const error = (field: string) => call.failure?.fields[field]?.message;
  const save = async () => {
    const names = Object.fromEntries(
      Object.entries(brand.names).filter(([code, name]) => code === 'en' || name.trim() !== ''),
    );
    if (await call.save({ ...brand, names }, t('saved'))) onSaved?.();
  };
  const line = (name: 'shortName' | 'legalName' | 'address' | 'licence', most: number) => (
    <TextField
      label={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
      error={error(name)}
      dir="auto"
      maxLength={most}
      value={brand[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <SettingForm call={call} onSave={() => void save()}>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-bold text-muted">{t('names')}</legend>
        {LOCALES.map(({ code, name, direction }) => (
          <TextField
            key={code}
            label={name}
            lang={code}
            dir={direction}
            required={code === 'en'}
            maxLength={40}
            placeholder={code === 'en' ? '' : (brand.names.en ?? '')}
            error={error(`names.${code}`) ?? (code === 'en' ? error('names') : undefined)}
            value={brand.names[code] ?? ''}
            onChange={(value) => change({ names: { ...brand.names, [code]: value } })}
          />
        ))}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {line('shortName', 16)}
        <Field label={t('fields.mark')} hint={t('hints.mark')} error={error('mark')}>
          {(control) => (
            <Select
              {...control}
              value={brand.mark}
              options={(['none', 'lantern'] as const).map((value) => ({ value, label: t(`marks.${value}`) }))}
              onChange={(event) => change({ mark: event.target.value as Brand['mark'] })}
            />
          )}
        </Field>
        {line('legalName', 120)}
        {line('licence', 200)}
        <div className="sm:col-span-2">{line('address', 200)}</div>
      </div>
      <figure className="flex items-center gap-2.5 rounded-control border border-hairline bg-ground p-4">
        <figcaption className="sr-only">{t('preview')}</figcaption>
        {brand.mark === 'lantern' && <LanternMark className="h-9 w-auto shrink-0" />}
        <span className="font-display text-xl leading-tight font-extrabold wrap-anywhere" dir="auto">
          {brand.names.en || '…'}
        </span>
      </figure>
    </SettingForm>
  );
}
