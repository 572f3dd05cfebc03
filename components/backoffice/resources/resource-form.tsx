'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_LABEL } from '@/lib/content/resources/constants';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { LanguageTabs } from '../localized/language-tabs';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { LocalizedTextField } from '../localized/text-field';
import { useCall } from '../use-call';

interface Props {
  /** The link to change; undefined for a new one. */
  resource?: { type: string; url: string; label: LocalizedText | null };
}

const EMPTY = { type: '', url: '', label: {} as LocalizedText };

/** Form that adds a link of the operator's own, or changes one. */
export function ResourceForm({ resource }: Props) {
  const t = useTranslations('backoffice-apps.resources');
  const tContent = useTranslations('backoffice-content');
  const call = useCall();
  const router = useRouter();
  const [value, setValue] = useState(resource ? { ...resource, label: resource.label ?? {} } : EMPTY);
  const [locale, setLocale] = useState<LocaleCode>(DEFAULT_LOCALE);
  const wrong = (name: string) => call.failure?.fields[name]?.message;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const label = withoutEmpty(value.label);
    const seen = resource ? { url: resource.url, label: resource.label } : null;
    const body = { ...value, label: Object.keys(label).length > 0 ? label : null, seen };
    if (!(await call.send('/backoffice/api/resources', body, t('saved')))) return;
    setValue(EMPTY);
    if (resource) router.push('/backoffice/resources');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormAlert message={call.failure?.message} />
      <Field label={t('type')} hint={t('typeHint')} error={wrong('type')} required>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            maxLength={32}
            autoComplete="off"
            spellCheck={false}
            placeholder="official_channel"
            readOnly={resource !== undefined}
            value={value.type}
            onChange={(event) => setValue({ ...value, type: event.target.value.toLowerCase() })}
          />
        )}
      </Field>
      <Field label={t('url')} hint={t('urlHint')} error={wrong('url')} required>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            value={value.url}
            onChange={(event) => setValue({ ...value, url: event.target.value })}
          />
        )}
      </Field>
      <div>
        <LanguageTabs
          label={tContent('language')}
          chosen={locale}
          filled={(code) => Boolean(value.label[code]?.trim())}
          missing={tContent('missing')}
          onChoose={setLocale}
        />
        <LocalizedTextField
          key={locale}
          locale={locale}
          label={t('label')}
          hint={t('labelHint')}
          maxLength={MAX_LABEL}
          rows={1}
          required={false}
          error={wrong(`label.${locale}`) ?? wrong('label')}
          value={value.label[locale] ?? ''}
          onChange={(text) => setValue({ ...value, label: { ...value.label, [locale]: text } })}
        />
      </div>
      <Button type="submit" variant="amber" busy={call.busy} className="self-start">
        {t(resource ? 'save' : 'add')}
      </Button>
    </form>
  );
}
