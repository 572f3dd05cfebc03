'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldError } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { LOCALES, type LocaleCode } from '@/lib/i18n/locales';
import type { SiteLanguages } from '@/lib/i18n/site';
import { SettingForm } from './setting-form';
import { useSetting, type SettingProps } from './use-setting';

interface Props {
  setting: SettingProps<SiteLanguages>;
  /** The languages of the build; only these can be offered. */
  built: readonly LocaleCode[];
  /** The language whose addresses have no prefix. */
  unprefixed: LocaleCode;
  onSaved?: () => void;
}

/** Form with the languages that the site offers, and the one that it starts in. */
export function LanguagesForm({ setting, built, unprefixed, onSaved }: Props) {
  const t = useTranslations('backoffice-site.languages');
  const call = useSetting(setting);
  const [languages, setLanguages] = useState(setting.value);
  const { offered, start, untranslated } = languages;
  const error = (field: string) => call.failure?.fields[field]?.message;
  const known = LOCALES.filter(({ code }) => built.includes(code));
  const toggle = (code: LocaleCode, isOffered: boolean) => {
    const next = built.filter((one) => (one === code ? isOffered : offered.includes(one)));
    setLanguages({
      ...languages,
      offered: next,
      start: next.includes(start) ? start : (next[0] ?? start),
    });
  };
  const save = async () => {
    if (await call.save(languages, t('saved'))) onSaved?.();
  };
  return (
    <SettingForm call={call} onSave={() => void save()} onShipped={() => setLanguages(setting.shipped)}>
      <fieldset>
        <legend className="text-sm font-medium text-muted">{t('offered')}</legend>
        <div className="grid sm:grid-cols-2">
          {known.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={
                <>
                  <bdi lang={code}>{name}</bdi>
                  {code === unprefixed && <span className="ms-2 text-xs text-faint">{t('unprefixed')}</span>}
                </>
              }
              checked={offered.includes(code)}
              onChange={(event) => toggle(code, event.target.checked)}
            />
          ))}
        </div>
        <div aria-live="polite">
          {error('offered') && <FieldError id="offered-error">{error('offered')}</FieldError>}
        </div>
      </fieldset>
      <Field label={t('start')} hint={t('startHint')} error={error('start')}>
        {(control) => (
          <Select
            {...control}
            value={start}
            options={known
              .filter(({ code }) => offered.includes(code))
              .map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => setLanguages({ ...languages, start: event.target.value as LocaleCode })}
          />
        )}
      </Field>
      <Checkbox
        label={t('untranslated')}
        checked={untranslated}
        onChange={(event) => setLanguages({ ...languages, untranslated: event.target.checked })}
      />
      <p className="text-xs text-faint">{t('profile')}</p>
    </SettingForm>
  );
}
