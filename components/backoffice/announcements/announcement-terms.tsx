'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { ANNOUNCEMENT_TYPES, EXECUTIONS } from '@/lib/content/announcements/constants';
import type { AnnouncementType, Execution } from '@/lib/content/types';

/** Everything about an announcement but its words. */
export interface Terms {
  type: AnnouncementType;
  execution: Execution[];
  promotionType: string;
  /** As `datetime-local` has them. */
  from: string | undefined;
  until: string | undefined;
}

interface Props {
  terms: Terms;
  wrong: (name: string) => string | undefined;
  onChange: (terms: Terms) => void;
}

/** Where an announcement is shown, to whom, and from when to when. */
export function AnnouncementTerms({ terms, wrong, onChange }: Props) {
  const t = useTranslations('announcements-office');
  const toggle = (code: Execution, on: boolean) =>
    onChange({
      ...terms,
      execution: EXECUTIONS.filter((one) => (one === code ? on : terms.execution.includes(one))),
    });
  return (
    <>
      <Field label={t('form.type')} error={wrong('type')} required>
        {(control) => (
          <Select
            {...control}
            value={terms.type}
            options={ANNOUNCEMENT_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
            onChange={(event) => onChange({ ...terms, type: event.target.value as AnnouncementType })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="text-sm font-medium text-muted">{t('form.who')}</legend>
        {EXECUTIONS.map((code) => (
          <Checkbox
            key={code}
            label={t(`executions.${code}`)}
            checked={terms.execution.includes(code)}
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
            value={terms.promotionType}
            onChange={(event) => onChange({ ...terms, promotionType: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('form.from')} hint={t('form.fromHint')} error={wrong('startsAt')}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={terms.from ?? ''}
            onChange={(event) => onChange({ ...terms, from: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('form.until')} hint={t('form.untilHint')} error={wrong('endsAt')}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={terms.until ?? ''}
            onChange={(event) => onChange({ ...terms, until: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
