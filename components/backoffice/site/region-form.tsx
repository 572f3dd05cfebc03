'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { SettingForm } from './setting-form';
import { useSetting, type SettingProps } from './use-setting';

export interface RegionRules {
  blockedCountries: readonly string[];
  blockedNetworks: readonly string[];
  allowedCountries: readonly string[];
  allowedNetworks: readonly string[];
}

interface Props {
  setting: SettingProps<RegionRules>;
  /** The operator's own address and country. */
  own: { ip: string; country: string | undefined };
}

/** The names of the codes in a text; unknown codes are left out. */
function namesOf(text: string, locale: string): string {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const found = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .flatMap((code) => names.of(code) ?? []);
  return new Intl.ListFormat(locale).format(found);
}

/** Form with the region rules: who is refused, and who alone is served. */
export function RegionForm({ setting, own }: Props) {
  const t = useTranslations('backoffice-site.regions');
  const locale = useLocale();
  const call = useSetting(setting);
  const [rules, setRules] = useState({
    blockedCountries: setting.value.blockedCountries.join(', '),
    blockedNetworks: setting.value.blockedNetworks.join('\n'),
    allowedCountries: setting.value.allowedCountries.join(', '),
    allowedNetworks: setting.value.allowedNetworks.join('\n'),
  });
  const countryName = own.country && new Intl.DisplayNames([locale], { type: 'region' }).of(own.country);
  const field = (name: keyof typeof rules, isList: boolean) => (
    <Field
      label={t(`fields.${name}`)}
      hint={(!isList && namesOf(rules[name], locale)) || t(isList ? 'networksHint' : 'countriesHint')}
      error={call.failure?.fields[name]?.message}
    >
      {(control) => {
        const shared = { ...control, dir: 'ltr', autoComplete: 'off', spellCheck: false, value: rules[name] };
        return isList ? (
          <Textarea
            {...shared}
            rows={3}
            onChange={(event) => setRules({ ...rules, [name]: event.target.value })}
          />
        ) : (
          <Input
            {...shared}
            autoCapitalize="characters"
            onChange={(event) => setRules({ ...rules, [name]: event.target.value })}
          />
        );
      }}
    </Field>
  );
  return (
    <SettingForm call={call} onSave={() => void call.save(rules, t('saved'))}>
      <p className="text-sm text-muted">{t('text')}</p>
      <p className="text-sm">
        {t('own')} <bdi className="font-mono">{own.ip}</bdi>
        {countryName && <> · {countryName}</>}
      </p>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 text-sm font-bold text-muted">{t('deny')}</legend>
        {field('blockedCountries', false)}
        {field('blockedNetworks', true)}
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 text-sm font-bold text-muted">{t('allow')}</legend>
        {field('allowedCountries', false)}
        {field('allowedNetworks', true)}
      </fieldset>
    </SettingForm>
  );
}
