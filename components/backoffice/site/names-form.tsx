'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import type { SecurityNames, SenderSetting } from '@/lib/platform/site-config';
import { SettingForm } from './setting-form';
import { TextField } from './text-field';
import { useSetting, type SettingProps } from './use-setting';

/** Form with the names that apps and devices show for the site. */
export function SecurityNamesForm({
  setting,
  brand,
}: {
  setting: SettingProps<SecurityNames>;
  brand: string;
}) {
  const t = useTranslations('backoffice-site.security');
  const call = useSetting(setting);
  const [names, setNames] = useState(setting.value);
  return (
    <SettingForm call={call} onSave={() => void call.save(names, t('saved'))}>
      {(['issuer', 'passkey'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`fields.${name}`)}
          hint={t(`hints.${name}`)}
          error={call.failure?.fields[name]?.message}
          placeholder={brand}
          maxLength={60}
          value={names[name]}
          onChange={(value) => setNames({ ...names, [name]: value })}
        />
      ))}
    </SettingForm>
  );
}

/** Form with the sender of emails. */
export function SenderForm({ setting, brand }: { setting: SettingProps<SenderSetting>; brand: string }) {
  const t = useTranslations('backoffice-site.sender');
  const call = useSetting(setting);
  const [sender, setSender] = useState(setting.value);
  const error = (field: string) => call.failure?.fields[field]?.message;
  return (
    <SettingForm call={call} onSave={() => void call.save(sender, t('saved'))}>
      <TextField
        label={t('fields.name')}
        hint={t('hints.name')}
        error={error('name')}
        placeholder={brand}
        maxLength={60}
        value={sender.name}
        onChange={(name) => setSender({ ...sender, name })}
      />
      <TextField
        label={t('fields.address')}
        hint={t('hints.address')}
        error={error('address')}
        required
        dir="ltr"
        inputMode="email"
        value={sender.address}
        onChange={(address) => setSender({ ...sender, address })}
      />
    </SettingForm>
  );
}
