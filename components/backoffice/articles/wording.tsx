'use client';

import { useTranslations } from 'next-intl';
import { MOST_BODY, MOST_SUMMARY, MOST_TITLE } from '@/lib/content/articles/constants';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { PreviewButton } from '../wording/preview-button';
import { TextField } from '../wording/text-field';

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
  const required = locale === DEFAULT_LOCALE;
  const field = (name: keyof Words) => ({
    locale,
    required,
    label: t(name),
    error: wrong(name),
    value: words[name],
    onChange: (value: string) => onChange({ ...words, [name]: value }),
  });
  return (
    <div className="flex flex-col gap-4">
      <TextField {...field('title')} most={MOST_TITLE} rows={1} />
      <TextField {...field('summary')} hint={t('summaryHint')} most={MOST_SUMMARY} rows={2} />
      <TextField {...field('body')} hint={t('bodyHint')} most={MOST_BODY} rows={16} code />
      <PreviewButton locale={locale} title={words.title} body={words.body} />
    </div>
  );
}
