'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { MAX_PREPARED_ANSWER_TEXT, MAX_PREPARED_ANSWER_TITLE } from '@/lib/inbox/prepared-answers/schema';
import { DeleteButton } from '../delete-button';
import { LanguageTabs } from '../localized/language-tabs';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { LocalizedTextField } from '../localized/text-field';
import { useCall } from '../use-call';

interface Props {
  saved?: { id: string; version: number };
  title: string;
  texts: LocalizedText;
}

/** Creates or changes a prepared answer. */
export function PreparedAnswerForm({ saved, title: givenTitle, texts: givenTexts }: Props) {
  const t = useTranslations('backoffice-service');
  const router = useRouter();
  const call = useCall();
  const [title, setTitle] = useState(givenTitle);
  const [texts, setTexts] = useState(givenTexts);
  const [locale, setLocale] = useState<LocaleCode>(DEFAULT_LOCALE);
  const fields = call.failure?.fields ?? {};
  const isHome = locale === DEFAULT_LOCALE;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { title, texts: withoutEmpty(texts), ...(saved && { version: saved.version }) };
    const path = saved ? `/backoffice/api/prepared-answers/${saved.id}` : '/backoffice/api/prepared-answers';
    if (await call.send(path, body, t('preparedAnswer.saved'))) router.push('/backoffice/chat/answers');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormAlert message={call.failure?.message} />
      <Field
        label={t('preparedAnswer.name')}
        hint={t('preparedAnswer.nameHint')}
        error={fields.title?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            maxLength={MAX_PREPARED_ANSWER_TITLE}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <div>
        <LanguageTabs
          label={t('language')}
          chosen={locale}
          filled={(code) => Boolean(texts[code]?.trim())}
          missing={t('missing')}
          onChoose={setLocale}
        />
        <LocalizedTextField
          key={locale}
          locale={locale}
          label={t('preparedAnswer.text')}
          maxLength={MAX_PREPARED_ANSWER_TEXT}
          rows={5}
          required={isHome}
          error={fields[`texts.${locale}`]?.message ?? (isHome ? fields.texts?.message : undefined)}
          value={texts[locale] ?? ''}
          onChange={(value) => setTexts({ ...texts, [locale]: value })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="amber" busy={call.busy}>
          {t('preparedAnswer.save')}
        </Button>
        {saved && (
          <DeleteButton
            path={`/backoffice/api/prepared-answers/${saved.id}/remove`}
            next="/backoffice/chat/answers"
            texts={{
              remove: t('preparedAnswer.remove'),
              title: t('preparedAnswer.removeTitle'),
              text: t('preparedAnswer.removeText'),
              cancel: t('cancel'),
              removed: t('preparedAnswer.removed'),
            }}
          />
        )}
      </div>
    </form>
  );
}
