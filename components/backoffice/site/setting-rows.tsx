'use client';

import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { SETTING_GROUPS, type Setting } from '@/lib/content/settings/constants';
import type { SettingValue } from '@/lib/content/settings/rules';
import { useCall } from '../use-call';
import { SettingControl } from './setting-control';

/** The white-label settings by group; each is saved as soon as it is changed. */
export function SettingRows({ values }: { values: Readonly<Record<string, SettingValue>> }) {
  const t = useTranslations('backoffice-site.settings');
  return (
    <div className="flex flex-col gap-6">
      {SETTING_GROUPS.map(({ key, settings }) => (
        <section key={key}>
          <h3 className="text-sm font-bold text-muted">{t(`groups.${key}`)}</h3>
          <ul className="mt-1 flex flex-col divide-y divide-hairline">
            {settings.map((setting) => (
              <Row key={setting.key} setting={setting} value={values[setting.key]!} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ setting, value }: { setting: Setting; value: SettingValue }) {
  const t = useTranslations('backoffice-site.settings');
  const call = useCall();
  const id = useId();
  // next-intl reads a dot in a message key as nesting.
  const name = setting.key.replace('.', '-');
  const keep = (next: SettingValue) =>
    void call.send('/backoffice/api/site/settings', { key: setting.key, value: next }, t('saved'));
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <label htmlFor={id} className="min-w-0 flex-1 basis-56">
          <span className="block text-sm font-medium">{t(`names.${name}`)}</span>
          <span className="block text-xs text-faint">{t(`hints.${name}`)}</span>
        </label>
        <SettingControl
          id={id}
          kind={setting.value}
          value={value}
          name={name}
          busy={call.busy}
          onSave={keep}
        />
      </div>
      <FormAlert message={call.failure?.fields.value?.message ?? call.failure?.message} />
    </li>
  );
}
