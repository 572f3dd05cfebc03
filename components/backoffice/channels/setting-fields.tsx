'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { ChannelChoices } from '@/lib/backoffice/channels/loaders';
import { CopyButton } from '../copy-button';

type Values = Record<string, string>;

interface Props {
  adapter: ChannelChoices['adapters'][number];
  settings: Values;
  secrets: Values;
  /** The names of the secrets that are stored. */
  stored: readonly string[];
  /** Where the provider sends its notifications. */
  callback: string | undefined;
  wrong: (name: string) => string | undefined;
  onChange: (part: { settings: Values } | { secrets: Values }) => void;
}

/** What an adapter needs: texts, choices, and secrets, which can be replaced but not read. */
export function SettingFields({ adapter, settings, secrets, stored, callback, wrong, onChange }: Props) {
  const t = useTranslations('backoffice-channels');
  const fields = adapter.fields.filter(
    ({ when }) => !when || when.values.includes(settings[when.name] ?? ''),
  );
  const key = (name: string, part: 'label' | 'hint') => `settings.${adapter.code}.${name}.${part}`;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, kind, choices, maxLength, required }) => {
          const isSecret = kind === 'secret';
          const isStored = isSecret && stored.includes(name);
          const hint = t.has(key(name, 'hint')) ? t(key(name, 'hint')) : undefined;
          return (
            <Field
              key={name}
              label={t(key(name, 'label'))}
              hint={isStored ? t('secretStored') : hint}
              error={wrong(`${isSecret ? 'secrets' : 'settings'}.${name}`)}
              required={required}
            >
              {(control) =>
                kind === 'choice' ? (
                  <Select
                    {...control}
                    value={settings[name] ?? ''}
                    options={[
                      { value: '', label: t('choose') },
                      ...(choices ?? []).map((value) => ({
                        value,
                        label: t(`settings.${adapter.code}.${name}.values.${value}`),
                      })),
                    ]}
                    onChange={(event) => onChange({ settings: { ...settings, [name]: event.target.value } })}
                  />
                ) : (
                  <Input
                    {...control}
                    type={isSecret ? 'password' : 'text'}
                    dir={name === 'payeeName' || name === 'payeeCity' ? 'auto' : 'ltr'}
                    autoComplete={isSecret ? 'new-password' : 'off'}
                    spellCheck={false}
                    maxLength={maxLength}
                    placeholder={isStored ? '••••••••' : undefined}
                    value={(isSecret ? secrets : settings)[name] ?? ''}
                    onChange={(event) =>
                      onChange(
                        isSecret
                          ? { secrets: { ...secrets, [name]: event.target.value } }
                          : { settings: { ...settings, [name]: event.target.value } },
                      )
                    }
                  />
                )
              }
            </Field>
          );
        })}
      </div>
      {adapter.hasCallback && (
        <p className="text-xs text-faint">
          {callback ? t('callback') : t('callbackLater')}{' '}
          {callback && (
            <>
              <bdi dir="ltr" className="break-all">
                {callback}
              </bdi>{' '}
              <CopyButton text={callback} />
            </>
          )}
        </p>
      )}
    </div>
  );
}
