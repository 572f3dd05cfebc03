'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { SettingForm } from './setting-form';
import { useSetting, type SettingProps } from './use-setting';

/** Form with the mirror hosts of the server-speed picker, one per line. */
export function DomainsForm({ setting }: { setting: SettingProps<{ domains: readonly string[] }> }) {
  const t = useTranslations('backoffice-site');
  const call = useSetting(setting);
  const [text, setText] = useState(setting.value.domains.join('\n'));
  return (
    <SettingForm call={call} onSave={() => void call.save({ domains: text }, t('domains.saved'))}>
      <Field
        label={t('domains.label')}
        hint={t('domains.hint')}
        error={call.failure?.fields.domains?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="ltr"
            rows={5}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </SettingForm>
  );
}
