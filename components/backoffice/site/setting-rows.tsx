'use client';

import { useId } from 'react';
import { useTranslations } from 'next-intl';
import type { Setting } from '@/lib/content/settings/constants';
import type { SettingValue } from '@/lib/content/settings/rules';
import { SettingAlert } from './setting-alert';
import { SettingControl } from './setting-control';
import { useSetting } from './use-setting';

export interface SettingGroup {
  key: string;
  settings: readonly Setting[];
}

interface Props {
  groups: readonly SettingGroup[];
  values: Readonly<Record<string, SettingValue>>;
  versions: Readonly<Record<string, number>>;
}

/** White-label settings by group, each with its shipped value; each is saved as soon as it is changed. */
export function SettingRows({ groups, values, versions }: Props) {
  const t = useTranslations('backoffice-site.settings');
  return (
    <div className="flex flex-col gap-6">
      {groups.map(({ key, settings }) => (
        <section key={key}>
          <h3 className="text-sm font-bold text-muted">{t(`groups.${key}`)}</h3>
          <ul className="mt-1 flex flex-col divide-y divide-hairline">
            {settings.map((setting) => (
              <Row
                key={setting.key}
                setting={setting}
                value={values[setting.key]!}
                version={versions[setting.key] ?? 0}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ setting, value, version }: { setting: Setting; value: SettingValue; version: number }) {
  const t = useTranslations('backoffice-site.settings');
  const call = useSetting({ key: `flag.${setting.key}`, version });
  const id = useId();
  // next-intl reads a dot in a message key as nesting.
  const name = setting.key.replace('.', '-');
  const { shipped } = setting.value;
  const shippedText = () => {
    if (typeof shipped === 'boolean') return t(shipped ? 'on' : 'off');
    if (setting.value.kind === 'choice') return t(`choices.${name}.${String(shipped)}`);
    return shipped === '' ? t('empty') : String(shipped);
  };
  const keep = (next: SettingValue) => void call.save(next, t('saved'));
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <label htmlFor={id} className="min-w-0 flex-1 basis-56">
          <span className="block text-sm font-medium">{t(`names.${name}`)}</span>
          <span className="block text-xs text-faint">
            {t(`hints.${name}`)} {t('shipped', { value: shippedText() })}
          </span>
        </label>
        {value !== shipped && (
          <button
            type="button"
            disabled={call.busy}
            className="text-xs text-faint underline underline-offset-2 hover:text-ink"
            onClick={() => keep(shipped)}
          >
            {t('putBack')}
          </button>
        )}
        <SettingControl
          id={id}
          kind={setting.value}
          value={value}
          name={name}
          busy={call.busy}
          onSave={keep}
        />
      </div>
      <SettingAlert call={call} message={call.failure?.fields.value?.message} />
    </li>
  );
}
