'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { ProtectionSetting } from '@/lib/platform/site-config';
import { SettingForm } from './setting-form';
import { TextField } from './text-field';
import { useSetting, type SettingProps } from './use-setting';

const toLines = (helpers: ProtectionSetting['helpers']) =>
  helpers.map(({ name, url }) => `${name} | ${url}`).join('\n');

const toHelpers = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const place = line.lastIndexOf('|');
      return { name: line.slice(0, Math.max(place, 0)).trim(), url: line.slice(place + 1).trim() };
    });

/** Form with the rules of play, of reality checks, exclusions and documents, and the organisations that help. */
export function ProtectionForm({ setting }: { setting: SettingProps<ProtectionSetting> }) {
  const t = useTranslations('backoffice-site.protection');
  const call = useSetting(setting);
  const [value, setValue] = useState(setting.value);
  const [helpers, setHelpers] = useState(toLines(setting.value.helpers));
  const { documents } = value;
  const error = (field: string) => call.failure?.fields[field]?.message;
  const helperError = Object.entries(call.failure?.fields ?? {}).find(([name]) =>
    name.startsWith('helpers'),
  )?.[1].message;
  const number = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : 0);
  return (
    <SettingForm
      call={call}
      onSave={() => void call.save({ ...value, helpers: toHelpers(helpers) }, t('saved'))}
      onShipped={() => {
        setValue(setting.shipped);
        setHelpers(toLines(setting.shipped.helpers));
      }}
    >
      <Checkbox
        label={t('roundTime')}
        checked={value.roundTime}
        onChange={(event) => setValue({ ...value, roundTime: event.target.checked })}
      />
      <TextField
        label={t('realityMinutes')}
        hint={t('realityHint')}
        inputMode="numeric"
        dir="ltr"
        value={String(value.realityMinutes || '')}
        error={error('realityMinutes')}
        onChange={(text) => setValue({ ...value, realityMinutes: number(text) })}
      />
      <TextField
        label={t('readmitHours')}
        hint={t('readmitHint')}
        inputMode="numeric"
        dir="ltr"
        value={String(value.readmitHours || '')}
        error={error('readmitHours')}
        onChange={(text) => setValue({ ...value, readmitHours: number(text) })}
      />
      <Checkbox
        label={t('firstWithdrawal')}
        checked={documents.firstWithdrawal}
        onChange={(event) =>
          setValue({ ...value, documents: { ...documents, firstWithdrawal: event.target.checked } })
        }
      />
      <TextField
        label={t('depositsAbove')}
        hint={t('depositsHint')}
        inputMode="decimal"
        dir="ltr"
        value={documents.depositsAbove}
        error={error('documents.depositsAbove')}
        onChange={(text) => setValue({ ...value, documents: { ...documents, depositsAbove: text } })}
      />
      <TextField
        label={t('keepDays')}
        inputMode="numeric"
        dir="ltr"
        value={String(documents.keepDays || '')}
        error={error('documents.keepDays')}
        onChange={(text) => setValue({ ...value, documents: { ...documents, keepDays: number(text) } })}
      />
      <Field label={t('helpers')} hint={t('helpersHint')} error={helperError}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={4}
            spellCheck={false}
            value={helpers}
            onChange={(event) => setHelpers(event.target.value)}
          />
        )}
      </Field>
    </SettingForm>
  );
}
