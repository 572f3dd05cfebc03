'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { ANNOUNCEMENT_TYPES, EXECUTIONS } from '@/lib/content/announcements/constants';
import type { AnnouncementType, Execution } from '@/lib/content/types';

/** Everything about an announcement except its text. */
export interface AnnouncementSettings {
  type: AnnouncementType;
  execution: Execution[];
  promotionType: string;
  /** Values of inputs of type `datetime-local`. */
  from: string | undefined;
  until: string | undefined;
}

interface Props {
  settings: AnnouncementSettings;
  wrong: (name: string) => string | undefined;
  onChange: (terms: AnnouncementSettings) => void;
}

/** Fields for the place, the audience and the schedule of an announcement. */
export function AnnouncementSettingsFields({ settings, wrong, onChange }: Props) {
  const t = useTranslations('backoffice-announcements');
  const toggle = (code: Execution, on: boolean) =>
    onChange({
      ...settings,
      execution: EXECUTIONS.filter((one) => (one === code ? on : settings.execution.includes(one))),
    });
  return (
    <>
      <Field label={t('form.type')} error={wrong('type')} required>
        {(control) => (
          <Select
            {...control}
            value={settings.type}
            options={ANNOUNCEMENT_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
            onChange={(event) => onChange({ ...settings, type: event.target.value as AnnouncementType })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="text-sm font-medium text-muted">{t('form.who')}</legend>
        {EXECUTIONS.map((code) => (
          <Checkbox
            key={code}
            label={t(`executions.${code}`)}
            checked={settings.execution.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          />
        ))}
        {wrong('execution') && <p className="text-sm text-vermilion">{wrong('execution')}</p>}
      </fieldset>
      <Field label={t('form.promotion')} hint={t('form.promotionHint')} error={wrong('promotionType')}>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            maxLength={32}
            value={settings.promotionType}
            onChange={(event) => onChange({ ...settings, promotionType: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('form.from')} hint={t('form.fromHint')} error={wrong('startsAt')}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={settings.from ?? ''}
            onChange={(event) => onChange({ ...settings, from: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('form.until')} hint={t('form.untilHint')} error={wrong('endsAt')}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={settings.until ?? ''}
            onChange={(event) => onChange({ ...settings, until: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
