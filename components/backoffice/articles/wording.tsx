'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { MOST_BODY, MOST_SUMMARY, MOST_TITLE } from '@/lib/content/articles/constants';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { PreviewButton } from './preview-button';

/** What an article says in one language. */
export interface Words {
  title: string;
  summary: string;
  body: string;
}

interface Props {
  locale: LocaleCode;
  words: Words;
  wrong: (name: keyof Words) => string | false | undefined;
  onChange: (words: Words) => void;
}

/** Title, summary and text in one language, in its own direction. */
export function Wording({ locale, words, wrong, onChange }: Props) {
  const t = useTranslations('articles-office.form');
  const writing = { lang: locale, dir: localeOf(locale).direction };
  const required = locale === 'en';
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('title')} error={wrong('title')} required={required}>
        {(control) => (
          <Input
            {...control}
            {...writing}
            maxLength={MOST_TITLE}
            value={words.title}
            onChange={(event) => onChange({ ...words, title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('summary')} hint={t('summaryHint')} error={wrong('summary')} required={required}>
        {(control) => (
          <Textarea
            {...control}
            {...writing}
            rows={2}
            maxLength={MOST_SUMMARY}
            value={words.summary}
            onChange={(event) => onChange({ ...words, summary: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('body')} hint={t('bodyHint')} error={wrong('body')} required={required}>
        {(control) => (
          <Textarea
            {...control}
            {...writing}
            rows={16}
            maxLength={MOST_BODY}
            value={words.body}
            className="font-mono text-sm!"
            onChange={(event) => onChange({ ...words, body: event.target.value })}
          />
        )}
      </Field>
      <PreviewButton locale={locale} title={words.title} body={words.body} />
    </div>
  );
}
